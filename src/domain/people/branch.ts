/** The branches of the company; the diesel calls name a branch by its id. */
export const BRANCHES = [
  { id: 1, name: 'OCGLT' },
  { id: 2, name: 'Alain' },
] as const;
export type BranchName = (typeof BRANCHES)[number]['name'];

export const BRANCH_NAMES = BRANCHES.map(({ name }) => name);

export const DEFAULT_BRANCH: BranchName = 'OCGLT';
