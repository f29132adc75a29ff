import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useReducer, useRef } from 'react';

import { isApiError } from '../../../dataProvider/apiError.ts';
import { newRef } from '../../../dataProvider/writes/clientRef.ts';
import { rowsToSend, type ImportChoices } from '../../../domain/import/choices.ts';
import type { ImportPlan } from '../../../domain/import/plan.ts';
import {
  isOver,
  isUnsettled,
  isUntouched,
  resolve,
  stop,
  startRun,
  type ImportRun,
} from '../../../domain/import/run/run.ts';
import { settle } from '../../../domain/import/run/settle.ts';
import type { RunSummary } from '../../../domain/import/run/summary.ts';
import type { ImportKind } from '../importKind.ts';
import { isWorking, nextState, UNSENT, type Halt, type RunEvent } from './runState.ts';
import { readRun, RECENT_KEY, recentRuns } from './runStore.ts';
import { mayStillArrive, sendRun, type RunHooks } from './sendRun.ts';
import { undoRun } from './undoRun.ts';
import { useRunStore } from './useRunStore.ts';
import { withLock } from './withLock.ts';

interface Sendable {
  plan: ImportPlan;
  choices: ImportChoices;
  fileName: string;
}

const planRun = (
  { resource, fields, addBy }: Pick<ImportKind, 'resource' | 'fields' | 'addBy'>,
  { plan, choices, fileName }: Sendable,
): ImportRun => {
  const { added, updated } = rowsToSend(plan, choices);
  const { wrong, duplicate, changed } = plan.counts;
  return startRun({
    id: newRef(),
    at: new Date().toISOString(),
    resource,
    fileName,
    csv: plan.csv,
    leftOut: wrong + duplicate + changed - updated.length,
    keys: plan.table.key,
    fields,
    addBy,
    added,
    updated,
  });
};

/** One action of the user's, as long as it takes. */
interface Task {
  wish?: 'pause' | 'stop';
  upload: AbortController;
}

/**
 * Sends the rows, keeps a journal in the browser, and resumes after a reload. Nothing is sent
 * unless the user asks for it.
 */
