import {
  COLLECTION_NAMES,
  type CollectionName,
  type Collections,
  type Dataset,
} from './collections.ts';
import { Table } from './table.ts';

export type Store = { readonly [Name in CollectionName]: Table<Collections[Name]> };

export const createStore = (data: Dataset, onChange: () => void): Store => {
  const tables = Object.fromEntries(
    COLLECTION_NAMES.map((name) => [
      name,
      new Table(data[name] as readonly { id: number }[], onChange),
    ]),
  );
  return tables as unknown as Store;
};

/** Puts other data into the same tables, so that references to the store stay valid. */
export const loadStore = (store: Store, data: Dataset): void => {
  const load = <Name extends CollectionName>(name: Name) =>
    store[name].load(data[name] as readonly Collections[Name][]);
  for (const name of COLLECTION_NAMES) load(name);
};
