import { useMemo } from 'react';

import { isOpen } from '../../domain/access/recordPath.ts';
import {
  branchesIn,
  branchKey,
  branchName,
  findBranch,
  type Branch,
} from '../../domain/base/branch.ts';
import { RESOURCES } from '../../domain/records/resources.ts';
import { useBranchText } from '../kit/texts/useBranchText.ts';
import { useMay } from '../kit/useMay.ts';
import { useSession } from '../kit/useSession.ts';
import { useNeeded, useStocks, useStockSummary } from './useStocks.ts';

const isUnnamed = ({ id, name }: Branch) =>
  typeof branchKey(id) === 'number' && branchKey(name) === branchKey(id);

const NONE: readonly object[] = [];

/**
 * As the rows of the stock have them; those of the issues too if that has none, no names, or not
 * the user's. Also the user's own, undefined for the users of all branches and while it is not
 * known.
 */
export const useBranches = () => {
  const user = useSession()?.user;
  const branchText = useBranchText();
  const mayStock = useMay()('list', RESOURCES.dieselStock);
  const maySummary = !mayStock && isOpen(user?.role, '/admin/diesel');
  // Who oversees all branches starts with all, whatever branch a server names.
  const branch = maySummary ? undefined : user?.branch;
  const list = useStocks(mayStock);
  const summary = useStockSummary(maySummary);
  const { data: stocks = NONE, isPending } = mayStock ? list : summary;
  const isStockPending = (mayStock || maySummary) && isPending;
  const known = useMemo(() => branchesIn(stocks), [stocks]);
  const isOwnMissing = Boolean(branch) && !findBranch(known, branch);
  const isVague = !isStockPending && (known.length === 0 || isOwnMissing || known.some(isUnnamed));
  const { data: issues = NONE, isPending: areIssuesPending } = useNeeded(
    RESOURCES.dieselIssues,
    isVague,
  );
  const branches = useMemo(
    () => (isVague ? branchesIn(stocks, issues) : known),
    [isVague, known, stocks, issues],
  );
  return useMemo(
    () => ({
      branches,
      own: findBranch(branches, branch),
      hasOwn: Boolean(branch),
      isPending: isStockPending || areIssuesPending,
      /** '' for none. */
      nameOf: (id: unknown) => branchText(branchName(branches, id)),
      /** For a filter. */
      options: branches.map(({ id, name }) => ({
        value: String(branchKey(id)),
        name: branchText(name),
      })),
    }),
    [branches, branch, branchText, isStockPending, areIssuesPending],
  );
};
