import { branchKey, findBranch, type Branch, type BranchId } from '../../../domain/base/branch.ts';
import { useT } from '../../kit/texts/useT.ts';
import { useAddress } from '../../kit/useAddress.ts';
import { useBranches } from '../useBranches.ts';

import styles from './desk.module.css';

const ALL = 'all';

/** Named by id or name, undefined for all; without a known branch, the user's own. */
export const askedBranch = (
  requested: string | null,
  branches: readonly Branch[],
  own: Branch | undefined,
): BranchId | undefined =>
  requested === ALL || requested === ''
    ? undefined
    : branchKey((findBranch(branches, requested) ?? own)?.id);

export const useBranch = () => {
  const { params, change } = useAddress();
  const { branches, own, hasOwn, isPending, nameOf, options } = useBranches();
  const requested = params.get('branch');
  const branch = askedBranch(requested, branches, own);
  return {
    branch,
    branches,
    nameOf,
    /** It is not known yet which branch that is. */
    isPending: isPending && requested !== ALL && (hasOwn || requested !== null),
    options,
    value: String(branch ?? ''),
    choose: (value: string) => change({ branch: value || ALL }),
  };
};

export const branchQuery = (branch: BranchId | undefined): string =>
  `?branch=${encodeURIComponent(branch ?? ALL)}`;

export const BranchChoice = () => {
  const t = useT();
  const { options, value, choose } = useBranch();
  return (
    <select
      className={`input ${styles['choice']}`}
      aria-label={t('dieselDesk.branch')}
      value={value}
      onChange={({ target }) => choose(target.value)}
    >
      <option value="">{t('dieselDesk.allBranches')}</option>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.name}
        </option>
      ))}
    </select>
  );
};
