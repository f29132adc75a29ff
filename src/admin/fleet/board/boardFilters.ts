import type { DriveSet } from '../../../domain/board/driveSet.ts';
import { REASON_FILTERS, type ReasonFilter } from '../../../domain/board/sets.ts';
import type { ListFilter } from '../../kit/list/filters/listFilters.ts';
import { without, type RowListOptions } from '../../kit/list/rowList.tsx';
import { useCompanies } from '../filters.ts';

export const PARAMS = {
  group: 'group',
  status: 'status',
  reason: 'reason',
  company: 'company',
  q: 'q',
};
export const facetsOf: RowListOptions<DriveSet>['facetsOf'] = (filter) => ({
  group: { field: 'group', filter: without(filter, 'group', 'status') },
  status: { field: 'status', filter: without(filter, 'status') },
});
export const DEFAULTS = { group: 'sets' };

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
