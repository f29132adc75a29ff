import { weekFacets } from '../../domain/expiries/weeksAhead.ts';
import { useCompanyDay } from '../kit/texts/useCompanyDay.ts';
import { useFleetPapers } from './useFleetPapers.ts';

/** Papers, counted for each of the weeks ahead. */
export const useWeekPapers = () => {
  const { today, first_day_of_week: firstDay } = useCompanyDay();
  return useFleetPapers({ facets: weekFacets(today, firstDay) });
};
