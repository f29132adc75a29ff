import { localStorageStore, memoryStore, type Store } from 'react-admin';

import { attempt } from '../session/attempt.ts';
import { session } from '../session/index.ts';
import { isBooksKey, isTankKey } from './common/dieselKeys.ts';
import { BRAND, BRAND_PREVIEW, UI } from './kit/look/keys.ts';
import { isColumnsKey, isSearchKey, isSelectionKey } from './kit/reactAdmin.ts';
import { deleteOthers, deleteOwn } from './kit/userDatabases.ts';

const VERSION = '1';
const APP = 'qafila';

/**
 * The screen's style and the tank sizes reveal nothing about a user; what is noted in the diesel
 * books belongs to the company.
 */
const isShared = (key: string) =>
  key === 'theme' ||
  key === BRAND ||
  key === UI ||
  isColumnsKey(key) ||
  isTankKey(key) ||
  isBooksKey(key);

/** Where react-admin stores the language. There is only one, and nothing renders before it is set. */
const LOCALE = 'locale';

/** Selections stay in memory, so that a stale one is never bulk-deleted; so does a previewed brand. */
const isTransient = (key: string) => key === BRAND_PREVIEW || key === LOCALE || isSelectionKey(key);

const nothing = () => undefined;

const BELL = 'notifications';

/**
 * What a user searched, saved, read and typed survives a reload, but not signing out; searches,
 * which may name people, are encrypted. Only snoozed notifications stay: record numbers and days,
 * for this user.
 */
export const createUserStore = (userId: string, lastingStore = localStorageStore): Store => {
  const own = lastingStore(VERSION, `${APP}.${userId}`);
  const shared = lastingStore(VERSION, APP);
  const transient = memoryStore({ [LOCALE]: 'en' });
  const searches = memoryStore();
  const all = [shared, own, transient, searches];
  let isSignedOut = false;
  let stopFollowing = () => {};
  const storeOf = (key: string) => {
    if (isShared(key)) return shared;
    // A closing screen may still write something.
    if (isSignedOut || isTransient(key)) return transient;
    return isSearchKey(key) ? searches : own;
  };
  const forgetUser = () => {
    const snoozed = own.getItem<{ snoozed?: object }>(BELL)?.snoozed;
    own.removeItems('');
    if (snoozed && Object.keys(snoozed).length > 0) own.setItem(BELL, { snoozed });
    transient.reset();
    searches.reset();
    attempt(() => deleteOwn(userId));
  };

  const restoreSearches = async () => {
    const { keptSearches } = await import('./kit/keptSearches.ts');
    for (const [key, value] of await keptSearches()) {
      if (searches.getItem(key) === undefined) searches.setItem(key, value);
    }
  };
  const keepSearch = async (key: string) => {
    const kept = await import('./kit/keptSearches.ts');
    if (!isSignedOut) await kept.keepSearch(key, searches.getItem(key));
  };
  const keep = (key: string) => {
    if (storeOf(key) === searches) keepSearch(key).catch(nothing);
  };

  const remove = (key: string) => {
    storeOf(key).removeItem(key);
    keep(key);
  };

  return {
    setup: () => {
      for (const store of all) store.setup();
      stopFollowing = session.subscribe(() => {
        isSignedOut = session.get() === null;
        if (isSignedOut) forgetUser();
        // Their key must not outlive the session, even where the user stays.
        if (!session.get()?.token) attempt(() => deleteOwn(userId, ['key', 'drafts']));
      });
      if (!userId) return;
      deleteOthers(userId)
        .then((own) => (own.includes('searches') ? restoreSearches() : undefined))
        .catch(nothing);
    },
    teardown: () => {
      stopFollowing();
      for (const store of all) store.teardown();
    },
    getItem: (key, defaultValue) => storeOf(key).getItem(key, defaultValue),
    setItem: (key, value) => {
      storeOf(key).setItem(key, value);
      keep(key);
    },
    removeItem: remove,
    removeItems: (keyPrefix) => {
      Object.keys(searches.listItems?.(keyPrefix) ?? {}).forEach(remove);
      own.removeItems(keyPrefix);
      transient.removeItems(keyPrefix);
    },
    reset: () => {
      Object.keys(searches.listItems?.() ?? {}).forEach(remove);
      own.reset();
      transient.reset();
    },
    subscribe: (key, callback) => storeOf(key).subscribe(key, callback),
    listItems: (keyPrefix) => ({
      ...own.listItems?.(keyPrefix),
      ...transient.listItems?.(keyPrefix),
      ...searches.listItems?.(keyPrefix),
    }),
  };
};
