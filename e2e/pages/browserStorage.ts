import { expect, type Page } from '@playwright/test';

/** Everything that the browser stores for this site, and the address, as one text. */
export const browserStorage = (page: Page): Promise<string> =>
  page.evaluate(() =>
    JSON.stringify([
      Object.entries(window.localStorage),
      Object.entries(window.sessionStorage),
      window.location.href,
    ]),
  );

/**
 * The names of the forms of which this browser keeps drafts, written `since` by the page's clock; fails if a
 * script could read their key.
 */
export const draftsIn = (page: Page, since = 0): Promise<string[]> =>
  page.evaluate(async (earliest) => {
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
      const [keys, rows, key] = await Promise.all([
        done(store.getAllKeys()),
        done<{ at: number }[]>(store.getAll()),
        done<CryptoKey | undefined>(store.get('key')),
      ]);
      database.close();
      if (key?.extractable) throw new Error('A script can read the key of the drafts');
      return keys.map(String).filter((one, index) => {
        const at = rows[index]?.at;
        return one !== 'key' && at !== undefined && at >= earliest;
      });
    });
    return (await Promise.all(drafts)).flat();
  }, since);

/** Until the form's draft holds all that is typed; an earlier one may hold only the beginning. */
export const draftOf = async (
  page: Page,
  name: string,
  type: () => Promise<void>,
): Promise<void> => {
  await page.evaluate(() => {
    const note = () => {
      document.documentElement.dataset['typedAt'] = String(Date.now());
    };
    for (const event of ['keydown', 'input']) document.addEventListener(event, note, true);
  });
  await type();
  const typed = await page.evaluate(() => Number(document.documentElement.dataset['typedAt']));
  await expect.poll(() => draftsIn(page, typed)).toEqual([name]);
};
