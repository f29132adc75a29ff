import { isUpdate, rowsThatAre, type RowOutcome } from './outcome.ts';
import {
  fieldsThatDiffer,
  withStates,
  type ImportRun,
  type RowState,
  type RowUndo,
  type RunValues,
} from './run.ts';
import { finderIn, idOf, type RecordsNow } from './settle.ts';

/** A record to undo: the values that it must still have, and those to restore. */
export interface UndoStep {
  index: number;
  id: string;
  before: RunValues;
  /** The values to restore; undefined for a record that the import added, which is deleted. */
  after?: RunValues;
}

interface UndoPlan {
  steps: UndoStep[];
  run: ImportRun;
}

type Stored = RowOutcome<'stored'>['state'];

const withUndo = (state: Stored, undo?: RowUndo, reason?: string): RowState => ({
  ...state,
  undo,
  reason,
});

const stepOf = (
  { index, row, state }: RowOutcome<'stored'>,
  found: RunValues | undefined,
  truncated: boolean,
): UndoStep | RowUndo => {
  const isNew = row.call !== 'update';
  // One that the list never showed may still be there.
  const wasSeen = state.id !== '' && !truncated;
  if (!found) return isNew && wasSeen ? 'undone' : 'touched';
  if (fieldsThatDiffer(found, state.record).length === 0) {
    const id = idOf(found);
    return { index, id, before: state.record, ...(!isNew && { after: row.before }) };
  }
  const isAsBefore = !isNew && fieldsThatDiffer(found, row.before).length === 0;
  return isAsBefore ? 'undone' : 'touched';
};

/**
 * By a fresh read: added records are deleted and changed ones restored, unless someone has changed
 * them since. The last comes first.
 */
export const undoPlan = (run: ImportRun, now: RecordsNow): UndoPlan => {
  const find = finderIn(run, now);
  const steps: UndoStep[] = [];
  const settled = new Map<number, RowState>();
  for (const one of rowsThatAre(run, 'stored').toReversed()) {
    const { row, state, index } = one;
    if (state.undo === 'undone') continue;
    const found =
      find.byId(state.id) ?? (row.call === 'update' ? undefined : find.byKey(row.after));
    const step = stepOf(one, found, now.truncated);
    if (typeof step === 'string') settled.set(index, withUndo(state, step));
    else {
      steps.push(step);
      // What an earlier attempt found no longer holds.
      if (state.undo) settled.set(index, withUndo(state));
    }
  }
  return { steps, run: withStates(run, settled) };
};

export interface UndoneRow {
  undo: RowUndo;
  reason?: string;
}

export const markUndone = (run: ImportRun, outcomes: ReadonlyMap<number, UndoneRow>): ImportRun => {
  const states = new Map<number, RowState>();
  for (const [index, { undo, reason }] of outcomes) {
    const state = run.states[index];
    if (state?.is === 'stored') states.set(index, withUndo(state, undo, reason));
  }
  return withStates(run, states);
};

/** Those of the undone steps that a fresh read shows as the import left them: the server only confirmed them. */
export const notKept = (
  run: ImportRun,
  steps: readonly UndoStep[],
  now: RecordsNow,
): ReadonlyMap<number, UndoneRow> => {
  const find = finderIn(run, now);
  const vain = steps.filter(({ index, id, before, after }) => {
    const [state, found] = [run.states[index], find.byId(id)];
    const isUndone = state?.is === 'stored' && state.undo === 'undone';
    if (!isUndone || !found || fieldsThatDiffer(found, before).length > 0) return false;
    return !after || fieldsThatDiffer(found, after).length > 0;
  });
  return new Map(
    vain.map(({ index }) => [index, { undo: 'failed', reason: 'errors.notKept' }] as const),
  );
};

interface UndoOutcome {
  deleted: number;
  restored: number;
  /** Left alone, as someone changed them since. */
  touched: RowOutcome<'stored'>[];
  failed: RowOutcome<'stored'>[];
  /** How many were not tried, as the undo was stopped or cut off. */
  left: number;
}

/** Before any undo, all stored records are `left`. */
export const undoOutcome = (run: ImportRun): UndoOutcome => {
  const stored = rowsThatAre(run, 'stored');
  const undone = stored.filter(({ state }) => state.undo === 'undone');
  const restored = undone.filter(isUpdate).length;
  return {
    deleted: undone.length - restored,
    restored,
    touched: stored.filter(({ state }) => state.undo === 'touched'),
    failed: stored.filter(({ state }) => state.undo === 'failed'),
    left: stored.filter(({ state }) => state.undo === undefined).length,
  };
};

/**
 * Records changed since count as well: undoing a later import may have made them as expected again.
 */
export const undoable = (run: ImportRun): { added: number; updated: number } => {
  const left = rowsThatAre(run, 'stored').filter(({ state }) => state.undo !== 'undone');
  const updated = left.filter(isUpdate).length;
  return { added: left.length - updated, updated };
};
