import type { CompanyDay } from '../base/companyDay.ts';
import { addDays, dayOf, type IsoDate } from '../base/dates.ts';
import type { DieselAlert } from '../diesel/alert.ts';
import { documentKind } from '../documents/documentState.ts';
import { paperKey } from '../expiries/documentExpiry.ts';
import { dueSoonDays } from '../expiries/dueSoon.ts';
import { byUrgency, type Expiry } from '../expiries/expiry.ts';

interface Common {
  /** Stable while nothing changes; what was expiring soon and has now expired gets another one. */
  id: string;
  /** What it is about, however severe that becomes: one expiry date, or one alert. */
  topic: string;
  severity: 'overdue' | 'due';
  /** Since when it needs attention. */
  since: IsoDate;
}

/** An expiry date that needs attention: it is expiring soon or has expired. */
export interface ExpiryNotification extends Common {
  expiry: Expiry;
  alert?: undefined;
}

/** An alert about the diesel stock. */
export interface AlertNotification extends Common {
  alert: DieselAlert;
  expiry?: undefined;
}

export type Notification = ExpiryNotification | AlertNotification;

const sinceOf = ({ state, kind, date, document }: Expiry, day: CompanyDay): IsoDate => {
  if (state === 'overdue') return addDays(date, 1);
  const closer = kind === 'document' && document ? documentKind(document) : kind;
  return addDays(date, -dueSoonDays(closer, day));
};

const ofExpiry = (expiry: Expiry, day: CompanyDay): ExpiryNotification => {
  const { holder, kind, date, state } = expiry;
  const severity = state === 'overdue' ? 'overdue' : 'due';
  const topic = `${paperKey(holder.resource, holder.id, kind)}:${date}`;
  return { id: `${topic}:${severity}`, topic, severity, since: sinceOf(expiry, day), expiry };
};

const ofAlert = (alert: DieselAlert, day: CompanyDay): AlertNotification => {
  const severity = alert.severity === 'error' ? 'overdue' : 'due';
  const topic = `diesel/${alert.id}`;
  const since = (alert.at && dayOf(alert.at, day.time_zone)) || day.today;
  return { id: `${topic}:${severity}`, topic, severity, since, alert };
};

const isSerious = ({ severity }: Notification) => severity === 'overdue';

/**
 * What the bell lists: alerts first, the serious ones before the others, then expiry dates, most urgent
 * first. Valid and missing dates are left out.
 */
export const notificationsOf = (
  expiries: readonly Expiry[],
  alerts: readonly DieselAlert[],
  day: CompanyDay,
): Notification[] => [
  ...alerts
    .map((alert) => ofAlert(alert, day))
    .toSorted((a, b) => Number(isSerious(b)) - Number(isSerious(a))),
  ...expiries
    .filter(({ state }) => state === 'overdue' || state === 'due')
    .toSorted(byUrgency)
    .map((expiry) => ofExpiry(expiry, day)),
];
