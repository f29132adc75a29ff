import { BRANCHES } from '../../../domain/people/branch.ts';
import { useT } from '../../kit/texts/useT.ts';
import { useBranch } from './useBranch.ts';

import styles from './desk.module.css';

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
