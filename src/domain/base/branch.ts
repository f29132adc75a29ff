import { foldKey } from '../base/fold.ts';

/**
 * A number or a text, as the server's rows have it; sent back unchanged and compared by
 * `branchKey`.
 */
export type BranchId = number | string;

export interface Branch {
  id: BranchId;
  /** Its id, where no row names it. */
  name: string;
}

/** The branches that a user can belong to (specification, section 9). */
export const BRANCH_NAMES = ['OCGLT', 'Alain'] as const;
export type BranchName = (typeof BRANCH_NAMES)[number];

export const DEFAULT_BRANCH: BranchName = 'OCGLT';

const WHOLE_NUMBER = /^(?:0|[1-9]\d{0,14})$/;

/** Equal for ids of the same branch: 1 and '1', 'Alain' and ' alain '. */
export const branchKey = (id: unknown): BranchId | undefined => {
  // Long lists ask for each row.
  if (typeof id === 'number' && Number.isInteger(id) && id >= 0 && id < 1e15) return id;
  const key = foldKey(id).trim();
  if (key === '') return undefined;
  return WHOLE_NUMBER.test(key) ? Number(key) : key;
};

const isId = (value: unknown): value is BranchId => branchKey(value) !== undefined;

/** A branch's id and name in a row, under any of their usual names. */
export const branchOf = (row: object): { id?: BranchId; name?: string } => {
  const { branch_id, branch, branch_name } = row as Readonly<Record<string, unknown>>;
  const nested =
    typeof branch === 'object' && branch ? (branch as { id?: unknown; name?: unknown }) : {};
  const name = [branch_name, nested.name, branch].find(isId);
  const id = [branch_id, nested.id, name].find(isId);
  return {
    ...(id !== undefined && { id }),
    ...(name !== undefined && { name: String(name).trim() }),
  };
};

/**
 * Branches in the order of the rows. A nameless one goes by its id or, if that is a number, by its
 * tank.
 */
export const branchesIn = (...lists: readonly (readonly object[])[]): Branch[] => {
  const found = new Map<BranchId, Branch>();
  const named = new Set<BranchId>();
  for (const row of lists.flat()) {
    const { id, name } = branchOf(row);
    const key = branchKey(id);
    if (id === undefined || key === undefined || named.has(key)) continue;
    const tank = typeof key === 'number' && 'name' in row && isId(row.name) ? row.name : id;
    if (name !== undefined) named.add(key);
    if (name !== undefined || !found.has(key)) {
      found.set(key, { id: found.get(key)?.id ?? id, name: name ?? String(tank).trim() });
    }
  }
  return [...found.values()];
};

export const findBranch = (branches: readonly Branch[], idOrName: unknown): Branch | undefined => {
  const key = branchKey(idOrName);
  if (key === undefined) return undefined;
  return (
    branches.find(({ id }) => branchKey(id) === key) ??
    branches.find(({ name }) => branchKey(name) === key)
  );
};

export const sameBranch = (a: unknown, b: unknown): boolean =>
  branchKey(a) !== undefined && branchKey(a) === branchKey(b);

/** The key of the branch with an id or a name; of the value itself if no such branch is known. */
export const keyOfBranch = (branches: readonly Branch[], idOrName: unknown): BranchId | undefined =>
  branchKey(findBranch(branches, idOrName)?.id ?? idOrName);

/** The name of a branch by its id; the id itself if the branch is not known, '' for none. */
export const branchName = (branches: readonly Branch[], id: unknown): string =>
  findBranch(branches, id)?.name ?? (isId(id) ? String(id).trim() : '');

export const branchNames = (branches: readonly Branch[]): readonly string[] => [
  ...branches.map(({ name }) => name),
  ...BRANCH_NAMES.filter((name) => !findBranch(branches, name)),
];

/** Until rows name any, the specification's; where rows go by names, those and the missing ones. */
export const branchChoices = (branches: readonly Branch[]): readonly Branch[] => {
  const areNames = branches.every(({ id }) => typeof branchKey(id) === 'string');
  const further = areNames ? BRANCH_NAMES.filter((name) => !findBranch(branches, name)) : [];
  return [...branches, ...further.map((name) => ({ id: name, name }))];
};
