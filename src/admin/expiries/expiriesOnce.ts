import type { CompanyDay } from '../../domain/base/companyDay.ts';
import type { Expiry } from '../../domain/expiries/expiry.ts';
import { fleetExpiries, type FleetRows } from '../../domain/expiries/fleetExpiries.ts';

interface Asked {
  rows: FleetRows;
  day: CompanyDay;
}

let last: { asked: Asked; expiries: Expiry[] } | undefined;

const LISTS = ['drivers', 'trucks', 'trailers', 'documents'] as const;

const isSame = (a: Asked, b: Asked) =>
  a.day === b.day && LISTS.every((list) => a.rows[list] === b.rows[list]);

/** The papers of the fleet, worked out once for the bell and all parts of a dashboard. */
export const expiriesOnce = (asked: Asked): Expiry[] => {
  if (!last || !isSame(last.asked, asked)) {
    last = { asked, expiries: fleetExpiries(asked.rows, asked.day) };
  }
  return last.expiries;
};
