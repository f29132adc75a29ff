import { countOf, type ImportRun, type RowState, type RunRow } from './run.ts';

export interface RowOutcome<Is extends RowState['is'] = RowState['is']> {
  index: number;
  row: RunRow;
  state: RowState & { is: Is };
}

/** Screens ask often, and going through 100,000 rows takes long. */
const groups = new WeakMap<ImportRun, Map<RowState['is'], RowOutcome[]>>();

const groupOf = (run: ImportRun, wanted: RowState['is']): RowOutcome[] => {
  if (countOf(run, wanted) === 0) return [];
  const known = groups.get(run) ?? new Map<RowState['is'], RowOutcome[]>();
  groups.set(run, known);
  const group = known.get(wanted) ?? [];
  if (known.has(wanted)) return group;
  for (const [index, state] of run.states.entries()) {
    const row = run.rows[index];
    if (row && state.is === wanted) group.push({ index, row, state });
  }
  known.set(wanted, group);
  return group;
};

export const rowsThatAre = <Is extends RowState['is']>(
  run: ImportRun,
  ...states: readonly Is[]
): RowOutcome<Is>[] =>
  states.flatMap((is) =>
    groupOf(run, is).filter((one): one is RowOutcome<Is> => one.state.is === is),
  );

export const isUpdate = ({ row }: Pick<RowOutcome, 'row'>): boolean => row.call === 'update';

interface RunProgress {
  /** Rows with a known result. */
  done: number;
  total: number;
  stored: number;
  waiting: number;
}

export const progressOf = (run: ImportRun): RunProgress => {
  const total = run.rows.length;
  return {
    done: total - countOf(run, 'waiting', 'sent', 'unknown'),
    total,
    stored: countOf(run, 'stored'),
    waiting: countOf(run, 'waiting'),
  };
};

export interface RunCounts {
  /** Rows to be added or changed, and how many of these the server has. */
  toAdd: number;
  added: number;
  toUpdate: number;
  updated: number;
  /** Rows that the server may have stored as well, which could not be checked. */
  unconfirmed?: number;
}

/** Counts the rows by what they do, and those of them that are stored. */
export const countsOf = (run: ImportRun): RunCounts => {
  const toUpdate = run.rows.filter(({ call }) => call === 'update').length;
  const stored = rowsThatAre(run, 'stored');
  const updated = stored.filter(isUpdate).length;
  const unconfirmed = countOf(run, 'unchecked');
  return {
    toAdd: run.rows.length - toUpdate,
    added: stored.length - updated,
    toUpdate,
    updated,
    ...(unconfirmed > 0 && { unconfirmed }),
  };
};

/** Without those that were undone. */
export const storedIds = (run: ImportRun): string[] =>
  rowsThatAre(run, 'stored').flatMap(({ state }) =>
    state.id !== '' && state.undo !== 'undone' ? [state.id] : [],
  );
