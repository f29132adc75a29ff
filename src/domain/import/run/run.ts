import type { Csv } from '../../csv/parse.ts';
import { differencesOf } from '../compare.ts';
import type { ImportEntry } from '../importEntry.ts';
import type { ImportRecord } from '../importTable.ts';

export type RunValues = Readonly<Record<string, unknown>>;

/** How a row is sent: with others in one CSV, or by its own call. */
export type RowCall = 'file' | 'create' | 'update';

/** What an import does with one row of its file. Only `call` can change once the import has begun. */
export interface RunRow {
  line: number;
  raw: readonly string[];
  /** The natural key, as the user knows the record. */
  key: string;
  call: RowCall;
  id?: string;
  /** The fields that change, as the preview showed them; empty for a new record. */
  before: RunValues;
  /** The new values of the same fields; every field of a new record. */
  after: Readonly<ImportRecord>;
}

export type RowState =
  | { is: 'waiting' }
  /** In flight, with no answer yet. */
  | { is: 'sent' }
  /** It may or may not be stored; the server has to be asked. */
  | { is: 'unknown' }
  /**
   * `record` is what undo expects to find; `altered` are the fields that were stored otherwise than
   * sent; `reason` says why it could not be undone.
   */
  | {
      is: 'stored';
      id: string;
      record: RunValues;
      altered?: string[];
      undo?: RowUndo;
      reason?: string;
    }
  | { is: 'refused'; reason?: string; why?: 'exists' | 'gone' }
  /** Someone else changed the record since the preview. */
  | { is: 'conflict'; theirs: RunValues }
  /** Someone else's values, kept by the user's choice. */
  | { is: 'left' }
  /** Perhaps stored: the server's list does not reach that far, or could not be read. */
  | { is: 'unchecked'; reason?: string }
  /** The user stopped before it was sent. */
  | { is: 'unsent' };

/** What undoing did: the record is as before, it was changed since and was left, or the server refused. */
export type RowUndo = 'undone' | 'touched' | 'failed';

/** What the server said about the whole file. */
interface ServerReport {
  notes: readonly string[];
  /** How many rows it says it stored, if that is more than its list shows. Where it says all, they count. */
  confirmed?: number;
  /** Why its answer is unknown, in words or as a text key. */
  unconfirmed?: string;
}

/** An import from the press of its button on: what it does, how far it is, and how it ended. */
export interface ImportRun {
  id: string;
  resource: string;
  fileName: string;
  /** When it started, as an ISO instant. */
  at: string;
  csv: Pick<Csv, 'header' | 'delimiter'>;
  /** Rows of the file that are not part of it. */
  leftOut: number;
  /** The fields that identify a record. */
  keys: readonly string[];
  /** The fields of the record type: anything else that a server sends may change by itself. */
  fields: readonly string[];
  rows: readonly RunRow[];
  states: readonly RowState[];
  said: ServerReport;
}

const rowOf = (
  keys: readonly string[],
  call: RowCall,
  { line, raw, record, id, differences }: ImportEntry,
): RunRow => ({
  line,
  raw,
  key: keys.map((field) => String(record[field] ?? '')).join(' · '),
  call,
  ...(call === 'update'
    ? {
        id: String(id),
        before: Object.fromEntries(differences.map(({ field, old }) => [field, old])),
        after: Object.fromEntries(differences.map((one) => [one.field, one.new])),
      }
    : { before: {}, after: record }),
});

interface RunSetup extends Pick<
  ImportRun,
  'id' | 'resource' | 'fileName' | 'at' | 'csv' | 'leftOut' | 'keys' | 'fields'
> {
  added: readonly ImportEntry[];
  updated: readonly ImportEntry[];
  /** New records go up in one file, or one by one if the API takes no file. */
  addBy: 'file' | 'create';
}

/** Sends nothing yet; new records come first. */
export const startRun = ({ added, updated, addBy, ...head }: RunSetup): ImportRun => {
  const rows = [
    ...added.map((entry) => rowOf(head.keys, addBy, entry)),
    ...updated.map((entry) => rowOf(head.keys, 'update', entry)),
  ];
  const states = Array<RowState>(rows.length).fill({ is: 'waiting' });
  return { ...head, rows, states, said: { notes: [] } };
};

type Tally = Partial<Record<RowState['is'], number>>;

/** Counted once, then carried from run to run: a wave of a long import costs only what it changes. */
const tallies = new WeakMap<ImportRun['states'], Tally>();

