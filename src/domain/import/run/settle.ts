import { byKey, keyOf } from '../compare.ts';
import { reconcileImport } from '../reconcile.ts';
import { confirmedCount } from '../serverAnswer.ts';
import {
  fieldsIn,
  fieldsThatDiffer,
  indexesOf,
  pick,
  withStates,
  type ImportRun,
  type RowState,
  type RunRow,
  type RunValues,
} from './run.ts';

export interface RecordsNow {
  records: readonly RunValues[];
  truncated: boolean;
}

/** Empty if the server sent none. */
export const idOf = ({ id }: RunValues): string =>
  typeof id === 'string' || typeof id === 'number' ? String(id) : '';

interface Finder {
  byId: (id: string | undefined) => RunValues | undefined;
  byKey: (record: RunValues) => RunValues | undefined;
}

/** The records by id and by natural key. */
export const finderIn = (
  { keys }: Pick<ImportRun, 'keys'>,
  { records }: Pick<RecordsNow, 'records'>,
): Finder => {
  const byId = new Map(records.map((record) => [idOf(record), record]));
  const keyed = byKey(keys, records);
  return {
    byId: (id) => (id ? byId.get(id) : undefined),
    byKey: (record) => keyed.get(keyOf(keys, record)),
  };
};

/**
 * Other values than sent may be someone else's record: what was sent is stored, so that undo leaves
 * it alone.
 */
export const storedNew = (run: ImportRun, row: RunRow, record: RunValues): RowState => {
  const altered = fieldsThatDiffer(record, row.after);
  return {
    is: 'stored',
    id: idOf(record),
    record: { ...pick(record, run.fields), ...(altered.length > 0 && row.after) },
    ...(altered.length > 0 && { altered }),
  };
};

/** A stored record that was changed; `record` is what the server made of it. */
export const storedChange = (row: RunRow, record: RunValues): RowState => {
  const altered = fieldsThatDiffer(record, row.after);
  return {
    is: 'stored',
    id: row.id ?? '',
    record: pick(record, fieldsIn(row.after)),
    ...(altered.length > 0 && { altered }),
  };
};

const settleNew = (
  run: ImportRun,
  index: number,
  found: RunValues | undefined,
  truncated: boolean,
): RowState => {
  const [row, state] = [run.rows[index], run.states[index]];
  if (!row || !state) throw new RangeError(`No row ${index}`);
  // What was not sent cannot be ours.
  if (state.is === 'waiting') return found ? { is: 'refused', why: 'exists' } : state;
  if (found) return storedNew(run, row, found);
  return { is: truncated ? 'unchecked' : 'waiting' };
};

const settleChange = (row: RunRow, found: RunValues | undefined, truncated: boolean): RowState => {
  if (!found) return truncated ? { is: 'unchecked' } : { is: 'refused', why: 'gone' };
  if (fieldsThatDiffer(found, row.after).length === 0) return storedChange(row, found);
  return fieldsThatDiffer(found, row.before).length === 0
    ? { is: 'waiting' }
    : { is: 'conflict', theirs: pick(found, fieldsIn(row.after)) };
};

/**
 * By a fresh read: what is not there may be sent again. Waiting rows that someone else has added
 * meanwhile are not sent at all.
 */
export const settle = (run: ImportRun, now: RecordsNow): ImportRun => {
  const find = finderIn(run, now);
  const changed = new Map<number, RowState>();
  for (const index of indexesOf(run, 'sent', 'unknown', 'waiting')) {
    const row = run.rows[index];
    if (row && row.call !== 'update') {
      changed.set(index, settleNew(run, index, find.byKey(row.after), now.truncated));
    } else if (row && run.states[index]?.is !== 'waiting') {
      changed.set(index, settleChange(row, find.byId(row.id), now.truncated));
    }
  }
  return withStates(run, changed);
};

const asSent = (row: RunRow | undefined) => (row ? [{ line: row.line, record: row.after }] : []);

interface FileOutcome extends RecordsNow {
  /** The body of the server's answer, whatever it is. */
  answer?: unknown;
  /** Why there is no answer, in words. */
  unconfirmed?: string;
  /** The server may still be working on it. */
  mayStillArrive: boolean;
}

/** By the records that the server has afterwards; the answer only explains. */
export const settleFile = (run: ImportRun, outcome: FileOutcome): ImportRun => {
  const { truncated, answer, unconfirmed, mayStillArrive } = outcome;
  const sent = indexesOf(run, 'sent').filter((index) => run.rows[index]?.call === 'file');
  const find = finderIn(run, outcome);
  const found = reconcileImport({
    keys: run.keys,
    sent: sent.flatMap((index) => asSent(run.rows[index])),
    find: find.byKey,
    answer,
  });
  const there = found.arrived.length + found.altered.length;
  const claimed = Math.min(confirmedCount(answer) ?? 0, sent.length);
  const confirmed = claimed > there ? claimed : undefined;
  const missing = new Map(found.missing.map(({ line, reason }) => [line, reason]));

  const stateOf = (row: RunRow): RowState => {
    const record = find.byKey(row.after);
    const reason = missing.get(row.line);
    if (record)
      return missing.has(row.line) ? { is: 'refused', reason } : storedNew(run, row, record);
    // The server's word for every row stands, where its list is too short to show them.
    if (confirmed === sent.length && reason === undefined) return storedNew(run, row, row.after);
    if (truncated || confirmed !== undefined) return { is: 'unchecked', reason };
    return mayStillArrive ? { is: 'unknown' } : { is: 'refused', reason };
  };
  const states = new Map<number, RowState>();
  for (const index of sent) {
    const row = run.rows[index];
    if (row) states.set(index, stateOf(row));
  }
  return {
    ...withStates(run, states),
    said: { notes: found.notes.filter((note) => note !== unconfirmed), confirmed, unconfirmed },
  };
};

export const confirmStored = (run: ImportRun, now: RecordsNow): ImportRun => {
  const find = finderIn(run, now);
  const states = new Map<number, RowState>();
  for (const [index, row] of run.rows.entries()) {
    const state = run.states[index];
    if (state?.is !== 'stored' || row.call === 'file' || state.undo) continue;
    const found = find.byId(state.id || row.id) ?? find.byKey(row.after);
    if (!found) continue;
    const next =
      row.call === 'update'
        ? // What differs from the answer may be someone else's change, which undo leaves alone.
          { ...storedChange(row, found), record: state.record }
        : storedNew(run, row, found);
    states.set(index, next);
  }
  return withStates(run, states);
};
