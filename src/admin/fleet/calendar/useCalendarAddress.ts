import { isIsoDate } from '../../../domain/base/dates.ts';
import { isIsoMonth, monthOf } from '../../../domain/calendar/months.ts';
import { useCompanyDay } from '../../kit/texts/useCompanyDay.ts';
import { useAddress } from '../../kit/useAddress.ts';
import { useIsPhone } from '../../kit/useIsPhone.ts';

export const VIEWS = ['month', 'agenda'] as const;

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
