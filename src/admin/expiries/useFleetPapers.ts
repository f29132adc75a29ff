import { useDeferredValue } from 'react';

import type { CompanyDay } from '../../domain/base/companyDay.ts';
import type { Expiry } from '../../domain/expiries/expiry.ts';
import { fleetExpiries, type FleetRows } from '../../domain/expiries/fleetExpiries.ts';
import { WORKLIST_HOLDERS } from '../../domain/expiries/worklist.ts';
import { RESOURCES } from '../../domain/records/resources.ts';
import { useCompanyDay } from '../kit/useCompanyDay.ts';
import { useFleetRows } from './useFleetRows.ts';

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
