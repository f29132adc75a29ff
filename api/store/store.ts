import {
  COLLECTION_NAMES,
  type CollectionName,
  type Collections,
  type Dataset,
} from './collections.ts';
import type { Rows } from './rows.ts';
import { Table } from './table.ts';

export type Store = { readonly [Name in CollectionName]: Rows<Collections[Name]> };

/** A store whose rows can be read without waiting. */
export type MemoryStore = { readonly [Name in CollectionName]: Table<Collections[Name]> };

/** Where the rows are, and what keeps the writes of a call together. */
export interface Database {
  readonly store: Store;
  /** Stores all that `work` writes, or nothing if it throws. One write at a time. */
  write<Result>(work: (store: Store) => Promise<Result>): Promise<Result>;
  /** Puts other data in the place of all rows. */
  load(data: Dataset): Promise<void>;
}

type MemoryDatabase = Database & { readonly store: MemoryStore };

const createStore = (data: Dataset, onChange: () => void): MemoryStore => {
  const tables = Object.fromEntries(
    COLLECTION_NAMES.map((name) => [
      name,
      new Table(data[name] as readonly { id: number }[], onChange),
    ]),
  );
  return tables as unknown as MemoryStore;
};

/** Rows in memory. */
export const memoryDatabase = (data: Dataset, onChange: () => void = () => {}): MemoryDatabase => {
  const store = createStore(data, onChange);
  let last: Promise<unknown> = Promise.resolve();
  const load = <Name extends CollectionName>(name: Name, from: Dataset) =>
    store[name].load(from[name] as readonly Collections[Name][]);
  return {
    store,
    load: async (from) => {
      for (const name of COLLECTION_NAMES) load(name, from);
    },
    write: (work) => {
      const next = last.then(async () => {
        try {
          const result = await work(store);
          for (const name of COLLECTION_NAMES) store[name].keep();
          return result;
        } catch (error) {
          for (const name of COLLECTION_NAMES) store[name].takeBack();
          throw error;
        }
      });
      last = next.catch(() => undefined);
      return next;
    },
  };
};
