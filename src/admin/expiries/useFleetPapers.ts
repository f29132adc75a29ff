import { useGetList } from 'react-admin';
import type { RaRecord } from 'react-admin';

import { isApiError } from '../../dataProvider/apiError.ts';
import { canAccess } from '../../domain/access/access.ts';
import type { FleetDocument } from '../../domain/documents/documents.ts';
import type { Expiry } from '../../domain/expiries/expiry.ts';
import type { Driver } from '../../domain/fleet/drivers.ts';
import type { Trailer } from '../../domain/fleet/trailers.ts';
import type { Truck } from '../../domain/fleet/trucks.ts';
import { RESOURCES } from '../../domain/records/resources.ts';
import { ALL_ROWS } from '../kit/allRows.ts';
import { useCompanyDay } from '../kit/useCompanyDay.ts';
import { useSession } from '../kit/useSession.ts';
import { expiriesOnce } from './expiriesOnce.ts';

/** One object: the key of the query never changes. */
const EVERYTHING = { pagination: ALL_ROWS, sort: { field: 'id', order: 'ASC' } } as const;
const NONE: Expiry[] = [];

const useRows = <Row extends RaRecord>(resource: string, role: string | undefined) => {
  const enabled = canAccess(role, { resource, action: 'list' });
  const { data, error, isFetching, isPending, refetch } = useGetList<Row>(resource, EVERYTHING, {
    enabled,
  });
  // Rows that are known already are better than none; what a server does not offer has no papers.
  const hasFailed = error !== null && data === undefined && !isApiError(error, 'notOffered');
  return { resource, data, hasFailed, isFetching, isLoading: enabled && isPending, refetch };
};

/**
 * The dates of the whole fleet's papers, from every list that the role may read, most urgent first.
 * One list that fails does not hide the others. Until all have come or failed there are none: which
 * documents only repeat a date of their holder is known no sooner.
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
    : expiriesOnce(
        {
          drivers: drivers.data,
          trucks: trucks.data,
          trailers: trailers.data,
          documents: documents.data,
        },
        day,
      );

  return {
    expiries,
    /** What the papers belong to, as far as it could be had. */
    rows: {
      [RESOURCES.drivers]: drivers.data,
      [RESOURCES.trucks]: trucks.data,
      [RESOURCES.trailers]: trailers.data,
    },
    isLoading,
    isFetching: lists.some((list) => list.isFetching),
    /** The record types whose papers are missing. */
    failed: failed.map(({ resource }) => resource),
    /** Nothing at all could be had. */
    hasFailed: failed.length > 0 && lists.every(({ data }) => data === undefined),
    retry: () => {
      for (const { refetch } of failed) void refetch();
    },
  };
};
