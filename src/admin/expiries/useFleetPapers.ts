import type { RaRecord } from 'react-admin';

import type { ListMeta } from '../../dataProvider/index.ts';
import type { SourceRead } from '../../dataProvider/rows/derived.ts';
import { hasFailed, lacksRows } from '../../dataProvider/rows/gaps.ts';
import type { FleetDocument } from '../../domain/documents/documents.ts';
import type { Paper } from '../../domain/expiries/papers.ts';
import type { Driver } from '../../domain/fleet/drivers.ts';
import type { Trailer } from '../../domain/fleet/trailers.ts';
import type { Truck } from '../../domain/fleet/trucks.ts';
import { RESOURCES } from '../../domain/records/resources.ts';
import { refusals } from '../../session/refusals.ts';
import { useAllRows } from '../kit/allRows.ts';
import { useDerivedRows } from '../kit/derivedRows.ts';
import { recordPath } from '../kit/recordPath.ts';
import { useSession } from '../kit/useSession.ts';

const useRows = <Row extends RaRecord>(resource: string, role: string | undefined) => {
  // Users who may pick a driver for diesel but not open the driver need no expiry dates.
  const enabled = recordPath(role, resource, '') !== undefined;
  const { meta, error, isFetching, isPending, refetch, ...rows } = useAllRows<Row>(resource, {
    enabled,
  });
  // Another screen may have fetched these rows.
  const data = enabled ? rows.data : undefined;
  const { truncated = false, unreadable = 0, known = 0 } = (meta ?? {}) as Partial<ListMeta>;
  return {
    resource,
    data,
    error,
    hasFailed: hasFailed({ data, error }),
    truncated,
    unreadable,
    known,
    /** Rows are, or may be, missing, so nothing may be counted. */
    hasGaps: lacksRows({ data, error, meta }),
    isFetching,
    isLoading: enabled && isPending,
    refetch,
  };
};

/** Every list with expiry dates that the role may read. One that fails does not hide the others. */
export const useFleetRows = () => {
  const role = useSession()?.user.role;
  const drivers = useRows<Driver>(RESOURCES.drivers, role);
  const trucks = useRows<Truck>(RESOURCES.trucks, role);
  const trailers = useRows<Trailer>(RESOURCES.trailers, role);
  const documents = useRows<FleetDocument>(RESOURCES.documents, role);
  const lists = [drivers, trucks, trailers, documents];
  const failed = lists.filter(({ hasFailed }) => hasFailed);
  return {
    drivers,
    trucks,
    trailers,
    documents,
    all: lists,
    isLoading: lists.some((list) => list.isLoading),
    isFetching: lists.some((list) => list.isFetching),
    /** The lists that lack rows. */
    gaps: lists.filter(({ hasGaps }) => hasGaps),
    /** The record types that failed to load. */
    failed: failed.map(({ resource }) => resource),
    /** Nothing at all has loaded. */
    hasFailed: failed.length > 0 && lists.every(({ data }) => data === undefined),
    retry: () => {
      refusals.clear();
      for (const { refetch } of failed) void refetch();
    },
  };
};

type HolderRows = {
  [RESOURCES.drivers]?: readonly Driver[];
  [RESOURCES.trucks]?: readonly Truck[];
  [RESOURCES.trailers]?: readonly Trailer[];
};

const rowsByType = (sources: readonly SourceRead[]) =>
  Object.fromEntries(sources.map(({ resource, rows }) => [resource, rows])) as HolderRows;

/** The expiry dates of the whole fleet, from every list that the role may read, most urgent first. */
export const useFleetPapers = () => {
  const { rows: expiries, ...read } = useDerivedRows<Paper>(RESOURCES.papers);
  const { sources, gaps } = read;
  return {
    ...read,
    expiries,
    /** The holders of the papers, as far as they loaded. */
    rows: rowsByType(sources),
    /** The same, without the lists that lack rows. */
    whole: rowsByType(sources.filter((source) => !gaps.includes(source))),
  };
};
export type FleetPapers = ReturnType<typeof useFleetPapers>;
