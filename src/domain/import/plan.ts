import type { Csv } from '../csv/parse.ts';
import type { ImportEntry, ImportState } from './importEntry.ts';
import type { ImportTable } from './importTable.ts';
import { sentFields } from './mapping.ts';
import { rowPlanner, type ImportSetup } from './rowPlanner.ts';

/** What an import will do, row by row: the preview shows it and the upload is made of it. */
export interface ImportPlan<Field extends string> {
  table: ImportTable<Field>;
  csv: Pick<Csv, 'header' | 'delimiter'>;
  /** The fields that are sent, in the order of the table. */
  fields: Field[];
  entries: ImportEntry<Field>[];
  counts: Record<ImportState, number>;
}

/** Puts entries that were planned in slices together. */
export const planOf = <Field extends string>(
  { table, csv, mapping }: ImportSetup<Field>,
  entries: ImportEntry<Field>[],
): ImportPlan<Field> => {
  const counts = { new: 0, exists: 0, unchanged: 0, duplicate: 0, wrong: 0 };
  for (const { state } of entries) counts[state] += 1;
  const { header, delimiter } = csv;
  return { table, csv: { header, delimiter }, fields: sentFields(table, mapping), entries, counts };
};

/** Plans every row of a file. Sends nothing; the same entries are what `toCanonicalCsv` sends. */
export const planImport = <Field extends string>(setup: ImportSetup<Field>): ImportPlan<Field> =>
  planOf(setup, setup.csv.rows.map(rowPlanner(setup)));

/** The entries in the given states. */
export const entriesIn = <Field extends string>(
  plan: ImportPlan<Field>,
  states: readonly ImportState[],
): ImportEntry<Field>[] => plan.entries.filter(({ state }) => states.includes(state));
