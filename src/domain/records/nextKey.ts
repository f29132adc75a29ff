import { foldKey, toLatinDigits, visible } from '../base/fold.ts';

/** The number at the end, as long as it can be counted exactly. */
const NUMBERED = /^(.*?)(\d{1,15})$/;

/**
 * One more than the highest of the most common kind, such as D-1191 after D-1190. Undefined where
 * keys are not numbered.
 */
export const nextKey = (keys: readonly unknown[]): string | undefined => {
  const kinds = new Map<string, { count: number; highest: number; width: number }>();
  for (const key of keys) {
    const [, prefix, digits] =
      (typeof key === 'string' && NUMBERED.exec(toLatinDigits(visible(key)))) || [];
    if (prefix === undefined || digits === undefined) continue;
    const { count = 0, highest = 0 } = kinds.get(prefix) ?? {};
    const number = Number(digits);
    const isHighest = number >= highest;
    kinds.set(prefix, {
      count: count + 1,
      highest: isHighest ? number : highest,
      width: isHighest ? digits.length : (kinds.get(prefix)?.width ?? 0),
    });
  }
  const [usual] = [...kinds].toSorted(([, a], [, b]) => b.count - a.count);
  if (!usual) return undefined;
  const [prefix, { highest, width }] = usual;
  const taken = new Set(keys.map(foldKey));
  for (let number = highest + 1; ; number += 1) {
    const key = prefix + String(number).padStart(width, '0');
    if (!taken.has(foldKey(key))) return key;
  }
};
