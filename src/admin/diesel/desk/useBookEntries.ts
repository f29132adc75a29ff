import { useMemo } from 'react';
import { useCreate, useStore } from 'react-admin';

import { isApiError } from '../../../dataProvider/apiError.ts';
import { dayOf } from '../../../domain/base/dates.ts';
import {
  closedMonthsIn,
  explainedIn,
  keptEntries,
  keptEntry,
  olderEntries,
  type BookDraft,
  type BookEntry,
} from '../../../domain/diesel/bookEntry.ts';
import { closedAt, type Closing } from '../../../domain/diesel/ledger/closing.ts';
import { RESOURCES } from '../../../domain/records/resources.ts';
import { BOOKS, OLDER_BOOKS } from '../../common/dieselKeys.ts';
import { useAllRows } from '../../kit/allRows.ts';
import { useCompanyDay } from '../../kit/texts/useCompanyDay.ts';
import { useMay } from '../../kit/useMay.ts';
import { useSession } from '../../kit/useSession.ts';

const NONE: readonly never[] = [];

/**
 * What is closed in the books: months and explained anomalies. On the server; where that lacks the
 * call, in this browser, for whoever signs in.
 */
export const useBookEntries = () => {
  const enabled = useMay()('list', RESOURCES.dieselBooks);
  const list = useAllRows<BookEntry>(RESOURCES.dieselBooks, { enabled, retryOnMount: false });
  const isInBrowser = isApiError(list.error, 'notOffered');
  const isUnread = list.error !== null && !isInBrowser && !list.data;
  const [kept, keep] = useStore<unknown>(BOOKS);
  const by = useSession()?.user.name ?? '';
  const { time_zone, today } = useCompanyDay();
  const [create] = useCreate<BookEntry>();
  const stored = list.data ?? NONE;
  const [closedBefore] = useStore<unknown>(OLDER_BOOKS.closed);
  const [explainedBefore] = useStore<unknown>(OLDER_BOOKS.explained);
  const older = useMemo(
    () => olderEntries(closedBefore, explainedBefore),
    [closedBefore, explainedBefore],
  );
  const own = useMemo(
    () => (isInBrowser ? keptEntries(kept) : stored),
    [isInBrowser, kept, stored],
  );
  const entries = useMemo(() => [...older, ...own], [older, own]);
  const closed = useMemo(() => closedMonthsIn(entries), [entries]);
  return {
    entries,
    closed,
    explained: useMemo(() => explainedIn(entries), [entries]),
    /** The closed month of a branch in which a moment lies, in milliseconds since 1970. */
    closedAt: (branch: Parameters<typeof closedAt>[1], at: number): Closing | undefined => {
      // The current month cannot be closed.
      if (isUnread)
        return (dayOf(at, time_zone) ?? today).slice(0, 7) < today.slice(0, 7)
          ? 'unread'
          : undefined;
      return closedAt(closed, branch, at, time_zone);
    },
    /** Fails with an ApiError. */
    add: async (draft: BookDraft): Promise<void> => {
      if (isInBrowser) {
        keep([...own, keptEntry(draft, by, new Date().toISOString())]);
        return;
      }
      await create(RESOURCES.dieselBooks, { data: draft }, { returnPromise: true });
      await list.refetch();
    },
    isInBrowser,
    isPending: enabled && list.isPending,
    error: isInBrowser ? null : list.error,
    retry: () => void list.refetch(),
  };
};
