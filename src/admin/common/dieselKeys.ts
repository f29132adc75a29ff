import type { BranchId } from '../../domain/base/branch.ts';

const TANK = 'tank.';
/** The store key of the capacity of a branch's diesel tank. */
export const tankKey = (branch: BranchId): string => `${TANK}${branch}`;
export const isTankKey = (key: string): boolean => key.startsWith(TANK);

/** The store key of closed months and explanations, where the server does not take them: they are the company's. */
export const BOOKS = 'books';
/** Where they were before the server took any. */
export const OLDER_BOOKS = { closed: 'books.closed', explained: 'books.explained' } as const;
export const isBooksKey = (key: string): boolean => key.split('.')[0] === BOOKS;
