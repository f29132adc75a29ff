import type { Expiry } from '../../domain/expiries/expiry.ts';
import { RESOURCES } from '../../domain/records/resources.ts';
import { useCompanyDay } from '../kit/useCompanyDay.ts';
import { expiriesOnce } from './expiriesOnce.ts';
import { useFleetRows } from './useFleetRows.ts';

const NONE: Expiry[] = [];

export type FleetPapers = ReturnType<typeof useFleetPapers>;

/**
 * The dates of the whole fleet's papers, from every list that the role may read, most urgent first.
 * Until all have come or failed there are none: which documents only repeat a date of their holder is
 * known no sooner.
 */
export const useFleetPapers = () => {
  const day = useCompanyDay();
  const { drivers, trucks, trailers, documents, isLoading, ...loading } = useFleetRows();

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
    /** What is missing: rows beyond the server's limit, and unreadable rows. */
    notices: [drivers, trucks, trailers, documents].flatMap(({ resource, meta }) =>
      meta?.truncated || meta?.unreadable ? [{ resource, ...meta }] : [],
    ),
    isLoading,
    ...loading,
  };
};
