import type { CompanyDay } from '../base/companyDay.ts';
import { addDays, startOf, type IsoDate } from '../base/dates.ts';
import { ANOMALY_LIMITS, anomaliesIn, type Anomaly } from './fills/anomalies.ts';
import { fillsByTruck, type FillsByTruck } from './fills/fills.ts';
import type { FleetKey } from './issue.ts';
import {
  movementsOf,
  type Movements,
  type VoucherListName,
  type Vouchers,
} from './ledger/movements.ts';
import { USE_DAYS } from './ledger/use.ts';

/** The period over which anomalies are reported and consumption is shown, in days. */
export const DESK_DAYS = 30;

/** A month's anomalies are judged by the 90 days before them. */
export const deskStart = (today: IsoDate, oldestCount: IsoDate | undefined): IsoDate => {
  const usual = addDays(today, -(USE_DAYS + ANOMALY_LIMITS.usageDays));
  return oldestCount && oldestCount < usual ? oldestCount : usual;
};

/** The input of dashboard and stock. */
export interface DeskInput extends Required<Vouchers> {
  /** The lists that lack vouchers, which say nothing of consumption and anomalies. */
  partial: readonly VoucherListName[];
  tanks: ReadonlyMap<FleetKey, number>;
  onVacation: ReadonlySet<FleetKey>;
  day: Pick<CompanyDay, 'today' | 'time_zone'>;
  now: number;
}

export interface DeskFacts {
  /** From the available vouchers. */
  known: Movements;
  fills: FillsByTruck;
  anomalies: Anomaly[];
}

export const deskFacts = (input: DeskInput): DeskFacts => {
  const { partial, day, now } = input;
  const known = movementsOf(input);
  const fills = fillsByTruck(partial.includes('issues') ? [] : input.issues);
  const purchases = partial.includes('purchases') ? [] : input.purchases;
  const since = startOf(addDays(day.today, 1 - DESK_DAYS), day.time_zone);
  const { tanks, onVacation } = input;
  const judged = { fills, purchases, tanks, onVacation, since, now, timeZone: day.time_zone };
  return { known, fills, anomalies: anomaliesIn(judged) };
};
