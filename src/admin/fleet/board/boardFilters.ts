import { boardDay } from '../../../domain/board/boardDay.ts';
import { REASON_FILTERS, type ReasonFilter } from '../../../domain/board/sets.ts';
import type { Company } from '../../../domain/fleet/companies.ts';
import { RESOURCES } from '../../../domain/records/resources.ts';
import { useAllRows } from '../../kit/allRows.ts';
import type { ListFilter } from '../../kit/list/filters/listFilters.ts';
import { useCompanyDay } from '../../kit/texts/useCompanyDay.ts';
import { useAddress } from '../../kit/useAddress.ts';
import { useMay } from '../../kit/useMay.ts';

export const PARAMS = {
  group: 'group',
  status: 'status',
  reason: 'reason',
  company: 'company',
  q: 'q',
};
export const DEFAULTS = { group: 'sets' };
const BY_NAME = { field: 'name', order: 'ASC' } as const;

export const useBoardDay = () => boardDay(useAddress().params.get('day'), useCompanyDay().today);

export const useCompanies = () => {
  const may = useMay();
  const { data = [] } = useAllRows<Company>(RESOURCES.companies, {
    sort: BY_NAME,
    enabled: may('list', RESOURCES.companies),
  });
  return data.map(({ id, name }) => ({ value: String(id), name }));
};

export const reasonText = (reason: ReasonFilter) =>
  reason === 'status' ? 'board.filters.outOfService' : (`common.expiryKinds.${reason}` as const);

export const FILTERS: readonly ListFilter[] = [
  {
    source: 'reason',
    label: 'board.filters.reason',
    options: REASON_FILTERS.map((value) => ({ value, text: reasonText(value) })),
  },
  { source: 'company', label: 'board.filters.company', useOptions: useCompanies },
];

export const isValid = (filter: string, value: string) =>
  filter !== 'reason' || REASON_FILTERS.some((reason) => reason === value);
