import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

import { isApiError } from '../../../dataProvider/apiError.ts';
import { inSlices } from '../../../dataProvider/rows/pause.ts';
import { progressOf, rowsThatAre } from '../../../domain/import/run/outcome.ts';
import {
  isOver,
  isUnsettled,
  isUntouched,
  resolve,
  stop,
  type ImportRun,
} from '../../../domain/import/run/run.ts';
import { settle } from '../../../domain/import/run/settle.ts';
import type { RunSummary } from '../../../domain/import/run/summary.ts';
import type { MessageKey } from '../../../i18n/messages.ts';
import type { ImportKind } from '../importKind.ts';
import { planRun, type Sendable } from './planRun.ts';
import { readRun, RECENT_KEY, recentRuns } from './runStore.ts';
import { mayStillArrive, sendRun, type RunEnd } from './sendRun.ts';
import { undoRun } from './undoRun.ts';
import { useRunStore } from './useRunStore.ts';
import { withLock } from './withLock.ts';

export interface ImportFailure {
  message: MessageKey;
  /** The sentence for the import as a whole, where only part of it failed. */
  whole?: MessageKey;
  error?: unknown;
}

/** The stage of an import once the user has started it. */
type RunStage = 'sending' | 'checking' | 'paused' | 'undoing' | 'done';

interface Standing {
  run: ImportRun;
  stage: RunStage;
  failure?: ImportFailure;
  mustCheck?: boolean;
  /** The run was found unfinished after a reload or a crash. */
  isResumed?: boolean;
  isPausing?: boolean;
  isAsking?: boolean;
  undoing?: { done: number; total: number };
  /** How much of the file that holds all new rows has been sent, in bytes. */
  uploaded?: { done: number; total: number };
}

/**
 * Sends the rows, keeps a journal in the browser, and resumes after a reload. Nothing is sent
 * unless the user asks for it.
 */
