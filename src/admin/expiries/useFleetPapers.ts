import { useDeferredValue } from 'react';
import type { RaRecord } from 'react-admin';

import type { ListMeta } from '../../dataProvider/index.ts';
import { hasFailed, lacksRows } from '../../dataProvider/rows/gaps.ts';
import type { CompanyDay } from '../../domain/base/companyDay.ts';
import type { FleetDocument } from '../../domain/documents/documents.ts';
import type { Expiry } from '../../domain/expiries/expiry.ts';
import { fleetExpiries, type FleetRows } from '../../domain/expiries/fleetExpiries.ts';
import { WORKLIST_HOLDERS } from '../../domain/expiries/worklist.ts';
import type { Driver } from '../../domain/fleet/drivers.ts';
import type { Trailer } from '../../domain/fleet/trailers.ts';
import type { Truck } from '../../domain/fleet/trucks.ts';
import { RESOURCES } from '../../domain/records/resources.ts';
import { refusals } from '../../session/refusals.ts';
import { useAllRows } from '../kit/allRows.ts';
import { recordPath } from '../kit/recordPath.ts';
import { useCompanyDay } from '../kit/useCompanyDay.ts';
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

let last: { rows: FleetRows; day: CompanyDay; expiries: Expiry[] } | undefined;

const isSame = (rows: FleetRows, day: CompanyDay) =>
  last?.day === day && WORKLIST_HOLDERS.every((list) => last?.rows[list] === rows[list]);

/** The fleet's expiries, computed once for the bell and every part of a dashboard that needs them. */
const expiriesOnce = (rows: FleetRows, day: CompanyDay): Expiry[] => {
  if (!last || !isSame(rows, day)) last = { rows, day, expiries: fleetExpiries(rows, day) };
  return last.expiries;
};

const NONE: Expiry[] = [];

export type FleetPapers = ReturnType<typeof useFleetPapers>;

/**
 * The expiries of the whole fleet, from every list that the role may read, most urgent first. Empty until
 * all lists have loaded or failed, because only then is it known which documents merely repeat a date of
 * their holder.
 */
export const useFleetPapers = () => {
  const day = useCompanyDay();
  const { drivers, trucks, trailers, documents, all, isLoading, ...loading } = useFleetRows();
  const wholeOf = <Row>(list: { hasGaps: boolean; data?: Row[] }) =>
    list.hasGaps ? undefined : list.data;
  // The first time computed and rendered in slices, rather than in the task of the last list to arrive.
  const isReady = useDeferredValue(!isLoading, false) && !isLoading;

  const expiries = isReady
    ? expiriesOnce(
        {
          drivers: drivers.data,
          trucks: trucks.data,
          trailers: trailers.data,
          documents: documents.data,
        },
        day,
      )
    : NONE;

  return {
    expiries,
    /** The holders of the papers, as far as they loaded. */
    rows: {
      [RESOURCES.drivers]: drivers.data,
      [RESOURCES.trucks]: trucks.data,
      [RESOURCES.trailers]: trailers.data,
    },
    /** The same, without the lists that lack rows. */
    whole: {
      [RESOURCES.drivers]: wholeOf(drivers),
      [RESOURCES.trucks]: wholeOf(trucks),
      [RESOURCES.trailers]: wholeOf(trailers),
    },
    isLoading: !isReady,
    /** All expiries are known, so they can be counted. */
    isWhole: isReady && !all.some(({ hasGaps }) => hasGaps),
    ...loading,
  };
};
