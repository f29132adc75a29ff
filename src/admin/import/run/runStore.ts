import { createStore, delMany, get, getMany, setMany, update } from 'idb-keyval';

import type { ImportRun } from '../../../domain/import/run/run.ts';
import { recentOnly, summaryOf, type RunSummary } from '../../../domain/import/run/summary.ts';
import { session } from '../../../session/index.ts';
import { importsDatabase } from '../../kit/importsDatabase.ts';

/** The key of the list of imports in react-query. */
export const RECENT_KEY = ['imports', 'recent'];

const LIST = 'list';
const rowsKey = (id: string) => `${id}.rows`;

type Rows = Pick<ImportRun, 'rows'>;
type Rest = Omit<ImportRun, 'rows'>;

const stores = new Map<string, ReturnType<typeof createStore>>();

/** The store of the user who is signed in. */
const store = () => {
  const name = importsDatabase(session.get()?.user.id ?? '');
  const known = stores.get(name) ?? createStore(name, 'runs');
  stores.set(name, known);
  return known;
};

/** The rows that were stored last, as they are many and rarely change. */
const kept = new Map<string, ImportRun['rows']>();

/** Stores an import as it stands. */
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

/** Forgets an import. */
export const forgetRun = async (id: string): Promise<void> => {
  await delMany([id, rowsKey(id)], store());
  await update<RunSummary[]>(LIST, (list = []) => list.filter((other) => other.id !== id), store());
};

/** An import as it was stored last. */
export const readRun = async (id: string): Promise<ImportRun | undefined> => {
  const [rest, rows] = (await getMany([id, rowsKey(id)], store())) as [Rest?, Rows?];
  return rest && rows ? { ...rest, ...rows } : undefined;
};

/** The imports of the last days, the latest first; older ones are forgotten. */
export const recentRuns = async (): Promise<RunSummary[]> => {
  const all = (await get<RunSummary[]>(LIST, store())) ?? [];
  const recent = recentOnly(all, Date.now());
  for (const { id } of all.filter((one) => !recent.includes(one))) await forgetRun(id);
  return recent;
};
