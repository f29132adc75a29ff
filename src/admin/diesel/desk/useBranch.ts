import { BRANCHES, branchIdOf } from '../../../domain/people/branch.ts';
import { useAddress } from '../../kit/useAddress.ts';
import { useSession } from '../../kit/useSession.ts';

const ALL = 'all';

/** The branch in the address, else the user's own; undefined for all. */
export const useBranch = () => {
  const { params, change } = useAddress();
  const own = branchIdOf(useSession()?.user.branch);
  const asked = params.get('branch');
  const found = BRANCHES.find(({ id }) => String(id) === asked)?.id;
  return {
    branch: asked === ALL ? undefined : (found ?? own),
    choose: (branch: string) => change({ branch }),
  };
};

/** The branch in an address, '' for all; without a known branch, the user's own. */
export const askedBranch = (asked: string | null, own: number | undefined): string =>
  asked !== null && (asked === '' || BRANCHES.some(({ id }) => String(id) === asked))
    ? asked
    : String(own ?? '');

/** The query that a link to another page carries the branch in. */
export const branchQuery = (branch: number | undefined): string => `?branch=${branch ?? ALL}`;