const tallyOf = ({ states }: ImportRun): Tally => {
  const known = tallies.get(states);
  if (known) return known;
  const tally: Tally = {};
  for (const { is } of states) tally[is] = (tally[is] ?? 0) + 1;
  tallies.set(states, tally);
  return tally;
};

export const countOf = (run: ImportRun, ...which: readonly RowState['is'][]): number => {
  const tally = tallyOf(run);
  return which.reduce((sum, is) => sum + (tally[is] ?? 0), 0);
};

export const withStates = (run: ImportRun, changed: ReadonlyMap<number, RowState>): ImportRun => {
  if (changed.size === 0) return run;
  const tally = { ...tallyOf(run) };
  const states = [...run.states];
  for (const [index, state] of changed) {
    const before = states[index];
    if (before) tally[before.is] = (tally[before.is] ?? 0) - 1;
    tally[state.is] = (tally[state.is] ?? 0) + 1;
    states[index] = state;
  }
  tallies.set(states, tally);
  return { ...run, states };
};

export const mark = (run: ImportRun, indexes: readonly number[], state: RowState): ImportRun =>
  withStates(run, new Map(indexes.map((index) => [index, state])));

export const indexesOf = (run: ImportRun, ...states: readonly RowState['is'][]): number[] =>
  run.states.flatMap(({ is }, index) => (states.includes(is) ? [index] : []));

/**
 * Where the server lacks the call: new rows of a file go up one by one, and rows that cannot be
 * sent otherwise are refused for this reason, so that the others can go on.
 */
export const withoutCall = (run: ImportRun, lacked: RowCall, reason: string): ImportRun => {
  if (lacked === 'file') {
    const rows = run.rows.map((row) =>
      row.call === 'file' ? { ...row, call: 'create' as const } : row,
    );
    return { ...run, rows };
  }
  const stopped = indexesOf(run, 'waiting').filter((index) => run.rows[index]?.call === lacked);
  return mark(run, stopped, { is: 'refused', reason });
};

/** The server has to be asked before any more rows are sent. */
export const isUnsettled = (run: ImportRun): boolean => countOf(run, 'sent', 'unknown') > 0;

export const isUntouched = ({ states }: ImportRun): boolean =>
  states.every(
    (state) => state.is === 'waiting' || (state.is === 'refused' && state.why === 'exists'),
  );

export const isOver = (run: ImportRun): boolean => countOf(run, 'waiting', 'sent', 'unknown') === 0;

/**
 * By index: all rows of the file at once, then up to `most` single calls; none while earlier rows
 * are uncertain.
 */
export const nextRows = (run: ImportRun, most: number): number[] => {
  if (isUnsettled(run) || countOf(run, 'waiting') === 0) return [];
  const first = run.states.findIndex(({ is }) => is === 'waiting');
  const call = run.rows[first]?.call;
  const next: number[] = [];
  for (let index = first; index < run.states.length; index += 1) {
    if (run.states[index]?.is === 'waiting' && run.rows[index]?.call === call) next.push(index);
    if (call !== 'file' && next.length === most) break;
  }
  return next;
};

/** The user's choice in conflicts, by index: to write our values over theirs, or not. */
export const resolve = (
  run: ImportRun,
  indexes: readonly number[],
  choice: 'ours' | 'theirs',
): ImportRun => {
  const rows = [...run.rows];
  const states = new Map<number, RowState>();
  for (const index of indexes) {
    const [row, state] = [rows[index], run.states[index]];
    if (!row || state?.is !== 'conflict') continue;
    if (choice === 'ours') rows[index] = { ...row, before: state.theirs };
    states.set(index, { is: choice === 'ours' ? 'waiting' : 'left' });
  }
  return withStates(choice === 'ours' ? { ...run, rows } : run, states);
};

/** The user wants nothing more sent. What is uncertain stays uncertain. */
export const stop = (run: ImportRun): ImportRun => {
  const unsent = mark(run, indexesOf(run, 'waiting'), { is: 'unsent' });
  return mark(unsent, indexesOf(run, 'sent', 'unknown'), { is: 'unchecked' });
};

export const pick = (record: RunValues, fields: readonly string[]): RunValues => {
  const picked: Record<string, unknown> = {};
  for (const field of fields) picked[field] = record[field] ?? null;
  return picked;
};

export const fieldsIn = (values: RunValues): string[] => Object.keys(values);

export const fieldsThatDiffer = (record: RunValues, expected: RunValues): string[] =>
  differencesOf(fieldsIn(expected), record, expected as ImportRecord).map(({ field }) => field);
