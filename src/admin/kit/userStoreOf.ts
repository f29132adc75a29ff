import { createStore, type UseStore } from 'idb-keyval';

const stores = new Map<string, UseStore>();

/**
 * Closes the database when signing out in another tab deletes it: the deletion would wait for this
 * tab.
 */
export const userStoreOf = (database: string, table: string): UseStore => {
  const known = stores.get(database);
  if (known) return known;
  const opened = createStore(database, table);
  const forget = () => void stores.delete(database);
  stores.set(database, opened);
  opened('readonly', ({ transaction: { db } }) => {
    db.onversionchange = () => {
      db.close();
      forget();
    };
    db.addEventListener('close', forget);
  }).catch(forget);
  return opened;
};
