import { useMemo } from 'react';
import type { RaRecord } from 'react-admin';

import type { ListMeta } from '../../../dataProvider/index.ts';
import { branchKey, keyOfBranch } from '../../../domain/base/branch.ts';
import { dayOf } from '../../../domain/base/dates.ts';
import { fromUnitPrice, roundHalfUp, toLitres } from '../../../domain/diesel/amounts.ts';
import type { DieselExtraction } from '../../../domain/diesel/extraction.ts';
import type { DieselIssue } from '../../../domain/diesel/issue.ts';
import { ledgersOf } from '../../../domain/diesel/ledger/ledger.ts';
import { movementsOf } from '../../../domain/diesel/ledger/movements.ts';
import { countedStocks } from '../../../domain/diesel/ledger/position.ts';
import type { DieselPurchase } from '../../../domain/diesel/purchase.ts';
import { RESOURCES } from '../../../domain/records/resources.ts';
import { useAllRows } from '../../kit/allRows.ts';
import { useCompanyDay } from '../../kit/texts/useCompanyDay.ts';
import { useBranches } from '../useBranches.ts';
import { useStocks } from '../useStocks.ts';

/** What a branch's tank holds, and the value per litre. */
export interface BranchStock {
  /** Litres; undefined if unknown. */
  held?: number;
  /** AED per litre: the weighted average, or the one at the last count. */
  unitCost?: number;
  /** Litres that the tank holds when full. */
  capacity?: number | null;
  /** Milliseconds since 1970. */
  countedAt?: number;
  /** Reloads the stock; set only if it failed to load. */
  retry?: () => void;
}

const useVouchers = <Row extends RaRecord>(
  resource: string,
  filter: Readonly<Record<string, unknown>>,
  enabled: boolean,
) => {
  const { data, meta } = useAllRows<Row>(resource, { filter, enabled });
  const isWhole = !(meta as Partial<ListMeta> | undefined)?.truncated;
  return isWhole ? data : undefined;
};

/** A branch's current stock, from its last count and the vouchers since; undefined while unknown. */
export const useBranchStock = (branch: unknown): BranchStock | undefined => {
  const { time_zone } = useCompanyDay();
  const { data: stocks, error, refetch } = useStocks();
  const { branches } = useBranches();
  const own = keyOfBranch(branches, branch);
  const stock = stocks?.find(({ branch_id }) => branchKey(branch_id) === own);
  const from = dayOf(stock?.counted_at ?? stock?.opened_at ?? '', time_zone);
  const enabled = from !== undefined;
  const ofBranch = { branch_id: stock?.branch_id, from };
  const issues = useVouchers<DieselIssue>(RESOURCES.dieselIssues, ofBranch, enabled);
  const purchases = useVouchers<DieselPurchase>(RESOURCES.dieselPurchases, ofBranch, enabled);
  // Of all branches, because another one may have transferred diesel to this one.
  const extractions = useVouchers<DieselExtraction>(RESOURCES.dieselExtractions, { from }, enabled);
  return useMemo(() => {
    if (error && !stocks) return { retry: () => void refetch() };
    if (!stock) return undefined;
    const { movements, gaps } = movementsOf({
      issues: issues ?? [],
      purchases: purchases ?? [],
      extractions: extractions ?? [],
      branches,
    });
    const isKnown = issues && purchases && extractions;
    const ledger = isKnown && ledgersOf(countedStocks([stock]), movements, gaps).get(own ?? '');
    // Without the time of the count, the litres are the current ones.
    const isCurrent = !stock.counted_at && !stock.opened_at;
    const counted = isCurrent ? (stock.liters ?? undefined) : undefined;
    const countedAt = Date.parse(stock.counted_at ?? '');
    return {
      capacity: stock.capacity_l,
      ...(!Number.isNaN(countedAt) && { countedAt }),
      held: stock.book_l ?? (ledger ? toLitres(ledger.book.ml) : counted),
      unitCost: ledger ? fromUnitPrice(roundHalfUp(ledger.unitPrice)) : (stock.cost ?? undefined),
    };
  }, [stocks, error, refetch, stock, own, branches, issues, purchases, extractions]);
};
