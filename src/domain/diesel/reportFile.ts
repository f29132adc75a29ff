import { foldName } from '../base/fold.ts';
import type { VoucherReport } from './reports.ts';

type Kind = VoucherReport | 'stock';

/** What only the columns of one report are called, folded. */
const SIGNS: Readonly<Record<Kind, RegExp>> = {
  issued: /truck|vehicle|driver|odometer|issued(?!tank)|شاحن|سائق/,
  purchased: /supplier|vendor|invoice|purchase|received|delivery|مورد|فاتور/,
  extractions: /destination|extract|سحب|وجهة/,
  stock: /capacity|reorder|counted|bookl/,
};
const KINDS = Object.keys(SIGNS) as Kind[];

/** Undefined where it is not certain that the columns are another report's. */
export const otherReport = (header: readonly string[], expected: Kind): Kind | undefined => {
  const names = header.map(foldName);
  const has = (kind: Kind) => names.some((name) => SIGNS[kind].test(name));
  return has(expected) ? undefined : KINDS.find(has);
};
