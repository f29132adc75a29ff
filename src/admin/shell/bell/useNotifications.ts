import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useStore } from 'react-admin';

import { DIESEL_CALLS, isAllowed } from '../../../dataProvider/access.ts';
import type { IsoDate } from '../../../domain/base/dates.ts';
import type { DieselAlert } from '../../../domain/diesel/alert.ts';
import {
  lookedOn,
  markRead,
  markUnread,
  pruned,
  readMarks,
  snooze,
  wake,
  type BellMarks,
} from '../../../domain/notifications/marks.ts';
import { notificationsOf } from '../../../domain/notifications/notifications.ts';
import { bellSections } from '../../../domain/notifications/sections.ts';
import { RESOURCES } from '../../../domain/records/resources.ts';
import { STATES, useFleetPapers } from '../../expiries/useFleetPapers.ts';
import { useCompanyDay } from '../../kit/texts/useCompanyDay.ts';
import { useAppDataProvider } from '../../kit/useAppDataProvider.ts';
import { useMay } from '../../kit/useMay.ts';
import { useSession } from '../../kit/useSession.ts';

const NO_ALERTS: DieselAlert[] = [];

/** Of a large fleet, what came up last. */
const LATEST = {
  facets: STATES,
  ofLong: {
    pagination: { page: 1, perPage: 200 },
    sort: { field: 'since', order: 'DESC' },
  },
} as const;

const useAlerts = () => {
  const role = useSession()?.user.role;
  const dataProvider = useAppDataProvider();
  const enabled = isAllowed(role, DIESEL_CALLS.dieselAlerts);
  const { data, error, isFetching, isPending, refetch } = useQuery({
    queryKey: ['dieselAlerts'],
    queryFn: () => dataProvider.dieselAlerts(),
    enabled,
  });
  return {
    enabled,
    alerts: data ?? NO_ALERTS,
    error,
    hasFailed: error !== null && data === undefined,
    isLoading: enabled && isPending,
    isFetching,
    refetch,
  };
};

/**
 * What was done with notifications is stored in this browser for this user, and shared between
 * tabs.
 */
export const useNotifications = () => {
  const fleet = useFleetPapers(LATEST);
  const diesel = useAlerts();
  const day = useCompanyDay();
  const { today } = day;
  const readsFleet = useMay()('list', RESOURCES.drivers);
  const [stored, setMarks] = useStore<unknown>('notifications');
  const marks = useMemo(() => readMarks(stored), [stored]);

  const { expiries } = fleet;
  const { alerts } = diesel;
  const notifications = useMemo(
    () => notificationsOf(expiries, alerts, day),
    [expiries, alerts, day],
  );
  const sections = useMemo(
    () => bellSections(notifications, marks, today),
    [notifications, marks, today],
  );
  const states = fleet.countsOf('state');
  const isLoading = fleet.isLoading || diesel.isLoading;
  const hasFailures = fleet.failed.length > 0 || diesel.hasFailed;
  const isPartial = fleet.gaps.length > 0 || diesel.hasFailed;
  const change = (next: BellMarks) => {
    // Keeps the marks of notifications that cannot be loaded at the moment, or are not.
    const isKnown = !isLoading && !isPartial && !fleet.isPaged;
    setMarks(isKnown ? pruned(next, notifications) : next);
  };

  return {
    /** How many expiry dates need attention, whether read, snoozed or neither. */
    expiries: (states.get('overdue') ?? 0) + (states.get('due') ?? 0),
    alerts: alerts.length,
    sections,
    marks,
    unread: sections.fresh.length + sections.earlier.length,
    isLoading,
    isFetching: fleet.isFetching || diesel.isFetching,
    hasFailed:
      hasFailures && (fleet.hasFailed || !readsFleet) && (diesel.hasFailed || !diesel.enabled),
    hasFailures,
    isPartial,
    missing: fleet.gaps.map(({ resource }) => resource),
    alertsFailed: diesel.hasFailed,
    error: fleet.gaps.find(({ error }) => error?.retryAfter)?.error ?? diesel.error,
    retry: () => {
      fleet.retry();
      if (diesel.hasFailed) void diesel.refetch();
    },
    read: (ids: readonly string[]) => change(markRead(marks, ids)),
    unmark: (ids: readonly string[]) => change(markUnread(marks, ids)),
    snooze: (topic: string, until: IsoDate) => change(snooze(marks, topic, until)),
    wake: (topic: string) => change(wake(marks, topic)),
    look: () => {
      if (!isLoading && marks.looked !== today) change(lookedOn(marks, today));
    },
  };
};
export type Notifications = ReturnType<typeof useNotifications>;
