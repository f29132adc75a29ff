import type { IsoDate } from '../../domain/base/dates.ts';
import type { Expiry } from '../../domain/expiries/expiry.ts';
import { fleetExpiries, type FleetRows } from '../../domain/expiries/fleetExpiries.ts';

interface Asked {
  rows: FleetRows;
  today: IsoDate;
  /** The company's threshold, which the rules take up themselves. */
  dueSoonDays: number;
}

let last: { asked: Asked; expiries: Expiry[] } | undefined;

const LISTS = ['drivers', 'trucks', 'trailers', 'documents'] as const;

const isSame = (a: Asked, b: Asked) =>
  a.today === b.today &&
  a.dueSoonDays === b.dueSoonDays &&
  LISTS.every((list) => a.rows[list] === b.rows[list]);

/** The papers of the fleet, worked out once for the bell and all parts of a dashboard that ask for them. */
export const expiriesOnce = (asked: Asked): Expiry[] => {
  if (!last || !isSame(last.asked, asked)) {
    last = { asked, expiries: fleetExpiries(asked.rows, asked.today) };
  }
  return last.expiries;
};
