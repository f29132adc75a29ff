import { isApiError, isRefused, type ApiError } from '../../../dataProvider/apiError.ts';
import type { Settled } from '../../../dataProvider/writes/each.ts';
import type { ImportOptions } from '../../../dataProvider/writes/imports.ts';
import { toCanonicalCsv } from '../../../domain/import/output.ts';
import {
  fieldsIn,
  mark,
  nextRows,
  pick,
  withoutCall,
  withStates,
  type ImportRun,
  type RowCall,
  type RowState,
  type RunRow,
} from '../../../domain/import/run/run.ts';
import {
  confirmStored,
  settleFile,
  storedChange,
  storedNew,
} from '../../../domain/import/run/settle.ts';
import type { MessageKey } from '../../../i18n/messages.ts';
import { recordText } from '../../kit/texts/useRecordText.ts';
import type { RunCalls } from './runCalls.ts';

/**
 * At the same time. Single calls share one read of the list and each sends its whole record: with
 * more of them, more of what others save meanwhile would be overwritten.
 */
export const IN_FLIGHT = 4;

export interface RunHooks extends ImportOptions {
  /** Stores each state. Awaited, so that a row is on record before it is sent. */
  keep: (run: ImportRun) => Promise<void>;
  isPaused: () => boolean;
}

export interface RunEnd {
  run: ImportRun;
  failure?: ApiError;
}

/** After these errors the server may have stored it, or may still be working. */
export const mayStillArrive = (error: unknown): boolean =>
  isApiError(error, 'unknownOutcome', 'network', 'timeout');

/** After these errors nothing was stored, and the next call would fail in the same way. */
export const stopsAll = (error: unknown): boolean =>
  isApiError(
    error,
    'offline',
    'outdated',
    'notLoaded',
    'unauthorized',
    'forbidden',
    'notOffered',
    'callMissing',
    'tooMany',
    'held',
    'aborted',
  );

/** The server's message, by field if it says so, or our message key. */
export const reasonOf = ({ message, fieldErrors }: ApiError): string =>
  fieldErrors
    ? Object.entries(fieldErrors)
        .map(([field, words]) => `${field}: ${words}`)
        .join('; ')
    : message;

interface Answered {
  state: RowState;
  failure?: ApiError;
}

const afterError = (error: unknown): Answered => {
  if (!isApiError(error)) throw error;
  if (mayStillArrive(error)) return { state: { is: 'unknown' }, failure: error };
  if (stopsAll(error)) return { state: { is: 'waiting' }, failure: error };
  if (isApiError(error, 'notFound')) return { state: { is: 'refused', why: 'gone' } };
  return { state: { is: 'refused', reason: reasonOf(error) } };
};

const withAnswers = (
  run: ImportRun,
  indexes: readonly number[],
  answers: readonly Answered[],
): RunEnd => {
  const states = indexes.flatMap((index, at) => {
    const answer = answers[at];
    return answer ? [[index, answer.state] as const] : [];
  });
  const failure = answers.find((answer) => answer.failure)?.failure;
  return { run: withStates(run, new Map(states)), failure };
};

const rowsOf = (run: ImportRun, indexes: readonly number[]): RunRow[] =>
  indexes.flatMap((index) => run.rows[index] ?? []);

const sendFile = async (
  run: ImportRun,
  indexes: readonly number[],
  { inServersWords, upload }: RunCalls,
  options: ImportOptions,
): Promise<RunEnd> => {
  const rows = rowsOf(run, indexes);
  try {
    const records = await inServersWords(rows.map(({ after }) => after));
    const csv = toCanonicalCsv(rows[0] ? fieldsIn(rows[0].after) : [], records);
    const { unconfirmed, ...outcome } = await upload(csv, run.fileName, options);
    const arrivesLate = mayStillArrive(unconfirmed);
    const settled = settleFile(run, {
      ...outcome,
      // What a server that refused the file does not list, it has not stored.
      truncated: outcome.truncated && !isRefused(unconfirmed),
      unconfirmed: unconfirmed?.message,
      mayStillArrive: arrivesLate,
    });
    const isNothingThere = indexes.every((index) => settled.states[index]?.is === 'refused');
    // An error page after which nothing was stored counts as a refusal.
    if (unconfirmed && isNothingThere) {
      return { run: mark(run, indexes, { is: 'waiting' }), failure: unconfirmed };
    }
    const isUncertain = settled.states.some(({ is }) => is === 'unknown');
    return { run: settled, failure: isUncertain ? unconfirmed : undefined };
  } catch (error) {
    if (!isApiError(error)) throw error;
    const state: RowState = { is: mayStillArrive(error) ? 'unknown' : 'waiting' };
    return { run: mark(run, indexes, state), failure: error };
  }
};

