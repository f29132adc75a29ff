import type { Page } from '@playwright/test';

/** Everything that the browser stores for this site, and the address, as one text. */
export const browserStorage = (page: Page): Promise<string> =>
  page.evaluate(() =>
    JSON.stringify([
      Object.entries(window.localStorage),
      Object.entries(window.sessionStorage),
      window.location.href,
    ]),
  );

/** The names of the forms of which this browser keeps drafts; fails if a script could read their key. */
export const draftsIn = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const databases = await indexedDB.databases();
    const names = databases.flatMap(({ name }) => (name?.includes('.drafts.') ? [name] : []));
    const drafts = names.map(async (name) => {
      const done = <Result>(request: IDBRequest<Result>) =>
        new Promise<Result>((resolve, reject) => {
          request.onsuccess = () => resolve(request.result);
          request.onerror = () => reject(new Error(String(request.error)));
        });
      const database = await done(indexedDB.open(name));
      if (!database.objectStoreNames.contains('drafts')) {
        database.close();
        return [];
      }
      const store = database.transaction('drafts').objectStore('drafts');
      const [keys, key] = await Promise.all([
        done(store.getAllKeys()),
        done<CryptoKey | undefined>(store.get('key')),
      ]);
      database.close();
      if (key?.extractable) throw new Error('A script can read the key of the drafts');
      return keys.map(String).filter((one) => one !== 'key');
    });
    return (await Promise.all(drafts)).flat();
  });
