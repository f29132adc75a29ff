import { BRANCHES, branchIdOf } from '../../../domain/people/branch.ts';
import { useT } from '../../kit/texts/useT.ts';
import { useAddress } from '../../kit/useAddress.ts';
import { useSession } from '../../kit/useSession.ts';

import styles from './desk.module.css';

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

/** Chooses the branch that the page shows. */
export const BranchChoice = () => {
  const t = useT();
  const { branch, choose } = useBranch();
  return (
    <select
      className={styles['choice']}
      aria-label={t('dieselDesk.branch')}
      value={branch ?? 'all'}
      onChange={({ target }) => choose(target.value)}
    >
      <option value="all">{t('dieselDesk.allBranches')}</option>
      {BRANCHES.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </select>
  );
};
