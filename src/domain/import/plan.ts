import type { Csv } from '../csv/parse.ts';
import type { ImportEntry, ImportState } from './importEntry.ts';
import type { ImportTable, Mapping } from './importTable.ts';
import { readFields, sentFields } from './mapping.ts';
import { rowPlanner, type ImportSetup } from './rowPlanner.ts';

/** What an import will do, row by row: the preview shows it and the upload is built from it. */
export interface ImportPlan {
  table: ImportTable;
  csv: Pick<Csv, 'header' | 'delimiter'>;
  fields: string[];
  entries: ImportEntry[];
  counts: Record<ImportState, number>;
}

const countStates = (
  entries: readonly Pick<ImportEntry, 'state'>[],
): Record<ImportState, number> => {
  const counts = { new: 0, changed: 0, unchanged: 0, duplicate: 0, wrong: 0 };
  for (const { state } of entries) counts[state] += 1;
  return counts;
};

export const planOf = (
  { table, csv, mapping }: Pick<ImportSetup, 'table' | 'mapping'> & Pick<ImportPlan, 'csv'>,
  entries: ImportEntry[],
): ImportPlan => {
  const { header, delimiter } = csv;
  const fields = sentFields(table, mapping);
  return { table, csv: { header, delimiter }, fields, entries, counts: countStates(entries) };
};

/** Sends nothing; the same entries are what `toCanonicalCsv` sends. */
export const planImport = (setup: ImportSetup): ImportPlan =>
  planOf(setup, setup.csv.rows.map(rowPlanner(setup).next));

export const withEntries = (plan: ImportPlan, fresh: readonly ImportEntry[]): ImportPlan => {
  const byLine = new Map(fresh.map((entry) => [entry.line, entry]));
  const entries = plan.entries.map((entry) => byLine.get(entry.line) ?? entry);
  return { ...plan, entries, counts: countStates(entries) };
};

/** The fields that a review shows: defaults of new records only where there are any. */
export const shownFields = ({ table, fields, counts }: ImportPlan, mapping: Mapping): string[] => {
  if (counts.new > 0) return fields;
  const read = readFields(table, mapping);
  return fields.filter((field) => read.includes(field) || table.complete?.into.includes(field));
};

export const entriesIn = (plan: ImportPlan, states: readonly ImportState[]): ImportEntry[] =>
  plan.entries.filter(({ state }) => states.includes(state));
