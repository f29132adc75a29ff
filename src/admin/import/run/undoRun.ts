import { isApiError, type ApiError } from '../../../dataProvider/apiError.ts';
import type { Settled } from '../../../dataProvider/writes/each.ts';
import type { ImportRun } from '../../../domain/import/run/run.ts';
import {
  markUndone,
  notKept,
  undoPlan,
  type UndoneRow,
  type UndoStep,
} from '../../../domain/import/run/undo.ts';
import type { RunCalls } from './runCalls.ts';
import {
  IN_FLIGHT,
  mayStillArrive,
  reasonOf,
  stopsAll,
  type RunEnd,
  type RunHooks,
} from './sendRun.ts';

/** Undefined if the outcome is unknown or nothing was tried; the next attempt checks again. */
const undoOf = (step: UndoStep, settled: Settled | undefined): UndoneRow | undefined => {
  if (!settled) return undefined;
  if ('stored' in settled) return { undo: 'undone' };
  const { error } = settled;
  if (mayStillArrive(error) || stopsAll(error)) return undefined;
  if (isApiError(error, 'notFound')) return { undo: step.after ? 'touched' : 'undone' };
  if (isApiError(error, 'changedElsewhere')) return { undo: 'touched' };
  return { undo: 'failed', reason: reasonOf(error) };
};

const takeBack = (steps: readonly UndoStep[], calls: RunCalls): Promise<Settled[]> => {
  const changes = steps.flatMap(({ id, before, after }) => (after ? [{ id, before, after }] : []));
  return changes.length > 0 ? calls.updateEach(changes) : calls.removeEach(steps);
};

/** The first steps, as far as they are of the same kind. */
const wave = ([first, ...rest]: readonly UndoStep[]): UndoStep[] => {
  if (!first) return [];
  const other = rest.findIndex(
    ({ after }) => (after === undefined) !== (first.after === undefined),
  );
  return [first, ...rest.slice(0, other < 0 ? undefined : other)];
};

/** Record by record until it is paused. Records changed since then are left and reported. */
export const undoRun = async (
  begun: ImportRun,
  calls: RunCalls,
  { keep, isPaused, onProgress }: RunHooks,
): Promise<RunEnd> => {
  let run = begun;
  try {
    const plan = undoPlan(run, await calls.load());
    run = plan.run;
    await keep(run);
    let failure: ApiError | undefined;
    let done = 0;
    while (done < plan.steps.length && !failure && !isPaused()) {
      const steps = wave(plan.steps.slice(done, done + IN_FLIGHT));
      onProgress?.(done, plan.steps.length);
      const settled = await takeBack(steps, calls);
      const outcomes = steps.flatMap((step, at) => {
        const undo = undoOf(step, settled[at]);
        return undo ? [[step.index, undo] as const] : [];
      });
      run = markUndone(run, new Map(outcomes));
      await keep(run);
      done += steps.length;
      failure = failureIn(settled);
    }
    const now = failure || done === 0 ? undefined : await calls.load().catch(() => undefined);
    if (now) {
      run = markUndone(run, notKept(run, plan.steps.slice(0, done), now));
      await keep(run);
    }
    return { run, failure };
  } catch (error) {
    if (!isApiError(error)) throw error;
    return { run, failure: error };
  }
};

const failureIn = (settled: readonly Settled[]): ApiError | undefined =>
  settled
    .flatMap((one) => ('error' in one ? [one.error] : []))
    .find((error) => mayStillArrive(error) || stopsAll(error));
