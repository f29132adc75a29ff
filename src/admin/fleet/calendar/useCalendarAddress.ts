import { addDays, isIsoDate } from '../../../domain/base/dates.ts';
import { isIsoMonth, monthOf, type IsoMonth } from '../../../domain/calendar/months.ts';
import { useCompanyDay } from '../../kit/texts/useCompanyDay.ts';
import { useAddress } from '../../kit/useAddress.ts';
import { useIsPhone } from '../../kit/useIsPhone.ts';

export const VIEWS = ['month', 'agenda'] as const;

/** Those of a month, and as many of those before and after it as its weeks can have. */
export const daysShown = (month: IsoMonth) => ({
  from: addDays(`${month}-01`, -6),
  to: addDays(`${month}-01`, 30 + 6),
});

export const useCalendarAddress = () => {
  const { params, change } = useAddress();
  const isPhone = useIsPhone();
  const { today } = useCompanyDay();
  const day = params.get('day');
  const month = params.get('month');
  return {
    view: VIEWS.find((name) => name === params.get('view')) ?? (isPhone ? 'agenda' : 'month'),
    month: isIsoMonth(month) ? month : monthOf(today),
    day: isIsoDate(day) ? day : undefined,
    change,
  };
};
