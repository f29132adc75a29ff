import { useDeferredValue } from 'react';

import type { Expiry } from '../../domain/expiries/expiry.ts';
import { RESOURCES } from '../../domain/records/resources.ts';
import { useCompanyDay } from '../kit/useCompanyDay.ts';
import { expiriesOnce } from './expiriesOnce.ts';
import { useFleetRows } from './useFleetRows.ts';

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
