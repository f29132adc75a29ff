import { useGetList } from 'react-admin';
import type { RaRecord } from 'react-admin';

import { isApiError } from '../../dataProvider/apiError.ts';
import { canAccess } from '../../domain/access/access.ts';
import type { FleetDocument } from '../../domain/documents/document.ts';
import type { Expiry } from '../../domain/expiries/expiry.ts';
import type { Driver } from '../../domain/fleet/driver.ts';
import type { Trailer } from '../../domain/fleet/trailer.ts';
import type { Truck } from '../../domain/fleet/truck.ts';
import { RESOURCES } from '../../domain/records/resources.ts';
import { ALL_ROWS } from '../kit/allRows.ts';
import { useCompanyDay } from '../kit/useCompanyDay.ts';
import { useSession } from '../kit/useSession.ts';
import { expiriesOnce } from './expiriesOnce.ts';

/** Must be referentially stable: it is part of the query's key. */
const EVERYTHING = { pagination: ALL_ROWS, sort: { field: 'id', order: 'ASC' } } as const;
const NONE: Expiry[] = [];

const useRows = <Row extends RaRecord>(resource: string, role: string | undefined) => {
  const enabled = canAccess(role, { resource, action: 'list' });
  const { data, error, isFetching, isPending, refetch } = useGetList<Row>(resource, EVERYTHING, {
    enabled,
  });
  // Cached rows are better than none; a record type that the server does not offer has no papers.
  const hasFailed = error !== null && data === undefined && !isApiError(error, 'notOffered');
  return { resource, data, hasFailed, isFetching, isLoading: enabled && isPending, refetch };
};

/**
 * The papers of the whole fleet, from every list that the role may read, most urgent first. A list
 * that fails does not hide the others. There are none until all lists have loaded or failed: only then
 * is it known which documents merely repeat a date of their holder.
 */
export const useFleetPapers = () => {
  const role = useSession()?.user.role;
  const day = useCompanyDay();
  const drivers = useRows<Driver>(RESOURCES.drivers, role);
  const trucks = useRows<Truck>(RESOURCES.trucks, role);
  const trailers = useRows<Trailer>(RESOURCES.trailers, role);
  const documents = useRows<FleetDocument>(RESOURCES.documents, role);
  const lists = [drivers, trucks, trailers, documents];
  const isLoading = lists.some((list) => list.isLoading);
  const failed = lists.filter(({ hasFailed }) => hasFailed);

  const expiries = isLoading
    ? NONE
    : expiriesOnce({
        rows: {
          drivers: drivers.data,
          trucks: trucks.data,
          trailers: trailers.data,
          documents: documents.data,
        },
        day,
      });

  return {
    expiries,
    /** The records that loaded. */
    rows: {
      [RESOURCES.drivers]: drivers.data,
      [RESOURCES.trucks]: trucks.data,
      [RESOURCES.trailers]: trailers.data,
    },
    isLoading,
    isFetching: lists.some((list) => list.isFetching),
    /** The record types whose papers are missing. */
    failed: failed.map(({ resource }) => resource),
    /** Every list failed. */
    hasFailed: failed.length > 0 && lists.every(({ data }) => data === undefined),
    retry: () => {
      for (const { refetch } of failed) void refetch();
    },
  };
};
