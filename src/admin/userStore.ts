import { localStorageStore, memoryStore, type Store } from 'react-admin';

import { session } from '../session/index.ts';
import { BRAND, BRAND_TRIED } from './shell/look/keys.ts';

const VERSION = '1';
const APP = 'qafila';

/** How the screen looks belongs to the browser, whoever sits before it. */
const isShared = (key: string) => key === 'theme' || key === BRAND;

/** Unsaved work, kept for the user who typed it until they sign out. */
const DRAFT = 'draft.';

/**
 * Ticked rows: of this page alone, so that nobody deletes later what was ticked for something else.
 * And a brand that is only tried.
 */
const isPassing = (key: string) => key === BRAND_TRIED || /\.selectedIds(?:\.|$)/.test(key);

/**
 * react-admin's preferences (filters, saved queries, columns, what was read) of one user of this
 * browser. The next user starts with their own.
 */
export const createUserStore = (userId: string): Store => {
  const own = localStorageStore(VERSION, `${APP}.${userId}`);
  const shared = localStorageStore(VERSION, APP);
  const passing = memoryStore();
  const all = [shared, own, passing];
  let stopFollowing = () => {};
  const storeOf = (key: string) => {
    if (isShared(key)) return shared;
    return isPassing(key) ? passing : own;
  };

  return {
    setup: () => {
      for (const store of all) store.setup();
      // What was typed and not saved is nobody's business once its user has signed out.
      stopFollowing = session.subscribe(() => {
        if (session.get() === null) own.removeItems(DRAFT);
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
