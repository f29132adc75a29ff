import { localStorageStore, memoryStore, type Store } from 'react-admin';

import { attempt } from '../session/attempt.ts';
import { session } from '../session/index.ts';
import { importsDatabase } from './kit/importsDatabase.ts';
import { BRAND, BRAND_TRIED, isTankKey, UI } from './kit/look/keys.ts';
import { isColumnsKey, isSelectionKey } from './kit/reactAdmin.ts';

const VERSION = '1';
const APP = 'qafila';

/** How the screen looks, and how large tanks are, belongs to the browser: it reveals nothing about a user. */
const isShared = (key: string) =>
  key === 'theme' || key === BRAND || key === UI || isColumnsKey(key) || isTankKey(key);

/** Where react-admin looks for the language. There is one, and nothing is drawn before it is named. */
const LOCALE = 'locale';

/**
 * Selections stay in memory, so that a stale one is never bulk-deleted.
 * And a brand that is only tried.
 */
const isPassing = (key: string) => key === BRAND_TRIED || key === LOCALE || isSelectionKey(key);

/** What was done in the bell. */
const BELL = 'notifications';

/**
 * react-admin's preferences in this browser. What a user searches, saves, reads and types outlives a
 * reload, not the sign-out. Then only what was snoozed stays: numbers of records and days, for this user. The next user starts with their own.
 */
export const createUserStore = (userId: string, lastingStore = localStorageStore): Store => {
  const own = lastingStore(VERSION, `${APP}.${userId}`);
  const shared = lastingStore(VERSION, APP);
  const passing = memoryStore({ [LOCALE]: 'en' });
  const all = [shared, own, passing];
  let isSignedOut = false;
  let stopFollowing = () => {};
  const storeOf = (key: string) => {
    if (isShared(key)) return shared;
    // A screen that is closing may still keep something.
    return isSignedOut || isPassing(key) ? passing : own;
  };
  const forgetUser = () => {
    const snoozed = own.getItem<{ snoozed?: object }>(BELL)?.snoozed;
    own.removeItems('');
    if (snoozed && Object.keys(snoozed).length > 0) own.setItem(BELL, { snoozed });
    passing.reset();
    // Where the browser has no such thing, nothing was kept in it.
    attempt(() => window.indexedDB.deleteDatabase(importsDatabase(userId)));
  };

  return {
    setup: () => {
      for (const store of all) store.setup();
      stopFollowing = session.subscribe(() => {
        isSignedOut = session.get() === null;
        if (isSignedOut) forgetUser();
      });
    },
    teardown: () => {
      stopFollowing();
      for (const store of all) store.teardown();
    },
    getItem: (key, defaultValue) => storeOf(key).getItem(key, defaultValue),
    setItem: (key, value) => storeOf(key).setItem(key, value),
    removeItem: (key) => storeOf(key).removeItem(key),
    removeItems: (keyPrefix) => {
      own.removeItems(keyPrefix);
      passing.removeItems(keyPrefix);
    },
    reset: () => {
      own.reset();
      passing.reset();
    },
    subscribe: (key, callback) => storeOf(key).subscribe(key, callback),
    listItems: (keyPrefix) => ({
      ...own.listItems?.(keyPrefix),
      ...passing.listItems?.(keyPrefix),
    }),
  };
};
