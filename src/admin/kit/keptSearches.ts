import { del, entries, set } from 'idb-keyval';

import { session } from '../../session/index.ts';
import { seal, unseal, type Sealed } from './sealed.ts';
import { userDatabase } from './userDatabases.ts';
import { userStoreOf } from './userStoreOf.ts';

interface SealedSearch extends Sealed {
  /** When it was kept, in milliseconds since 1970. */
  at: number;
}

const LIFETIME = 30 * 24 * 60 * 60 * 1000;

const store = () => userStoreOf(userDatabase('searches', session.get()?.user.id ?? ''), 'searches');

let last: Promise<unknown> = Promise.resolve();

/** Forgets what was kept where there is nothing. */
export const keepSearch = (key: string, value: unknown): Promise<void> => {
  const done = last.then(async () => {
    const target = store();
    if (value === undefined) await del(key, target);
    else await set(key, { at: Date.now(), ...(await seal(value)) } satisfies SealedSearch, target);
  });
  last = done.catch(() => undefined);
  return done;
};

/** Deletes what is too old or whose key is gone. */
export const keptSearches = async (now = Date.now()): Promise<[string, unknown][]> => {
  const source = store();
  const found: [string, unknown][] = [];
  for (const [key, sealed] of await entries<string, SealedSearch>(source)) {
    const value = now - sealed.at > LIFETIME ? undefined : await unseal(sealed);
    if (value === undefined) await del(key, source);
    else found.push([key, value]);
  }
  return found;
};
