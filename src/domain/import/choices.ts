import type { ImportEntry } from './importEntry.ts';
import type { ImportPlan } from './plan.ts';

/** What to do with a row that would change a stored record. */
export type ImportChoice = 'update' | 'skip';

/** The user's choice for the changed rows: one for all, and rows (by line) that are exceptions. */
export interface ImportChoices {
  all: ImportChoice;
  rows: ReadonlyMap<number, ImportChoice>;
}

export const UPDATE_ALL: ImportChoices = { all: 'update', rows: new Map() };

/** For when stored records may not be changed. */
export const SKIP_ALL: ImportChoices = { all: 'skip', rows: new Map() };

type Row = Pick<ImportEntry, 'line' | 'state'>;

/** The choice for a changed row; undefined for any other. */
export const choiceOf = ({ line, state }: Row, choices: ImportChoices): ImportChoice | undefined =>
  state === 'changed' ? (choices.rows.get(line) ?? choices.all) : undefined;

/** One choice for all changed rows; drops the choices for single rows. */
export const chooseAll = (all: ImportChoice): ImportChoices => ({ all, rows: new Map() });

export const chooseRow = (
  { all, rows }: ImportChoices,
  line: number,
  choice: ImportChoice,
): ImportChoices => {
  const others = new Map(rows);
  if (choice === all) others.delete(line);
  else others.set(line, choice);
  return { all, rows: others };
};

/** The rows that an import sends: new records, and stored ones to be changed. */
export const rowsToSend = (
  { entries }: Pick<ImportPlan, 'entries'>,
  choices: ImportChoices,
): { added: ImportEntry[]; updated: ImportEntry[] } => ({
  added: entries.filter(({ state }) => state === 'new'),
  updated: entries.filter((entry) => choiceOf(entry, choices) === 'update'),
});
