import { del, get, keys, promisifyRequest, set, type UseStore } from 'idb-keyval';

import { newRef } from '../../../dataProvider/writes/clientRef.ts';
import type { ImportRun, RowState, RunRow } from '../../../domain/import/run/run.ts';
import { recentOnly, summaryOf, type RunSummary } from '../../../domain/import/run/summary.ts';
import { session } from '../../../session/index.ts';
import { readyKey, seal, unseal, type Sealed } from '../../kit/sealed.ts';
import { userDatabase } from '../../kit/userDatabases.ts';
import { userStoreOf } from '../../kit/userStoreOf.ts';
import { withLock } from './withLock.ts';

export const RECENT_KEY = ['imports', 'recent'];

const LISTED = 'list.';

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

const store = () => userStoreOf(userDatabase('imports', session.get()?.user.id ?? ''), 'runs');

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

/** Only what has changed since it was last stored. */
export const keepRun = async (run: ImportRun): Promise<void> => {
  const { rows, states, ...rest } = run;
  const version = newRef();
  const head: Head = { ...rest, length: rows.length, version };
  const target = store();
  const sealed: [string, Sealed][] = [];
  // One after the other, each in a task of its own.
  for (const [key, value] of [...changedPortions(run, target), [run.id, head] as const]) {
    sealed.push([key, await seal(value)]);
  }
  // One transaction, so that all of it is stored or nothing.
  await target('readwrite', async (objects) => {
    for (const [key, value] of sealed) await promisifyRequest(objects.put(value, key));
    await promisifyRequest(objects.transaction);
  });
  kept = { id: run.id, rows, states, version, in: target };
};

export const listRun = async (run: ImportRun, isUndoing = false): Promise<RunSummary> => {
  const summary = { ...summaryOf(run), ...(isUndoing && { isUndoing }) };
  await set(LISTED + run.id, await seal(summary), store());
  return summary;
};

export const forgetRun = async (id: string): Promise<void> => {
  if (kept?.id === id) kept = undefined;
  await store()('readwrite', (objects) => {
    objects.delete(IDBKeyRange.bound(id, `${id}.~`));
    return promisifyRequest(objects.transaction);
  });
  await del(LISTED + id, store());
};

/** All that is stored of an import, as it was at one moment. */
const readSealed = (id: string, source: UseStore): Promise<ReadonlyMap<string, Sealed>> =>
  source('readonly', async (objects) => {
    const found = new Map<string, Sealed>();
    const names = await promisifyRequest(objects.getAllKeys(IDBKeyRange.bound(id, `${id}.~`)));
    // One after the other, each in a task of its own.
    for (const key of names) {
      const value = await promisifyRequest<Sealed>(objects.get(key));
      if (typeof key === 'string') found.set(key, value);
    }
    return found;
  });

const opened = async <Value>(sealed: Sealed | undefined): Promise<Value | undefined> =>
  sealed && unseal<Value>(sealed);

/** Undefined if there is none, or its key is gone. */
export const readRun = async (id: string): Promise<ImportRun | undefined> => {
  const source = store();
  let head = await opened<Head>(await get<Sealed>(id, source));
  if (head && (kept?.id !== id || kept.version !== head.version)) {
    const stored = await readSealed(id, source);
    const portion = async <Row>(part: Part, from: number) =>
      (await opened<Row[]>(stored.get(keyOf(id, part, from)))) ?? [];
    head = await opened<Head>(stored.get(id));
    const [rows, states]: [RunRow[], RowState[]] = [[], []];
    for (const from of startsOf(head?.length ?? 0)) {
      rows.push(...(await portion<RunRow>('rows', from)));
      states.push(...(await portion<RowState>('states', from)));
    }
    kept = { id, rows, states, version: head?.version ?? '', in: source };
  }
  if (!head || !kept) return undefined;
  const { length: _length, version: _version, ...rest } = head;
  return { ...rest, rows: kept.rows, states: kept.states };
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

/** Older imports, and those whose key is gone, are deleted. */
export const recentRuns = async (): Promise<RunSummary[]> => {
  readyKey();
  const all: RunSummary[] = [];
  for (const key of await keys<string>(store())) {
    if (!key.startsWith(LISTED)) continue;
    const summary = await opened<RunSummary>(await get<Sealed>(key, store()));
    if (summary) all.push(summary);
    else await forgetRun(key.slice(LISTED.length));
  }
  const recent = recentOnly(all, Date.now());
  for (const { id } of all.filter((one) => !recent.includes(one))) await forgetRun(id);
  return Promise.all(recent.map(recounted));
};
