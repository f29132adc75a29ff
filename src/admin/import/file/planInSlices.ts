import type { ImportEntry } from '../../../domain/import/importEntry.ts';
import { planOf, type ImportPlan } from '../../../domain/import/plan.ts';
import { rowPlanner, type ImportSetup } from '../../../domain/import/rowPlanner.ts';
import { yieldToMain } from '../../kit/files/yieldToMain.ts';

/** How long the page may be kept waiting at a stretch, in milliseconds. */
const SLICE = 40;

/**
 * Plans all rows, letting the page answer in between. By the clock and not by the row, because a slow
 * phone reads a tenth of the rows in the same time. Undefined when it was given up meanwhile.
 */
export const planInSlices = async <Field extends string>(
  setup: ImportSetup<Field>,
  isWanted: () => boolean,
  now: () => number = () => performance.now(),
): Promise<ImportPlan<Field> | undefined> => {
  const plan = rowPlanner(setup);
  const entries: ImportEntry<Field>[] = [];
  let began = now();
  for (const row of setup.csv.rows) {
    if (now() - began > SLICE) {
      await yieldToMain();
      if (!isWanted()) return undefined;
      began = now();
    }
    entries.push(plan(row));
  }
  return planOf(setup, entries);
};
