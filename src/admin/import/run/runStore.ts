import { createStore, delMany, get, getMany, setMany, update } from 'idb-keyval';

import type { ImportRun } from '../../../domain/import/run/run.ts';
import { recentOnly, summaryOf, type RunSummary } from '../../../domain/import/run/summary.ts';
import { session } from '../../../session/index.ts';
import { importsDatabase } from '../../kit/importsDatabase.ts';

/** The react-query key of the list of imports. */
export const RECENT_KEY = ['imports', 'recent'];

const LIST = 'list';
const rowsKey = (id: string) => `${id}.rows`;

type Rows = Pick<ImportRun, 'rows'>;
type Rest = Omit<ImportRun, 'rows'>;

const stores = new Map<string, ReturnType<typeof createStore>>();

/** The store of the signed-in user. */
const store = () => {
  const name = importsDatabase(session.get()?.user.id ?? '');
  const known = stores.get(name) ?? createStore(name, 'runs');
  stores.set(name, known);
  return known;
};

/** The last stored rows, so that they are not written again: they are many and rarely change. */
const kept = new Map<string, ImportRun['rows']>();

/** Stores the current state of an import. */
export const keepRun = async ({ rows, ...rest }: ImportRun): Promise<void> => {
  const { id } = rest;
  const entries: [string, Rest | Rows][] = [[id, rest]];
  if (kept.get(id) !== rows) entries.push([rowsKey(id), { rows }]);
  await setMany(entries, store());
  kept.set(id, rows);
  const summary = summaryOf({ ...rest, rows });
  await update<RunSummary[]>(
    LIST,
    (list = []) => [summary, ...list.filter((other) => other.id !== id)],
    store(),
  );
};

/** Deletes a stored import. */
export const forgetRun = async (id: string): Promise<void> => {
  await delMany([id, rowsKey(id)], store());
  await update<RunSummary[]>(LIST, (list = []) => list.filter((other) => other.id !== id), store());
};

/** The last stored state of an import. */
export const readRun = async (id: string): Promise<ImportRun | undefined> => {
  const [rest, rows] = (await getMany([id, rowsKey(id)], store())) as [Rest?, Rows?];
  return rest && rows ? { ...rest, ...rows } : undefined;
};

/** The imports of the last days, latest first; older ones are deleted. */
export const recentRuns = async (): Promise<RunSummary[]> => {
  const all = (await get<RunSummary[]>(LIST, store())) ?? [];
  const recent = recentOnly(all, Date.now());
  for (const { id } of all.filter((one) => !recent.includes(one))) await forgetRun(id);
  return recent;
};
