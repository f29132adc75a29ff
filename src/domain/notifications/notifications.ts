import type { CompanyDay } from '../base/companyDay.ts';
import { addDays, dayOf, type IsoDate } from '../base/dates.ts';
import { dueSoonDays } from '../base/dueSoon.ts';
import type { DieselAlert } from '../diesel/alert.ts';
import { documentKind } from '../documents/documentState.ts';
import { paperKey } from '../expiries/documentExpiry.ts';
import type { Expiry } from '../records/expiry.ts';

interface Common {
  /** Stable while nothing changes; what was expiring soon and has now expired gets another one. */
  id: string;
  /** What it is about, however severe that becomes: one expiry date, or one alert. */
  topic: string;
  severity: 'overdue' | 'due';
  /** Since when it needs attention. */
  since: IsoDate;
}

interface ExpiryNotification extends Common {
  expiry: Expiry;
  alert?: undefined;
}

interface AlertNotification extends Common {
  alert: DieselAlert;
  expiry?: undefined;
}

export type Notification = ExpiryNotification | AlertNotification;

/** Days from today as dates, each computed once: thousands of notifications fall on a few hundred days. */
const datesFrom = (today: IsoDate) => {
  const known = new Map<number, IsoDate>();
  return (days: number): IsoDate => {
    let date = known.get(days);
    if (!date) known.set(days, (date = addDays(today, days)));
    return date;
  };
};

const startOf = ({ state, kind, daysLeft = 0, document }: Expiry, day: CompanyDay): number => {
  if (state === 'overdue') return daysLeft + 1;
  const paperKind = kind === 'document' && document ? documentKind(document) : kind;
  return daysLeft - dueSoonDays(paperKind, day);
};

const ofExpiry = (expiry: Expiry, since: IsoDate): ExpiryNotification => {
  const { holder, kind, date, state } = expiry;
  const severity = state === 'overdue' ? 'overdue' : 'due';
  const topic = `${paperKey(holder.resource, holder.id, kind)}:${date}`;
  return { id: `${topic}:${severity}`, topic, severity, since, expiry };
};

const ofAlert = (alert: DieselAlert, day: CompanyDay): AlertNotification => {
  const severity = alert.severity === 'error' ? 'overdue' : 'due';
  const topic = `diesel/${alert.id}`;
  const since = (alert.at && dayOf(alert.at, day.time_zone)) || day.today;
  return { id: `${topic}:${severity}`, topic, severity, since, alert };
};

const isSerious = ({ severity }: Notification) => severity === 'overdue';

/**
 * Serious alerts first, then other alerts, then expiry dates in the given order. Valid and missing
 * dates are left out.
 */
export const notificationsOf = (
  expiries: readonly Expiry[],
  alerts: readonly DieselAlert[],
  day: CompanyDay,
): Notification[] => {
  const dateIn = datesFrom(day.today);
  return [
    ...alerts
      .map((alert) => ofAlert(alert, day))
      .toSorted((a, b) => Number(isSerious(b)) - Number(isSerious(a))),
    ...expiries
      .filter(({ state }) => state === 'overdue' || state === 'due')
      .map((expiry) => ofExpiry(expiry, dateIn(startOf(expiry, day)))),
  ];
};
