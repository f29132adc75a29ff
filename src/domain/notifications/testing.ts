import { testDay } from '../base/testing.ts';
import { expiryStatus, type Expiry } from '../records/expiry.ts';

export const TODAY = '2026-11-21';
export const DAY = testDay(TODAY);

/** A driver's gatepass by default. */
export const expiryWith = (
  id: number,
  date: string,
  changes: Partial<Expiry> = {},
  day = DAY,
): Expiry => ({
  ...expiryStatus(date, 'gatepass', day),
  kind: 'gatepass',
  field: 'gatepass_expiry',
  date,
  holder: { resource: 'fleet/drivers', id, label: `Driver ${id}` },
  ...changes,
});
