import { toCsv, toPlainCsv } from '../csv/write.ts';
import type { ImportEntry, ImportState } from './importEntry.ts';
import { entriesIn, type ImportPlan } from './plan.ts';

/** What is sent unless the user also wants stored records changed (`exists`). */
export const SENT_STATES: readonly ImportState[] = ['new'];
export const REFUSED_STATES: readonly ImportState[] = ['wrong', 'duplicate'];

/**
 * The good rows as the one CSV that the API gets: our field names as header, ISO dates, commas,
 * no BOM, no apostrophes before formulas.
 */
export const toCanonicalCsv = <Field extends string>(
  plan: ImportPlan<Field>,
  states: readonly ImportState[] = SENT_STATES,
): string =>
  toPlainCsv(
    plan.fields,
    entriesIn(plan, states).map(({ record }) => plan.fields.map((field) => record[field])),
  );

/**
 * Rows as a file to be corrected and imported again: the original cells in the original order behind a
 * column that gives the reason. `words` describes an entry's problems.
 */
export const refusedCsv = <Field extends string>(
  { header, delimiter }: ImportPlan<Field>['csv'],
  entries: readonly ImportEntry<Field>[],
  reasonHeader: string,
  words: (entry: ImportEntry<Field>) => string,
): string =>
  toCsv(
    [reasonHeader, ...header],
    entries.map((entry) => [words(entry), ...entry.raw]),
    delimiter,
  );
