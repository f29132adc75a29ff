import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import { useSearchParams } from 'react-router-dom';

import type { AppDataProvider } from '../../../dataProvider/index.ts';
import { RESOURCES } from '../../../domain/records/resources.ts';
import {
  isAssignmentColumn,
  listAssignments,
  type AssignmentColumn,
  type AssignmentQuery,
} from '../../../domain/stats/assignmentList.ts';
import { ASSIGNMENTS_PER_PAGE, pageCount } from '../../../domain/stats/overview.ts';

const STALE_MS = 60_000;

const pageIn = (params: URLSearchParams): number => {
  const page = Number(params.get('page') ?? 1);
  return Number.isInteger(page) && page > 0 ? page : 1;
};

const queryIn = (params: URLSearchParams): AssignmentQuery => {
  const sort = params.get('sort');
  return {
    search: params.get('q') ?? '',
    sort: isAssignmentColumn(sort) ? sort : 'number',
    isDescending: params.get('order') === 'desc',
  };
};

/**
 * The assignments that the address asks for. The server only pages, so for a search or another order all
 * pages are fetched, then searched and sorted here.
 */
export const useAssignments = () => {
  const dataProvider = useDataProvider<AppDataProvider>();
  const [params, setParams] = useSearchParams();
  const page = pageIn(params);
  const query = queryIn(params);
  const asksAll = query.search.trim() !== '' || query.sort !== 'number' || query.isDescending;
  const paged = useQuery({
    queryKey: [RESOURCES.overview, 'assignments', page],
    queryFn: () => dataProvider.assignments(page),
    placeholderData: keepPreviousData,
    enabled: !asksAll,
  });
  const all = useQuery({
    queryKey: [RESOURCES.overview, 'assignments', 'all'],
    queryFn: () => dataProvider.allAssignments(),
    staleTime: STALE_MS,
    enabled: asksAll,
  });

  const answered = () => {
    // Keeps showing the page until all have loaded.
    if (!asksAll || !all.data) return paged.data;
    const found = listAssignments(all.data.rows, query);
    const start = (page - 1) * ASSIGNMENTS_PER_PAGE;
    return { rows: found.slice(start, start + ASSIGNMENTS_PER_PAGE), total: found.length };
  };
  const data = answered();
  const { error, refetch } = asksAll ? all : paged;

  /** The current parameters with changes; empty ones are removed. */
  const paramsWith = (changes: Readonly<Record<string, string | undefined>>) => {
    const next = new URLSearchParams(params);
    for (const [name, value] of Object.entries(changes)) {
      if (value) next.set(name, value);
      else next.delete(name);
    }
    return next;
  };
  return {
    rows: data?.rows,
    total: data?.total ?? 0,
    page,
    pages: data ? pageCount(data.total) : 0,
    query,
    error,
    isBusy: asksAll ? all.isPending && !error : paged.isPlaceholderData,
    retry: () => void refetch(),
    /** How many rows the search lacks because the server counts them but did not send them. */
    missing: asksAll && all.data ? all.data.total - all.data.rows.length : 0,
    addressWith: (changes: Parameters<typeof paramsWith>[0]) =>
      `?${paramsWith(changes).toString()}`,
    change: (changes: Parameters<typeof paramsWith>[0]) =>
      setParams(paramsWith({ page: undefined, row: undefined, ...changes }), { replace: true }),
    sortBy: (column: AssignmentColumn) =>
      setParams(
        paramsWith({
          page: undefined,
          row: undefined,
          sort: column === 'number' ? undefined : column,
          order: query.sort === column && !query.isDescending ? 'desc' : undefined,
        }),
        { replace: true },
      ),
    /** The row whose details are open, found by the company's number for the driver. */
    openRow: data?.rows.find(({ id }) => id !== '' && id === params.get('row')),
  };
};
export type Assignments = ReturnType<typeof useAssignments>;
