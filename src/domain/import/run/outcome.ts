import { isOver, isUnsettled, type ImportRun, type RowState, type RunRow } from './run.ts';

/** A row and what is known about it. */
export interface RowOutcome<Is extends RowState['is'] = RowState['is']> {
  index: number;
  row: RunRow;
  state: Extract<RowState, { is: Is }>;
}

/** The rows in one of some states. */
export const rowsThatAre = <Is extends RowState['is']>(
  run: ImportRun,
  ...states: readonly Is[]
): RowOutcome<Is>[] =>
  run.states.flatMap((state, index) => {
    const row = run.rows[index];
    return row && (states as readonly string[]).includes(state.is)
      ? [{ index, row, state: state as RowOutcome<Is>['state'] }]
      : [];
  });

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
  const count = (...states: readonly RowState['is'][]) =>
    run.states.filter(({ is }) => states.includes(is)).length;
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
