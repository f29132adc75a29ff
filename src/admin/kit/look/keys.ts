import type { BranchId } from '../../../domain/base/branch.ts';

/** Store keys of this browser's brand, a previewed brand, and the preferences. */
export const BRAND = 'branding';
export const BRAND_PREVIEW = 'branding.tried';
export const UI = 'ui';

const TANK = 'tank.';
/** The store key of the capacity of a branch's diesel tank. */
export const tankKey = (branch: BranchId): string => `${TANK}${branch}`;
export const isTankKey = (key: string): boolean => key.startsWith(TANK);

const BOOKS = 'books.';
/** The store key of what is kept about the diesel books: closed months, explanations. It belongs to the company. */
export const booksKey = (name: 'closed' | 'explained'): string => `${BOOKS}${name}`;
export const isBooksKey = (key: string): boolean => key.startsWith(BOOKS);