export const useImportRun = (
  kind: Pick<ImportKind<string>, 'resource' | 'failed' | 'fields' | 'addBy' | 'calls'>,
) => {
  const { resource, calls } = kind;
  const queryClient = useQueryClient();
  const runStore = useRunStore(resource);
  const [standing, setStanding] = useState<Standing>();
  const [failure, setFailure] = useState<ImportFailure>();
  const wish = useRef<'pause' | 'stop'>(undefined);
  const isBusy = useRef(false);
  const uploading = useRef<AbortController>(undefined);
  /** A choice in a conflict that is made while the one before is being stored waits for that. */
  const choosing = useRef(Promise.resolve());
  const [isSending, setSending] = useState(false);

  const isPaused = () => wish.current !== undefined;

  const keep = async (run: ImportRun) => {
    setStanding((now) => now && { ...now, run });
    await runStore.keep(run);
  };

  const end = async (run: ImportRun): Promise<Standing> => {
    await runStore.keepListed(run);
    return { run, stage: 'done' };
  };

  const refresh = () => {
    void queryClient.invalidateQueries({ queryKey: [resource] });
    void queryClient.invalidateQueries({ queryKey: RECENT_KEY });
  };

  /** Runs one action at a time, and none while another tab is working on this import. */
  const work = async (run: ImportRun, act: (run: ImportRun) => Promise<Standing | undefined>) => {
    if (isBusy.current) return;
    isBusy.current = true;
    wish.current = undefined;
    uploading.current = new AbortController();
    try {
      const next = await withLock(run.id, async () => act(await runStore.latest(run)));
      const elsewhere: Standing = {
        run,
        stage: isOver(run) ? 'done' : 'paused',
        failure: { message: 'importing.run.elsewhere' },
        mustCheck: true,
      };
      setStanding(next.isMine ? next.result : elsewhere);
    } finally {
      isBusy.current = false;
      refresh();
    }
  };

  const afterSending = async ({ run, failure: error }: RunEnd): Promise<Standing | undefined> => {
    if (error && isUntouched(run)) {
      await runStore.forget(run);
      // Whoever cancelled knows why.
      if (!isApiError(error, 'aborted')) setFailure({ message: kind.failed, error });
      return undefined;
    }
    if (wish.current === 'stop' && !error) return end(stop(run));
    if (isOver(run)) return end(run);
    await runStore.keepListed(run);
    const mustCheck = progressOf(run).isUnsettled;
    // Some rows may be stored, so the import has not failed as a whole.
    const whole = mayStillArrive(error) ? kind.failed : undefined;
    const stopped = { message: 'importing.run.stopped', whole, error } as const;
    return { run, stage: 'paused', failure: error && stopped, mustCheck };
  };

  const deliver = async (begun: ImportRun) => {
    setFailure(undefined);
    setStanding({ run: begun, stage: 'sending' });
    await runStore.keepListed(begun);
    const onProgress = (done: number, total: number) =>
      setStanding((now) => now && { ...now, uploaded: { done, total } });
    const hooks = { keep, isPaused, uploading: { signal: uploading.current?.signal, onProgress } };
    return afterSending(await sendRun(begun, calls, hooks));
  };

  /** What the server has of the rows now, if it can be asked. */
  const compared = async (run: ImportRun): Promise<ImportRun> => {
    const now = await calls.load().catch(() => undefined);
    return now ? inSlices(settle(run, now)) : run;
  };

  /** Rows that exist on the server would count as added if its answer is lost. */
  const deliverCompared = async (begun: ImportRun) => {
    setStanding({ run: begun, stage: 'sending' });
    return deliver(await compared(begun));
  };

  /** Ends the import. What is uncertain is checked first, so that it can be undone. */
  const endHere = async (run: ImportRun) => {
    if (!isUnsettled(run)) return end(stop(run));
    setStanding({ run, stage: 'checking' });
    return end(stop(await compared(run)));
  };

  const check = (run: ImportRun, isResumed = false) =>
    work(run, async (latest): Promise<Standing> => {
      setStanding({ run: latest, stage: 'checking', isResumed });
      try {
        const settled = await inSlices(settle(latest, await calls.load()));
        await runStore.keepListed(settled);
        return { run: settled, stage: isOver(settled) ? 'done' : 'paused', isResumed };
      } catch (error) {
        if (!isApiError(error)) throw error;
        const unread = { message: 'importing.check.failed', error } as const;
        return { run: latest, stage: 'paused', failure: unread, mustCheck: true, isResumed };
      }
    });

  const open = async (id: string, { isAsking = false } = {}) => {
    const run = await readRun(id);
    if (!run) return;
    if (isOver(run)) setStanding({ run, stage: 'done', isAsking });
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

  const run = standing?.run;
  return {
    ...standing,
    /** True from the press of Import until the import pauses or ends. */
    isSending,
    /** Why nothing was sent; the file can be corrected and sent again. */
    refused: failure,
    isKept: runStore.isKept,
    start: async ({ isCompared, ...sendable }: Sendable & { isCompared: boolean }) => {
      if (isBusy.current) return;
      isBusy.current = true;
      setSending(true);
      try {
        const begun = await inSlices(planRun(kind, sendable));
        isBusy.current = false;
        await work(begun, isCompared ? deliver : deliverCompared);
      } finally {
        setSending(false);
      }
    },
    proceed: () => run && void work(run, deliver),
    check: () => run && void check(run, standing.isResumed),
    pause: () => {
      wish.current = 'pause';
      setStanding((now) => now && { ...now, isPausing: true });
    },
    /** Gives up the file on its way; what the server has of it may be unknown then. */
    cancel: () => uploading.current?.abort(),
    /** Sends nothing more, and waits for the calls in flight. */
    stop: async () => {
      if (isBusy.current) {
        wish.current = 'stop';
        setStanding((now) => now && { ...now, isPausing: true });
      } else if (run) {
        await work(run, endHere);
      }
    },
    /** Resolves conflicts, by row index, in favour of our values or theirs. */
    resolve: async (indexes: readonly number[], choice: 'ours' | 'theirs') => {
      if (!run) return;
      const choose = (latest: ImportRun) => {
        const resolved = resolve(latest, indexes, choice);
        return choice === 'ours' ? deliver(resolved) : end(resolved);
      };
      choosing.current = choosing.current.catch(() => undefined).then(() => work(run, choose));
      await choosing.current;
    },
    undo: () => {
      if (!run) return;
      setStanding({ run, stage: 'undoing' });
      void work(run, async (latest) => {
        const onProgress = (done: number, total: number) =>
          setStanding((now) => now && { ...now, undoing: { done, total } });
        await runStore.listUndoing(latest);
        const undone = await undoRun(latest, calls, { keep, isPaused, onProgress });
        await runStore.keepListed(undone.run);
        const { failure: error } = undone;
        const message = 'importing.undo.failed';
        return { run: undone.run, stage: 'done', failure: error && { message, error } };
      });
    },
    open: (id: string, options?: { isAsking: boolean }) => void open(id, options),
    close: () => {
      runStore.startOver();
      setStanding(undefined);
      setFailure(undefined);
    },
    conflicts: run ? rowsThatAre(run, 'conflict') : [],
  } as const;
};

export type Run = ReturnType<typeof useImportRun>;
