import { useMemo } from 'react';
import type { RaRecord } from 'react-admin';

import { isApiError } from '../../../dataProvider/apiError.ts';
import type { ListMeta } from '../../../dataProvider/index.ts';
import type { ActivityEntry } from '../../../domain/activity/activity.ts';
import type { DieselExtraction } from '../../../domain/diesel/extraction.ts';
import type { DieselIssue } from '../../../domain/diesel/issue.ts';
import { countsIn, openingsOf } from '../../../domain/diesel/ledger/counts.ts';
import { movementsSliced, type Vouchers } from '../../../domain/diesel/ledger/movements.ts';
import { countedStocks } from '../../../domain/diesel/ledger/position.ts';
import type { DieselPurchase } from '../../../domain/diesel/purchase.ts';
import { RESOURCES } from '../../../domain/records/resources.ts';
import { useAllRows } from '../../kit/allRows.ts';
import { useSliced } from '../desk/useSliced.ts';
import { useBranches } from '../useBranches.ts';
import { useStocks } from '../useStocks.ts';

/** All counts of all tanks: those in the audit log, if the server keeps one, and the last of each tank. */
export const useCounts = (enabled = true) => {
  const stock = useStocks(enabled);
  const log = useAllRows<ActivityEntry & RaRecord>(RESOURCES.dieselAudit, { enabled });
  const counts = useMemo(
    () => (stock.data ? countsIn(log.data ?? [], countedStocks(stock.data)) : []),
    [log.data, stock.data],
  );
  const openings = useMemo(() => openingsOf(countedStocks(stock.data ?? [])), [stock.data]);
  const isLogMissing = isApiError(log.error, 'notOffered', 'callMissing');
  const meta = log.meta as Partial<ListMeta> | undefined;
  return {
    counts,
    /** Of the stores that were never counted. */
    openings,
    /** The server has no audit log: only the last count of each tank is known. */
    isLogMissing,
    isPending: stock.isPending || log.isPending,
    /** Earlier counts may be missing. */
    isCut: meta?.truncated === true,
    error: stock.error ?? (isLogMissing ? null : log.error),
    retry: () => {
      void stock.refetch();
      void log.refetch();
    },
  };
};

const isCut = (list: { meta?: unknown }) =>
  (list.meta as Partial<ListMeta> | undefined)?.truncated === true;

/** All movements of diesel, and the counts of the tanks. */
export const useBooks = () => {
  const counted = useCounts();
  const { branches } = useBranches();
  const issues = useAllRows<DieselIssue>(RESOURCES.dieselIssues);
  const purchases = useAllRows<DieselPurchase>(RESOURCES.dieselPurchases);
  const extractions = useAllRows<DieselExtraction>(RESOURCES.dieselExtractions);
  const lists = [issues, purchases, extractions];
  const [one, two, three] = [issues.data, purchases.data, extractions.data];
  const vouchers: Vouchers | undefined = useMemo(
    () => one && two && three && { issues: one, purchases: two, extractions: three, branches },
    [one, two, three, branches],
  );
  const work = useMemo(() => vouchers && (() => movementsSliced(vouchers)), [vouchers]);
  const known = useSliced(work);
  return {
    ...counted,
    vouchers,
    /** Undefined until all vouchers are added up. */
    known,
    isPending: counted.isPending || lists.some((list) => list.isPending),
    isCut: counted.isCut || lists.some(isCut),
    error: counted.error ?? lists.find(({ error }) => error)?.error ?? null,
    retry: () => {
      counted.retry();
      for (const { error, refetch } of lists) if (error) void refetch();
    },
  };
};
export type Books = ReturnType<typeof useBooks>;
