import { useContext, useMemo } from 'react';

import { branchKey, keyOfBranch } from '../../../domain/base/branch.ts';
import { fromUnitPrice, roundHalfUp } from '../../../domain/diesel/amounts.ts';
import { heldWithout } from '../../../domain/diesel/corrections.ts';
import { movementsOf, transferTarget } from '../../../domain/diesel/ledger/movements.ts';
import { positionsOf, tankOf } from '../../../domain/diesel/ledger/position.ts';
import { useCompanyDay } from '../../kit/texts/useCompanyDay.ts';
import { useBranches } from '../useBranches.ts';
import { useStocks } from '../useStocks.ts';
import { countDay, useVouchersSince } from '../useVouchersSince.ts';
import { VoucherStateContext } from './doubts/Doubted.tsx';

interface BranchStock {
  /** Litres; undefined if unknown. */
  held?: number | undefined;
  /** Not all vouchers since the last count are known, nor is the server's own book. */
  isUnproved?: boolean;
  /** AED per litre: the weighted average, or the one at the last count. */
  unitCost?: number;
  /** The vouchers that decide the average are still being read. */
  isCostPending?: boolean;
  /** Litres that the tank holds when full. */
  capacity?: number | null;
  /** Milliseconds since 1970. */
  countedAt?: number;
  failed?: { error: Error; retry: () => void };
}

/** A branch's current stock, by the same rules as on the stock's own page; undefined while unknown. */
export const useBranchStock = (branch: unknown): BranchStock | undefined => {
  const { today, time_zone } = useCompanyDay();
  const { data: stocks, error, refetch } = useStocks();
  const { branches } = useBranches();
  const own = keyOfBranch(branches, branch);
  const tanks = useMemo(
    () => stocks?.filter(({ branch_id }) => branchKey(branch_id) === own),
    [stocks, own],
  );
  const { query, vouchers, isCurrent, wholeFrom } = useVouchersSince(countDay(tanks, time_zone));
  const { dataUpdatedAt: now, isPending, isError } = query;
  const known = useMemo(
    () => (vouchers && isCurrent ? movementsOf(vouchers) : undefined),
    [vouchers, isCurrent],
  );
  return useMemo(() => {
    if (error && !stocks) return { failed: { error, retry: () => void refetch() } };
    const day = { today, time_zone };
    const [position] = positionsOf(tanks ?? [], known, day, now, wholeFrom);
    if (!position) return undefined;
    const { book, ledger, stock } = position;
    const tank = tankOf(position);
    return {
      ...tank,
      isUnproved: !book && (known !== undefined || isError),
      isCostPending: isPending && tank.countedAt !== undefined,
      // A tank that was always empty has no price.
      unitCost: (ledger ? fromUnitPrice(roundHalfUp(ledger.unitPrice)) : stock.cost) || undefined,
    };
  }, [stocks, error, refetch, tanks, known, today, time_zone, now, wholeFrom, isPending, isError]);
};

/** As it would be without the voucher that the form corrects, at the price that this one has. */
export const useFormStock = (branch: unknown): BranchStock | undefined => {
  const { correction } = useContext(VoucherStateContext);
  const stock = useBranchStock(branch);
  const { branches } = useBranches();
  if (!correction || !stock) return stock;
  const { voucher, isTakenBack } = correction;
  const own = keyOfBranch(branches, branch);
  if (!isTakenBack && transferTarget(voucher, branches) === own) {
    return { ...stock, held: heldWithout({ ...voucher, liters_received: voucher.liters }, stock) };
  }
  if (keyOfBranch(branches, voucher.branch_id) !== own) return stock;
  return {
    ...stock,
    held: isTakenBack ? stock.held : heldWithout(voucher, stock),
    unitCost: voucher.unit_cost ?? stock.unitCost,
    isCostPending: typeof voucher.unit_cost !== 'number' && stock.isCostPending === true,
  };
};