const sendNew = async (
  run: ImportRun,
  indexes: readonly number[],
  { create }: RunCalls,
): Promise<RunEnd> => {
  const answers = await Promise.all(
    rowsOf(run, indexes).map((row) =>
      create(row.after).then(
        (record): Answered => ({ state: storedNew(run, row, { ...row.after, ...record }) }),
        afterError,
      ),
    ),
  );
  return withAnswers(run, indexes, answers);
};

const answerTo = (row: RunRow, settled: Settled | undefined): Answered => {
  if (!settled) return { state: { is: 'unknown' } };
  if ('stored' in settled) return { state: storedChange(row, settled.stored) };
  const { error, found } = settled;
  if (found && isApiError(error, 'changedElsewhere')) {
    return { state: { is: 'conflict', theirs: pick({ ...found }, fieldsIn(row.after)) } };
  }
  return afterError(error);
};

const sendChanges = async (
  run: ImportRun,
  indexes: readonly number[],
  { updateEach }: RunCalls,
): Promise<RunEnd> => {
  const rows = rowsOf(run, indexes);
  try {
    const settled = await updateEach(
      rows.map(({ id = '', before, after }) => ({ id, before, after })),
    );
    return withAnswers(
      run,
      indexes,
      rows.map((row, at) => answerTo(row, settled[at])),
    );
  } catch (error) {
    if (!isApiError(error)) throw error;
    // Nothing was sent, because the records could not be read.
    return { run: mark(run, indexes, { is: 'waiting' }), failure: error };
  }
};

const SENDERS = { file: sendFile, create: sendNew, update: sendChanges };

const lacks = ({ resource }: ImportRun, call: RowCall): MessageKey =>
  recordText(resource, call === 'update' ? 'notOffered.edit' : 'notOffered.create');

/** If what the server stored can be read. */
const confirmed = async (run: ImportRun, { load }: RunCalls): Promise<ImportRun> => {
  try {
    return confirmStored(run, await load());
  } catch (error) {
    if (isApiError(error)) return run;
    throw error;
  }
};

/**
 * Until it is paused, something stops it, or nothing is left. Each row is sent once; what is
 * uncertain afterwards is up to `settle` and the user.
 */
export const sendRun = async (
  begun: ImportRun,
  calls: RunCalls,
  { keep, isPaused, ...options }: RunHooks,
): Promise<RunEnd> => {
  let run = begun;
  let hasSingle = false;
  let failure: ApiError | undefined;
  while (!failure && !isPaused()) {
    const indexes = nextRows(run, IN_FLIGHT);
    const call = run.rows[indexes[0] ?? -1]?.call;
    if (!call) break;
    hasSingle ||= call !== 'file';
    run = mark(run, indexes, { is: 'sent' });
    await keep(run);
    ({ run, failure } = await SENDERS[call](run, indexes, calls, options));
    const isLacking = isApiError(failure, 'notOffered');
    // Although the contract has the call: without it, rows can still go up one by one.
    if (isLacking || (call === 'file' && isApiError(failure, 'callMissing'))) {
      run = withoutCall(run, call, lacks(run, call));
      failure = undefined;
    }
    await keep(run);
  }
  if (hasSingle && !failure) {
    run = await confirmed(run, calls);
    await keep(run);
  }
  return { run, failure };
};
