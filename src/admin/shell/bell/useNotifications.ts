import { useMemo } from 'react';
import { useStore } from 'react-admin';

import { markRead, notificationsOf, unreadOf } from '../../../domain/expiries/notifications.ts';
import { useFleetPapers } from '../../expiries/useFleetPapers.ts';

const NOTHING_READ: string[] = [];

/** What the bell tells the signed-in user, and what of it was read. Read marks outlive a reload. */
export const useNotifications = () => {
  const { expiries, isLoading, isFetching, hasFailed, failed, retry } = useFleetPapers();
  const [readIds, setReadIds] = useStore<string[]>('notifications.read', NOTHING_READ);

  const notifications = useMemo(() => notificationsOf(expiries), [expiries]);
  const unread = useMemo(() => unreadOf(notifications, readIds), [notifications, readIds]);
  const mark = (ids: readonly string[]) => {
    // The marks of papers that cannot be had at the moment are kept.
    const marks = markRead(notifications, readIds, ids);
    setReadIds(failed.length > 0 ? [...new Set([...readIds, ...marks])] : marks);
  };

  return {
    notifications,
    unread,
    isLoading,
    isFetching,
    hasFailed,
    /** Some lists failed, so that papers may be missing. */
    isPartial: failed.length > 0,
    retry,
    markOne: (id: string) => mark([id]),
    markAll: () => mark(notifications.map(({ id }) => id)),
  };
};
export type Notifications = ReturnType<typeof useNotifications>;
