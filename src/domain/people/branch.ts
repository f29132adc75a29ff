/** The branches of the company; the diesel calls name a branch by its id. */
export const BRANCHES = [
  { id: 1, name: 'OCGLT' },
  { id: 2, name: 'Alain' },
] as const;
export type BranchName = (typeof BRANCHES)[number]['name'];

export type BranchId = (typeof BRANCHES)[number]['id'];

/** The ids as the options of a field. */
export const BRANCH_OPTIONS = BRANCHES.map(({ id }) => `${id}` as const);

/** The branches to choose from. */
export const BRANCH_CHOICES = BRANCHES.map(({ id, name }) => ({ value: String(id), name }));

/** The name of a branch by its id, which a server may send as text. */
export const branchNameOf = (id: unknown): BranchName | undefined =>
  BRANCHES.find((branch) => String(branch.id) === String(id))?.name;

/** The id of the branch that a user belongs to; undefined for the users of all branches. */
export const branchIdOf = (name: string | null | undefined): BranchId | undefined =>
  BRANCHES.find((branch) => branch.name === name)?.id;

export const BRANCH_NAMES = BRANCHES.map(({ name }) => name);

export const DEFAULT_BRANCH: BranchName = 'OCGLT';
