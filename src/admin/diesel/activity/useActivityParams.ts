import { useSearchParams } from 'react-router-dom';

import { VOUCHER_REPORTS } from '../../../domain/diesel/reports.ts';
import { branchIdOf } from '../../../domain/people/branch.ts';
import { useSession } from '../../kit/useSession.ts';
import { askedBranch } from '../desk/useBranch.ts';

/** The filters of the activity, kept in the address; the default is the user's own branch. */
export const useActivityParams = () => {
  const [params, setParams] = useSearchParams();
  const ownBranch = branchIdOf(useSession()?.user.branch);
  return {
    kind: VOUCHER_REPORTS.find((one) => one === params.get('kind')) ?? '',
    branch: askedBranch(params.get('branch'), ownBranch),
    change: (changes: Partial<Record<'kind' | 'branch', string>>) =>
      setParams(
        (before) => {
          for (const [name, value] of Object.entries(changes)) before.set(name, value);
          return before;
        },
        { replace: true },
      ),
  };
};
