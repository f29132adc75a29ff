import { useMemo } from 'react';

import { companyDay, type CompanyDay } from '../../domain/base/companyDay.ts';
import { useConventions } from './useConventions.ts';
import { useToday } from './useToday.ts';

/** What rules that judge dates need to know; the same object as long as nothing of it changes. */
export const useCompanyDay = (): CompanyDay => {
  const localization = useConventions();
  const today = useToday();
  return useMemo(() => ({ ...companyDay(localization), today }), [localization, today]);
};
