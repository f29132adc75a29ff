import { useStore } from 'react-admin';

import {
  closedAt,
  closedMonth,
  readClosed,
  type ClosedMonth,
} from '../../../domain/diesel/ledger/closing.ts';
import { booksKey } from '../../kit/look/keys.ts';
import { useLocalization } from '../../kit/texts/useLocalization.ts';
import { useSession } from '../../kit/useSession.ts';

/** Stored in this browser, for whoever signs in, because no API call stores them. */
export const useClosedMonths = () => {
  const [kept, keep] = useStore<unknown>(booksKey('closed'));
  const by = useSession()?.user.name ?? '';
  const { time_zone } = useLocalization();
  const closed = readClosed(kept);
  const without = (branch: ClosedMonth['branch'], month: string) =>
    closed.filter((one) => one !== closedMonth(closed, branch, month));
  return {
    /** A branch's month as it was closed. */
    closedAs: (branch: ClosedMonth['branch'], month: string | undefined) =>
      closedMonth(closed, branch, month),
    /** The closed month of a branch in which a moment lies, in milliseconds since 1970. */
    closedAt: (branch: ClosedMonth['branch'] | undefined, at: number) =>
      closedAt(closed, branch, at, time_zone),
    close: (found: Omit<ClosedMonth, 'by' | 'at'>) =>
      keep([
        ...without(found.branch, found.month),
        { ...found, by, at: new Date().toISOString() } satisfies ClosedMonth,
      ]),
    reopen: (branch: ClosedMonth['branch'], month: string) => keep(without(branch, month)),
  };
};
