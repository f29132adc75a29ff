import { useCallback, useMemo } from 'react';
import type { RaRecord } from 'react-admin';

import { isApiError } from '../../../dataProvider/apiError.ts';
import type { ListMeta } from '../../../dataProvider/index.ts';
import type { ActivityEntry } from '../../../domain/activity/activity.ts';
import type { BranchId } from '../../../domain/base/branch.ts';
import { booksStart, type Month } from '../../../domain/diesel/ledger/closing.ts';
import { countsIn, openingsOf, unbrokenCounts } from '../../../domain/diesel/ledger/counts.ts';
import { isOnlyStock } from '../../../domain/diesel/ledger/ledger.ts';
import { movementsOf } from '../../../domain/diesel/ledger/movements.ts';
import { countedStocks } from '../../../domain/diesel/ledger/position.ts';
import { RESOURCES } from '../../../domain/records/resources.ts';
import { useAllRows } from '../../kit/allRows.ts';
import { useLocalization } from '../../kit/texts/useLocalization.ts';
import { useStocks } from '../useStocks.ts';
import { countDay, useVouchersSince } from '../useVouchersSince.ts';

/** All counts of all tanks: those in the audit log, if the server keeps one, and the last of each tank. */
export const useCounts = () => {
  const stock = useStocks();
  const log = useAllRows<ActivityEntry & RaRecord>(RESOURCES.dieselAudit);
  const counts = useMemo(
    () => (stock.data ? countsIn(log.data ?? [], countedStocks(stock.data)) : []),
    [log.data, stock.data],
  );
  const isLogMissing = isApiError(log.error, 'notOffered', 'callMissing');
  const { wholeFrom = -Infinity }: Partial<ListMeta> = log.meta ?? {};
  return {
    stocks: stock.data,
    counts,
    /** The server has no audit log: only the last count of each tank is known. */
    isLogMissing,
    isPending: stock.isPending || log.isPending,
    /** From when on no count is missing, in milliseconds since 1970. */
    wholeFrom,
    error: stock.error ?? (isLogMissing ? null : log.error),
    retry: () => {
      void stock.refetch();
      void log.refetch();
    },
  };
};

/** The movements of diesel and the counts of the tanks that a month and the one before it need. */
export const useBooks = (month: Month) => {
  const { stocks, counts, wholeFrom: logFrom, ...counted } = useCounts();
  const { time_zone } = useLocalization();
  const bases = useMemo(() => unbrokenCounts(counts, logFrom), [counts, logFrom]);
  const opened = useMemo(() => stocks?.filter(({ opened_at }) => opened_at), [stocks]);
  const days = [booksStart(bases, month, time_zone), countDay(opened, time_zone) ?? '9'];
  const since = counted.isPending ? undefined : days.toSorted()[0];
  const desk = useVouchersSince(since);
  const { vouchers, isCurrent } = desk;
  const known = useMemo(
    () => (vouchers && isCurrent ? movementsOf(vouchers) : undefined),
    [vouchers, isCurrent],
  );
  return {
    ...counted,
    ...desk,
    /** Counts of several tanks at one branch can't be reconciled as a series. */
    isOfOneTank: useCallback(
      ({ branch }: { branch: BranchId }) => isOnlyStock({ branch_id: branch }, stocks ?? []),
      [stocks],
    ),
    isLogCut: logFrom > -Infinity,
    /** Every tank that was counted, or started empty. */
    counts: useMemo(() => [...bases, ...openingsOf(countedStocks(opened ?? []))], [bases, opened]),
    /** Undefined until all vouchers are added up. */
    known,
    isPending: counted.isPending || (!desk.query.error && !known),
  };
};
