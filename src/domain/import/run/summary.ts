import { idRanges } from '../../records/idRanges.ts';
import { countsOf, progressOf, storedIds, type RunCounts } from './outcome.ts';
import { isOver, type ImportRun } from './run.ts';
import { undoable, undoOutcome } from './undo.ts';

export interface RunSummary
  extends RunCounts, Pick<ImportRun, 'id' | 'resource' | 'fileName' | 'at'> {
  done: number;
  total: number;
  isOver: boolean;
  /** The stored records, as the list's filter of ids. */
  ids: string;
  /** How many are in that filter, where it does not hold them all. */
  shown?: number;
  undoable: { added: number; updated: number };
  undone: number;
  /** An undo is still running or was cut off, so the numbers may be out of date. */
  isUndoing?: boolean;
}

/** How long imports stay listed. */
const KEPT_DAYS = 30;
/** The list is never longer, however busy the month was. */
const MOST = 50;

export const summaryOf = (run: ImportRun): RunSummary => {
  const { done, total } = progressOf(run);
  const { deleted, restored } = undoOutcome(run);
  const { id, resource, fileName, at } = run;
  const ids = storedIds(run);
  const { ranges, count } = idRanges(ids);
  return {
    id,
    resource,
    fileName,
    at,
    done,
    total,
    isOver: isOver(run),
    ids: ranges,
    ...(count < ids.length && { shown: count }),
    undoable: undoable(run),
    undone: deleted + restored,
    ...countsOf(run),
  };
};

export const recentOnly = (runs: readonly RunSummary[], now: number): RunSummary[] =>
  runs
    .filter(({ at }) => now - Date.parse(at) < KEPT_DAYS * 24 * 60 * 60 * 1000)
    .toSorted((a, b) => b.at.localeCompare(a.at))
    .slice(0, MOST);
