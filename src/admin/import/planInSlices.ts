import type { ImportEntry } from '../../domain/import/importEntry.ts';
import { planOf, type ImportPlan } from '../../domain/import/plan.ts';
import { rowPlanner, type ImportSetup } from '../../domain/import/rowPlanner.ts';

const SLICE = 1_000;

const breathe = () => new Promise((resolve) => setTimeout(resolve));

/** Plans all rows, letting the page answer in between. Undefined when it was given up meanwhile. */
export const planInSlices = async <Field extends string>(
  setup: ImportSetup<Field>,
  isWanted: () => boolean,
): Promise<ImportPlan<Field> | undefined> => {
  const plan = rowPlanner(setup);
  const entries: ImportEntry<Field>[] = [];
  for (const [index, row] of setup.csv.rows.entries()) {
    if (index > 0 && index % SLICE === 0) {
      await breathe();
      if (!isWanted()) return undefined;
    }
    entries.push(plan(row));
  }
  return planOf(setup, entries);
};
