import { foldKey } from './fold.ts';

/** Equal for the spellings of a word or name: 'ACTIVE' and 'active', 'super_admin' and 'SuperAdmin', 'drivers' and 'Driver'. */
export const wordKey = (value: unknown): string =>
  foldKey(typeof value === 'boolean' ? String(value) : value)
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replace(/ies$/, 'y')
    .replace(/s$/, '');

/** Writes a list of names as `'phone | mobile | tel'`, a line for each script. */
export const words = (...lines: readonly string[]): string[] =>
  lines.flatMap((line) => line.split(' | '));
