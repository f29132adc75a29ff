import type { PropsWithChildren } from 'react';
import { ListContextProvider, useList } from 'react-admin';
import type { RaRecord } from 'react-admin';

import { REASON_FILTERS, type ReasonFilter } from '../../../domain/board/boardFilter.ts';
import type { Company } from '../../../domain/fleet/companies.ts';
import { RESOURCES } from '../../../domain/records/resources.ts';
import { useAllRows } from '../../kit/allRows.ts';
import {
  ListFiltersContext,
  useFiltersOf,
  type ListFilter,
} from '../../kit/list/filters/listFilters.ts';
import { useMay } from '../../kit/useMay.ts';
import { useBoardAddress } from './useBoardAddress.ts';

const BY_NAME = { field: 'name', order: 'ASC' } as const;

/** The companies to filter the board by; none if they failed to load. */
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

const filters: readonly ListFilter[] = [
  {
    source: 'reason',
    label: 'board.filters.reason',
    options: REASON_FILTERS.map((value) => ({ value, text: reasonText(value) })),
  },
  { source: 'company', label: 'board.filters.company', useOptions: useCompanies },
];

const NO_ROWS: RaRecord[] = [];
const RESOURCE = 'fleet/board';

/** Gives the kit's list parts the board's search and filters, which are kept in the address. */
export const BoardFilters = ({ children }: PropsWithChildren) => {
  const { filter, change } = useBoardAddress();
  const list = useList({ data: NO_ROWS, resource: RESOURCE });
  const setFilters = (wanted: Record<string, string | undefined>) =>
    change({ q: undefined, reason: undefined, company: undefined, ...wanted });
  return (
    <ListFiltersContext value={useFiltersOf(filters)}>
      <ListContextProvider value={{ ...list, filterValues: filter, setFilters }}>
        {children}
      </ListContextProvider>
    </ListFiltersContext>
  );
};
