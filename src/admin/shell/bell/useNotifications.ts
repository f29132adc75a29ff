import { useMemo } from 'react';
import { useGetList, useStore } from 'react-admin';

import { canAccess } from '../../../domain/access.ts';
import type { Driver } from '../../../domain/drivers/driver.ts';
import { driverExpiries } from '../../../domain/drivers/driverExpiries.ts';
import { markRead, notificationsOf, unreadOf } from '../../../domain/notifications.ts';
import { RESOURCES } from '../../../domain/resources.ts';
import { useConventions } from '../../common/useConventions.ts';
import { useSession } from '../../common/useSession.ts';
import { useToday } from '../../common/useToday.ts';

/** All rows that the data provider holds. One constant object: the key of the query never changes. */
const EVERYTHING = {
  pagination: { page: 1, perPage: 1_000_000 },
  sort: { field: 'id', order: 'ASC' },
  filter: {},
} as const;

const NOBODY: readonly Driver[] = [];
const NOTHING_READ: string[] = [];

/** What the bell tells the signed-in user, and what of it was read. Read marks outlive a reload. */
export const useNotifications = () => {
  const role = useSession()?.user.role;
  const enabled = canAccess(role, { resource: RESOURCES.drivers, action: 'list' });
  const { data, isLoading, error, isFetching, refetch } = useGetList<Driver>(
    RESOURCES.drivers,
    EVERYTHING,
    { enabled },
  );
  const [readIds, setReadIds] = useStore<string[]>('notifications.read', NOTHING_READ);
  const today = useToday();
  const { due_soon_days } = useConventions();

  const notifications = useMemo(
    () => notificationsOf(driverExpiries(data ?? NOBODY, today)),
    // By the company's threshold, which the rules take up themselves.
    // oxlint-disable-next-line react/exhaustive-deps
    [data, today, due_soon_days],
  );
  const unread = useMemo(() => unreadOf(notifications, readIds), [notifications, readIds]);
  const mark = (ids: readonly string[]) => setReadIds(markRead(notifications, readIds, ids));

  return {
    notifications,
    unread,
    isLoading,
    isFetching,
    hasFailed: error !== null && data === undefined,
    retry: () => void refetch(),
    markOne: (id: string) => mark([id]),
    markAll: () => mark(notifications.map(({ id }) => id)),
  };
};
export type Notifications = ReturnType<typeof useNotifications>;
