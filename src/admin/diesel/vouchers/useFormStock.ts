import { useContext } from 'react';

import { keyOfBranch } from '../../../domain/base/branch.ts';
import { heldWithout } from '../../../domain/diesel/corrections.ts';
import { useBranches } from '../useBranches.ts';
import { VoucherStateContext } from './doubts/Doubted.tsx';
import { useBranchStock, type BranchStock } from './useBranchStock.ts';

/** As it would be without the voucher that the form corrects, at the price that this one has. */
export const useFormStock = (branch: unknown): BranchStock | undefined => {
  const { correction } = useContext(VoucherStateContext);
  const stock = useBranchStock(branch);
  const { branches } = useBranches();
  if (!correction || !stock) return stock;
  const { voucher, isTakenBack } = correction;
  if (keyOfBranch(branches, voucher.branch_id) !== keyOfBranch(branches, branch)) return stock;
  return {
    ...stock,
    held: isTakenBack ? stock.held : heldWithout(voucher, stock),
    unitCost: voucher.unit_cost ?? stock.unitCost,
    isCostPending: typeof voucher.unit_cost !== 'number' && stock.isCostPending === true,
  };
};
