import { afterEach, describe, expect, it, vi } from 'vitest';

import { session } from '../session/index.ts';
import { layla } from '../session/testing/sessions.ts';
import { createUserStore } from './userStore.ts';

/** react-admin looks for a browser's storage once, as it is loaded. */
const localStorage = vi.hoisted(() => {
  /** As a browser's: the keys are properties of its own. */
  class PlainStorage {
    [key: string]: unknown;

    getItem(key: string) {
      return this[key] ?? null;
    }
    setItem(key: string, value: string) {
      this[key] = value;
    }
    removeItem(key: string) {
      delete this[key];
    }
  }
  const storage = new PlainStorage();
  vi.stubGlobal('window', {
    localStorage: storage,
    sessionStorage: new PlainStorage(),
    addEventListener: () => {},
    removeEventListener: () => {},
    history: { state: null },
  });
  return storage;
});

const open = (userId: string) => {
  const store = createUserStore(userId);
  store.setup();
  return store;
};

afterEach(() => {
  for (const key of Object.keys(localStorage)) localStorage.removeItem(key);
});

describe('signing out', () => {
  it('leaves nothing of the user, not even what a closing screen keeps', () => {
    const other = open('22');
    other.setItem('fleet/drivers.listParams', { filter: { q: 'of another' } });
    other.teardown();
    const store = open('2');
    store.setItem('fleet/drivers.listParams', { filter: { q: 'khan' } });
    store.setItem('fleet/drivers.savedQueries', ['Only that one']);
    store.setItem('fleet/drivers.selectedIds', [1]);
    store.setItem('draft.legal.3', 'half a thought');
    store.setItem('ui', { density: 'compact' });
    session.end();
    store.setItem('notifications.read', ['late']);

    expect(Object.keys(localStorage).toSorted()).toEqual([
      'RaStoreqafila.22.fleet/drivers.listParams',
      'RaStoreqafila.22.version',
      'RaStoreqafila.ui',
      'RaStoreqafila.version',
    ]);
    expect(store.getItem('fleet/drivers.selectedIds')).toBeUndefined();
    store.teardown();
  });

  it('ends with the next signing in', () => {
    const store = open('1');
    session.end();
    session.start(layla);
    store.setItem('palette.recent', ['drivers']);
    expect(localStorage.getItem('RaStoreqafila.1.palette.recent')).toBe('["drivers"]');
    store.teardown();
  });
});
