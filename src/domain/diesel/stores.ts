import { branchesIn, branchKey, findBranch, type Branch, type BranchId } from '../base/branch.ts';
import { emptyRow } from '../records/values.ts';
import { inForce } from './corrections.ts';
import type { Sent } from './entry.ts';
import type { DieselExtraction } from './extraction.ts';
import { dieselStock, type DieselStockRow } from './stock.ts';

/** Whether a server's branches go by name, so that a bowser can be one of them. */
export const hasNamedBranches = (stocks: readonly Pick<DieselStockRow, 'branch_id'>[]): boolean =>
  stocks.length > 0 && stocks.every(({ branch_id }) => typeof branchKey(branch_id) === 'string');

/** Whether what is filled into a bowser stays in the books: it has a tank, or will have one by its name. */
export const isKeptAsTank = (
  name: unknown,
  branches: readonly Branch[],
  stocks: readonly Pick<DieselStockRow, 'branch_id'>[],
): boolean => findBranch(branches, name) !== undefined || hasNamedBranches(stocks);

/**
 * The stocks of bowsers of which the server has no row, by the extractions that filled them: each is empty before its
 * first one. Only where branches go by name, as a bowser then is a branch by its name: it issues and is counted.
 */
export const bowserStocks = (
  stocks: readonly DieselStockRow[],
  extractions: readonly Sent<DieselExtraction>[],
): readonly DieselStockRow[] => {
  if (!hasNamedBranches(stocks)) return [];
  const branches = branchesIn(stocks);
  const found = new Map<unknown, DieselStockRow>();
  for (const { destination_type, destination, at, company_id, status } of inForce(extractions)) {
    const name = destination?.trim() ?? '';
    const key = branchKey(name);
    const filled = Date.parse(at ?? '');
    const isBowser = destination_type === 'bowser' && status !== 'void' && typeof key === 'string';
    if (!isBowser || Number.isNaN(filled) || findBranch(branches, name)) continue;
    const opened = Math.min(filled - 1, Date.parse(found.get(key)?.opened_at ?? '') || Infinity);
    found.set(key, {
      ...emptyRow(dieselStock),
      id: key as never,
      name,
      branch_id: name,
      company_id: company_id ?? null,
      opened_at: new Date(opened).toISOString(),
    });
  }
  return [...found.values()];
};

const BOWSER = /bowser|صهريج/iu;

/** The keys of the branches that are bowsers, which are filled by extractions only: by name, or by what filled them. */
export const bowsersIn = (
  branches: readonly Branch[],
  extractions: readonly { destination_type?: unknown; destination?: unknown }[],
): ReadonlySet<BranchId | undefined> =>
  new Set(
    [
      ...branches.filter(({ name }) => BOWSER.test(name)),
      ...extractions.flatMap(({ destination_type: type, destination }) =>
        type === 'bowser' ? (findBranch(branches, destination) ?? []) : [],
      ),
    ].map(({ id }) => branchKey(id)),
  );
