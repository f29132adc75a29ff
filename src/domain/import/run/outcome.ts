import { isOver, isUnsettled, type ImportRun, type RowState, type RunRow } from './run.ts';

/** A row and what is known about it. */
export interface RowOutcome<Is extends RowState['is'] = RowState['is']> {
  index: number;
  row: RunRow;
  state: Extract<RowState, { is: Is }>;
}

/** Screens ask often, and going through 100,000 rows takes long. */
const groups = new WeakMap<ImportRun, Map<RowState['is'], RowOutcome[]>>();

const grouped = (run: ImportRun): Map<RowState['is'], RowOutcome[]> => {
  const known = groups.get(run);
  if (known) return known;
  const fresh = new Map<RowState['is'], RowOutcome[]>();
  for (const [index, row] of run.rows.entries()) {
    const state = run.states[index];
    if (!state) continue;
    const group = fresh.get(state.is);
    if (group) group.push({ index, row, state });
    else fresh.set(state.is, [{ index, row, state }]);
  }
  groups.set(run, fresh);
  return fresh;
};

/** The rows in some states, one state after the other. */
export const rowsThatAre = <Is extends RowState['is']>(
  run: ImportRun,
  ...states: readonly Is[]
): RowOutcome<Is>[] =>
  states.flatMap((is) => (grouped(run).get(is) ?? []) as unknown as RowOutcome<Is>[]);

export const isUpdate = ({ row }: Pick<RowOutcome, 'row'>): boolean => row.call === 'update';

/** How far an import is. */
export interface RunProgress {
  /** Rows with a known result. */
  done: number;
  total: number;
  stored: number;
  waiting: number;
  /** The server has to be asked before anything more is sent. */
  isUnsettled: boolean;
  isOver: boolean;
}

export const progressOf = (run: ImportRun): RunProgress => {
  const count = (...states: readonly RowState['is'][]) => rowsThatAre(run, ...states).length;
  const waiting = count('waiting');
  const total = run.rows.length;
  return {
    done: total - waiting - count('sent', 'unknown'),
    total,
    stored: count('stored'),
    waiting,
    isUnsettled: isUnsettled(run),
    isOver: isOver(run),
  };
};

/** The result of an import in numbers, for its page and the list of imports. */
export interface RunCounts {
  /** Rows to be added or changed, and how many of these the server has. */
  toAdd: number;
  added: number;
  toUpdate: number;
  updated: number;
}

export const countsOf = (run: ImportRun): RunCounts => {
  const toUpdate = run.rows.filter(({ call }) => call === 'update').length;
  const stored = rowsThatAre(run, 'stored');
  const updated = stored.filter(isUpdate).length;
  return {
    toAdd: run.rows.length - toUpdate,
    added: stored.length - updated,
    toUpdate,
    updated,
  };
};

/** The ids of the records that an import stored and that were not undone. */
export const storedIds = (run: ImportRun): string[] =>
  rowsThatAre(run, 'stored').flatMap(({ state }) =>
    state.id !== '' && state.undo !== 'undone' ? [state.id] : [],
  );
