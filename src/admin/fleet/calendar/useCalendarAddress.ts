import { isIsoDate, type IsoDate } from '../../../domain/base/dates.ts';
import { isIsoMonth, monthOf, type IsoMonth } from '../../../domain/calendar/months.ts';
import { PAPER_FACETS, type PaperFilter } from '../../../domain/calendar/paperFilter.ts';
import { SEARCH } from '../../kit/list/filters/listFilters.ts';
import { useAddress, useGiven } from '../../kit/useAddress.ts';
import { useCompanyDay } from '../../kit/useCompanyDay.ts';
import { useIsPhone } from '../../kit/useIsPhone.ts';

export const VIEWS = ['month', 'agenda'] as const;
export type CalendarView = (typeof VIEWS)[number];

const FILTERS = [...PAPER_FACETS, SEARCH];

interface CalendarAddress {
  view: CalendarView;
  month: IsoMonth;
  /** The open day. */
  day: IsoDate | undefined;
  filter: PaperFilter;
  /** Changes the given parameters; undefined removes one. */
  change: (changes: Record<string, string | undefined>) => void;
}

/** The calendar's state, kept in its address so that links and the back button restore it. */
export const useCalendarAddress = (): CalendarAddress => {
  const { params, change } = useAddress();
  const isPhone = useIsPhone();
  const { today } = useCompanyDay();
  const day = params.get('day');
  const month = params.get('month');
  return {
    view: VIEWS.find((name) => name === params.get('view')) ?? (isPhone ? 'agenda' : 'month'),
    month: isIsoMonth(month) ? month : monthOf(today),
    day: isIsoDate(day) ? day : undefined,
    filter: useGiven(params, FILTERS),
    change,
  };
};
