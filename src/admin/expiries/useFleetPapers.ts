import { useDeferredValue } from 'react';
import type { RaRecord } from 'react-admin';

import { isApiError } from '../../dataProvider/apiError.ts';
import type { ListMeta } from '../../dataProvider/index.ts';
import type { CompanyDay } from '../../domain/base/companyDay.ts';
import type { FleetDocument } from '../../domain/documents/documents.ts';
import type { Expiry } from '../../domain/expiries/expiry.ts';
import { fleetExpiries, type FleetRows } from '../../domain/expiries/fleetExpiries.ts';
import { WORKLIST_HOLDERS } from '../../domain/expiries/worklist.ts';
import type { Driver } from '../../domain/fleet/drivers.ts';
import type { Trailer } from '../../domain/fleet/trailers.ts';
import type { Truck } from '../../domain/fleet/trucks.ts';
import { RESOURCES } from '../../domain/records/resources.ts';
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
  // Cached rows are better than none; a list that the server does not offer has no expiry dates.
  const hasFailed = error !== null && data === undefined && !isApiError(error, 'notOffered');
  return {
    resource,
    data,
    meta: meta as Partial<ListMeta> | undefined,
    error,
    hasFailed,
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
    /** The record types that failed to load. */
    failed: failed.map(({ resource }) => resource),
    /** Nothing at all has loaded. */
    hasFailed: failed.length > 0 && lists.every(({ data }) => data === undefined),
    retry: () => {
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
    /** What is missing: rows beyond the server's limit, and unreadable rows. */
    notices: all.flatMap(({ resource, meta }) =>
      meta?.truncated || meta?.unreadable ? [{ resource, ...meta }] : [],
    ),
    isLoading: !isReady,
    ...loading,
  };
};
