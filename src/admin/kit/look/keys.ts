import type { BranchId } from '../../../domain/base/branch.ts';

export const BRAND = 'branding';
export const BRAND_PREVIEW = 'branding.tried';
export const UI = 'ui';

const TANK = 'tank.';
/** The store key of the capacity of a branch's diesel tank. */
export const tankKey = (branch: BranchId): string => `${TANK}${branch}`;
export const isTankKey = (key: string): boolean => key.startsWith(TANK);

const BOOKS = 'books.';
/** Closed months and explanations, which belong to the company. */
export const booksKey = (name: 'closed' | 'explained'): string => `${BOOKS}${name}`;
export const isBooksKey = (key: string): boolean => key.startsWith(BOOKS);
