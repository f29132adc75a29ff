import { get, promisifyRequest, update, type UseStore } from 'idb-keyval';

import type { ImportRun, RowState, RunRow } from '../../../domain/import/run/run.ts';
import { recentOnly, summaryOf, type RunSummary } from '../../../domain/import/run/summary.ts';
import { session } from '../../../session/index.ts';
import { importsDatabase } from '../../kit/userDatabases.ts';
import { userStoreOf } from '../../kit/userStoreOf.ts';
import { withLock } from './withLock.ts';

/** The react-query key of the list of imports. */
export const RECENT_KEY = ['imports', 'recent'];

const LIST = 'list';

/** Rows and states are stored in portions: storing all at once would block the page. */
const PORTION = 1000;
const PARTS = ['rows', 'states'] as const;
type Part = (typeof PARTS)[number];
type Head = Omit<ImportRun, Part> & {
  length: number;
  /** A new one each time it is stored. */
  version: string;
};

const keyOf = (id: string, part: Part, from: number) => `${id}.${part}.${from}`;
const startsOf = (length: number): number[] =>
  Array.from({ length: Math.ceil(length / PORTION) }, (_, index) => index * PORTION);

/** The store of the signed-in user. */
const store = () => userStoreOf(importsDatabase(session.get()?.user.id ?? ''), 'runs');

/** What this tab stored or read last, so that only what has changed is stored or read again. */
let kept: (Pick<ImportRun, 'id' | Part> & Pick<Head, 'version'> & { in: UseStore }) | undefined;

/** The portions of a run that are not in a store yet. */
const changedPortions = (run: ImportRun, target: UseStore): [string, readonly unknown[]][] => {
  const before = kept?.id === run.id && kept.in === target ? kept : undefined;
  return PARTS.filter((part) => before?.[part] !== run[part]).flatMap((part) =>
    startsOf(run.rows.length).flatMap((from): [string, readonly unknown[]][] => {
      const until = Math.min(from + PORTION, run.rows.length);
      let index = from;
      while (before && index < until && run[part][index] === before[part][index]) index += 1;
      return index === until ? [] : [[keyOf(run.id, part, from), run[part].slice(from, until)]];
    }),
  );
};

/** Stores how far an import is: only what has changed since it was last stored. */
export const keepRun = async (run: ImportRun): Promise<void> => {
  const { rows, states, ...rest } = run;
  const version = crypto.randomUUID();
  const head: Head = { ...rest, length: rows.length, version };
  const target = store();
  const entries = [...changedPortions(run, target), [run.id, head] as const];
  // One transaction, so that all of it is stored or nothing; one after the other, each in a task of its own.
  await target('readwrite', async (objects) => {
    for (const [key, value] of entries) await promisifyRequest(objects.put(value, key));
    await promisifyRequest(objects.transaction);
  });
  kept = { id: run.id, rows, states, version, in: target };
};

/** Shows an import in the list of imports as it is now. */
export const listRun = async (run: ImportRun, isUndoing = false): Promise<RunSummary> => {
  const summary = { ...summaryOf(run), ...(isUndoing && { isUndoing }) };
  await update<RunSummary[]>(
    LIST,
    (list = []) => [summary, ...list.filter((other) => other.id !== run.id)],
    store(),
  );
  return summary;
};

/** Deletes a stored import. */
export const forgetRun = async (id: string): Promise<void> => {
  if (kept?.id === id) kept = undefined;
  await store()('readwrite', (objects) => {
    objects.delete(IDBKeyRange.bound(id, `${id}.~`));
    return promisifyRequest(objects.transaction);
  });
  await update<RunSummary[]>(LIST, (list = []) => list.filter((other) => other.id !== id), store());
};

/** The last stored state of an import. */
export const readRun = async (id: string): Promise<ImportRun | undefined> => {
  const source = store();
  return source('readonly', async (objects) => {
    const read = <Value>(key: string): Promise<Value | undefined> =>
      promisifyRequest(objects.get(key));
    const head = await read<Head>(id);
    if (!head) return undefined;
    const { length, version, ...rest } = head;
    if (kept?.id !== id || kept.version !== version) {
      const [rows, states]: [RunRow[], RowState[]] = [[], []];
      // One after the other, each in a task of its own.
      for (const from of startsOf(length)) {
        rows.push(...((await read<RunRow[]>(keyOf(id, 'rows', from))) ?? []));
        states.push(...((await read<RowState[]>(keyOf(id, 'states', from))) ?? []));
      }
      kept = { id, rows, states, version, in: source };
    }
    return { ...rest, rows: kept.rows, states: kept.states };
  });
};

/** Recounts an import whose undo is still running or was cut off. */
const recounted = async (one: RunSummary): Promise<RunSummary> => {
  if (!one.isUndoing) return one;
  const end = await withLock(one.id, async () => {
    const run = await readRun(one.id);
    return run && listRun(run);
  });
  if (end.isMine) return end.result ?? one;
  const run = await readRun(one.id);
  return run ? summaryOf(run) : one;
};

/** The imports of the last days, latest first; older ones are deleted. */
export const recentRuns = async (): Promise<RunSummary[]> => {
  const all = (await get<RunSummary[]>(LIST, store())) ?? [];
  const recent = recentOnly(all, Date.now());
  for (const { id } of all.filter((one) => !recent.includes(one))) await forgetRun(id);
  return Promise.all(recent.map(recounted));
};
