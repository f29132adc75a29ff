import type { CompanyDay } from '../base/companyDay.ts';
import { dayOf, type IsoDate } from '../base/dates.ts';
import type { DieselAlert } from '../diesel/alert.ts';
import { attentionOn } from '../expiries/attention.ts';
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
  const attentionSince = attentionOn(day);
  return [
    ...alerts
      .map((alert) => ofAlert(alert, day))
      .toSorted((a, b) => Number(isSerious(b)) - Number(isSerious(a))),
    ...expiries.flatMap((expiry) => {
      const since = attentionSince(expiry);
      return since === null ? [] : [ofExpiry(expiry, since)];
    }),
  ];
};
