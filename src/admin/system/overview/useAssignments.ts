import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ListControllerResult } from 'react-admin';

import { RESOURCES } from '../../../domain/records/resources.ts';
import { assignments } from '../../../domain/stats/assignmentList.ts';
import type { AssignmentRow } from '../../../domain/stats/overview.ts';
import { useRowList } from '../../kit/list/rowList.tsx';
import { useAddress } from '../../kit/useAddress.ts';
import { useAppDataProvider } from '../../kit/useAppDataProvider.ts';

const STALE_MS = 60_000;
const PARAMS = { q: 'q' };
const PER_PAGE = 10;
const NONE: AssignmentRow[] = [];
const byNumber = () => ({ field: 'number', order: 'ASC' }) as const;

const pageIn = (params: URLSearchParams): number => {
  const page = Number(params.get('page') ?? 1);
  return Number.isInteger(page) && page > 0 ? page : 1;
};

/**
 * The server only pages, so for a search or another order all pages are fetched, then searched and
 * sorted here.
 */
export const useAssignments = () => {
  const dataProvider = useAppDataProvider();
  const { params } = useAddress();
  const asksAll = ['q', 'sort', 'order'].some((name) => params.get(name)?.trim());
  const all = useQuery({
    queryKey: [RESOURCES.overview, 'assignments', 'all'],
    queryFn: () => dataProvider.allAssignments(),
    staleTime: STALE_MS,
    enabled: asksAll,
  });
  const rows = useRowList<AssignmentRow>({
    read: {
      resource: RESOURCES.overview,
      type: assignments,
      rows: all.data?.rows ?? NONE,
      isLoading: false,
      isWhole: true,
    },
    params: PARAMS,
    orderOf: byNumber,
    perPage: PER_PAGE,
  });
  const requested = pageIn(params);
  const { perPage } = rows.list;
  const paged = useQuery({
    queryKey: [RESOURCES.overview, 'assignments', requested, perPage],
    queryFn: () => dataProvider.assignments(requested, perPage),
    placeholderData: keepPreviousData,
    enabled: !asksAll,
  });
  const { error, refetch } = asksAll ? all : paged;
  // Keeps showing the page until all have loaded.
  const isAll = asksAll && all.data !== undefined;
  const data = isAll ? (rows.list.data as AssignmentRow[]) : paged.data?.rows;
  const total = isAll ? rows.found.length : (paged.data?.total ?? 0);
  const { page = 1 } = isAll ? rows.list : { page: requested };
  /** By the company's number for the driver. */
  const openRow = data?.find(({ id }) => id !== '' && id === params.get('row'));
  const list = {
    ...rows.list,
    data,
    total,
    page,
    hasPreviousPage: page > 1,
    hasNextPage: page * perPage < total,
    selectedIds: openRow ? [openRow.id] : [],
  };
  return {
    rows: { ...rows, list: list as ListControllerResult },
    data,
    error,
    isBusy: asksAll ? all.isPending && !error : paged.isPlaceholderData,
    retry: () => void refetch(),
    /** How many rows the search lacks because the server counts them but did not send them. */
    missing: isAll ? all.data.total - all.data.rows.length : 0,
    openRow,
  };
};

/** Addresses of this page, as it is but for some parameters. */
export const useAddressWith = () => {
  const { params } = useAddress();
  return (changes: Readonly<Record<string, string | undefined>>) => {
    const next = new URLSearchParams(params);
    for (const [name, value] of Object.entries(changes)) {
      if (value) next.set(name, value);
      else next.delete(name);
    }
    return `?${next}`;
  };
};