export const useImportRun = (
  kind: Pick<ImportKind, 'resource' | 'failed' | 'fields' | 'addBy' | 'calls'>,
) => {
  const { resource, calls } = kind;
  const queryClient = useQueryClient();
  const runStore = useRunStore(resource);
  const [state, dispatch] = useReducer(nextState, UNSENT);
  const task = useRef<Task>(undefined);
  /** A choice in a conflict that is made while the one before is being stored waits for that. */
  const choosing = useRef(Promise.resolve());

  const hooksOf = (own: Task): RunHooks => ({
    keep: async (run) => {
      dispatch({ type: 'kept', run });
      await runStore.keep(run);
    },
    isPaused: () => own.wish !== undefined,
    signal: own.upload.signal,
    onProgress: (done, total) => dispatch({ type: 'progressed', progress: { done, total } }),
  });

  const halt = async (run: ImportRun, why?: Omit<Halt, 'run'>): Promise<RunEvent> => {
    await runStore.keepListed(run);
    return { type: 'halted', run, ...why };
  };

  /** Runs one action at a time, and none while another tab is working on this import. */
  const work = async (run: ImportRun, act: (run: ImportRun, own: Task) => Promise<RunEvent>) => {
    if (task.current) return;
    const own: Task = { upload: new AbortController() };
    task.current = own;
    try {
      const end = await withLock(run.id, async () => act(await runStore.latest(run), own));
      const failure = { message: 'importing.run.elsewhere' } as const;
      dispatch(end.isMine ? end.result : { type: 'halted', run, failure, mustCheck: true });
    } finally {
      task.current = undefined;
      void queryClient.invalidateQueries({ queryKey: [resource] });
      void queryClient.invalidateQueries({ queryKey: RECENT_KEY });
    }
  };

  /** A new import that comes to nothing goes back to its file, which one that is continued may have lost. */
  const deliver = async (begun: ImportRun, own: Task, isNew = false): Promise<RunEvent> => {
    dispatch({ type: 'sending', run: begun });
    await runStore.keepListed(begun);
    const { run, failure: error } = await sendRun(begun, calls, hooksOf(own));
    if (error && isNew && isUntouched(run)) {
      await runStore.forget(run);
      // Whoever cancelled knows why.
      if (isApiError(error, 'aborted')) return { type: 'unsent' };
      return { type: 'unsent', refused: { message: kind.failed, error } };
    }
    if (own.wish === 'stop' && !error) return halt(stop(run));
    if (isOver(run)) return halt(run);
    // Some rows may be stored, so the import has not failed as a whole.
    const whole = mayStillArrive(error) ? kind.failed : undefined;
    const failure = error && ({ message: 'importing.run.stopped', whole, error } as const);
    return halt(run, { failure, mustCheck: isUnsettled(run) });
  };

  /** What the server has of the rows now, if it can be asked. */
  const compared = async (run: ImportRun): Promise<ImportRun> => {
    const now = await calls.load().catch(() => undefined);
    return now ? settle(run, now) : run;
  };

  const deliverNew = (begun: ImportRun, own: Task) => deliver(begun, own, true);

  /** Rows that exist on the server would count as added if its answer is lost. */
  const deliverCompared = async (begun: ImportRun, own: Task) => {
    dispatch({ type: 'sending', run: begun });
    return deliverNew(await compared(begun), own);
  };

  /** Ends the import. What is uncertain is checked first, so that it can be undone. */
  const endHere = async (run: ImportRun) => {
    if (!isUnsettled(run)) return halt(stop(run));
    dispatch({ type: 'checking', run });
    return halt(stop(await compared(run)));
  };

  const check = (run: ImportRun, isResumed = false) =>
    work(run, async (latest) => {
      dispatch({ type: 'checking', run: latest, isResumed });
      try {
        return await halt(settle(latest, await calls.load()), { isResumed });
      } catch (error) {
        if (!isApiError(error)) throw error;
        const failure = { message: 'importing.check.failed', error } as const;
        return { type: 'halted', run: latest, failure, mustCheck: true, isResumed };
      }
    });

  const open = async (id: string, { isAsking = false } = {}) => {
    const run = await readRun(id);
    if (!run) return;
    if (isOver(run)) dispatch({ type: 'halted', run, isAsking });
    else await check(run, true);
  };

  const find = useEffectEvent(async (runs: readonly RunSummary[]) => {
    const unfinished = runs.find((one) => one.resource === resource && !one.isOver);
    if (unfinished) await open(unfinished.id);
    else runStore.clearUnfinished();
  });
  useEffect(() => {
    void recentRuns()
      .catch(() => [])
      .then(find);
  }, []);

  const wish = (what: Task['wish']) => {
    if (task.current) task.current.wish = what;
    dispatch({ type: 'pausing' });
  };

  const { run } = state;
  return {
    ...state,
    /** Leaving now would lose something. */
    isWorking: isWorking(state) || (state.stage === 'paused' && !runStore.isKept),
    isKept: runStore.isKept,
    start: async ({ isCompared, ...sendable }: Sendable & { isCompared: boolean }) => {
      if (task.current) return;
      dispatch({ type: 'planning' });
      await work(planRun(kind, sendable), isCompared ? deliverNew : deliverCompared);
    },
    proceed: () => run && void work(run, deliver),
    check: () => run && void check(run, state.isResumed),
    pause: () => wish('pause'),
    /** Gives up the file on its way; what the server has of it may be unknown then. */
    cancel: () => task.current?.upload.abort(),
    /** Sends nothing more, and waits for the calls in flight. */
    stop: async () => {
      if (task.current) wish('stop');
      else if (run) await work(run, endHere);
    },
    /** Resolves conflicts, by row index, in favour of our values or theirs. */
    resolve: async (indexes: readonly number[], choice: 'ours' | 'theirs') => {
      if (!run) return;
      const choose = (latest: ImportRun, own: Task) => {
        const resolved = resolve(latest, indexes, choice);
        return choice === 'ours' ? deliver(resolved, own) : halt(resolved);
      };
      choosing.current = choosing.current.catch(() => undefined).then(() => work(run, choose));
      await choosing.current;
    },
    undo: () => {
      if (!run) return;
      dispatch({ type: 'undoing', run });
      void work(run, async (latest, own) => {
        await runStore.listUndoing(latest);
        const { run: undone, failure: error } = await undoRun(latest, calls, hooksOf(own));
        return halt(undone, { failure: error && { message: 'importing.undo.failed', error } });
      });
    },
    open: (id: string, options?: { isAsking: boolean }) => void open(id, options),
    close: () => {
      runStore.startOver();
      dispatch({ type: 'unsent' });
    },
  } as const;
};

export type Run = ReturnType<typeof useImportRun>;

export interface RunProps {
  run: Run;
  journal: ImportRun;
}
