import type { CompanyDay } from '../../domain/base/companyDay.ts';
import type { Expiry } from '../../domain/expiries/expiry.ts';
import { fleetExpiries, type FleetRows } from '../../domain/expiries/fleetExpiries.ts';
import { WORKLIST_HOLDERS } from '../../domain/expiries/worklist.ts';

let last: { rows: FleetRows; day: CompanyDay; expiries: Expiry[] } | undefined;

const isSame = (rows: FleetRows, day: CompanyDay) =>
  last?.day === day && WORKLIST_HOLDERS.every((list) => last?.rows[list] === rows[list]);

/** The fleet's expiries, computed once for the bell and every part of a dashboard that needs them. */
export const expiriesOnce = (rows: FleetRows, day: CompanyDay): Expiry[] => {
  if (!last || !isSame(rows, day)) last = { rows, day, expiries: fleetExpiries(rows, day) };
  return last.expiries;
};
