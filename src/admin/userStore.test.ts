import { memoryStore, type Store } from 'react-admin';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { session } from '../session/index.ts';
import { layla } from '../session/testing/sessions.ts';
import { createUserStore } from './userStore.ts';

/** The browser's contents, by the name under which a store keeps them. */
const kept = new Map<string, Store>();
const keptStore = (_version?: string, name = ''): Store => {
  const found = kept.get(name);
  if (found) return found;
  const memory = memoryStore();
  memory.setup();
  // It outlives the app that opened it.
  const store = { ...memory, setup: () => {}, teardown: () => {} };
  kept.set(name, store);
  return store;
};
const keptItems = () =>
  Object.fromEntries([...kept].map(([name, store]) => [name, store.listItems?.()]));

/** Starts a store as react-admin does when the app opens. */
const open = (userId: string) => {
  const store = createUserStore(userId, keptStore);
  store.setup();
  return store;
};

beforeEach(() => {
  kept.clear();
});

describe("a user's preferences", () => {
  it('survive a reload, and no one else gets them', () => {
    open('2').setItem('palette.recent', ['drivers']);
    const recent = (userId: string) => open(userId).getItem('palette.recent');
    expect(recent('2')).toEqual(['drivers']);
    for (const other of ['1', '22', '', '2.']) expect(recent(other)).toBeUndefined();
  });

  it.each(['fleet/drivers.listParams', 'fleet/drivers.savedQueries'])(
    'that may name people are never stored as they are: %s',
    (key) => {
      const heard = vi.fn<(value: unknown) => void>();
      const store = open('2');
      store.subscribe(key, heard);
      store.setItem(key, { filter: { q: 'khan' } });
      expect(heard).toHaveBeenCalledTimes(1);
      expect(store.getItem(key)).toEqual({ filter: { q: 'khan' } });
      expect(store.listItems?.()).toHaveProperty([key]);
      expect(JSON.stringify(keptItems())).not.toContain('khan');
    },
  );

  it('stay untouched when another user resets theirs', () => {
    open('2').setItem('columns', ['name']);
    const other = open('3');
    other.setItem('columns', ['status']);
    other.removeItem('columns');
    expect(open('2').getItem('columns')).toEqual(['name']);
  });

  it.each([
    'theme',
    'ui',
    'branding',
    'fleet/drivers.datatable',
    'fleet/drivers.datatable_columnRanks',
    'tank.1',
    'books',
  ])(
    "leave the screen's look, the tank sizes and what is noted in the books to the browser: %s",
    (key) => {
      const heard = vi.fn<(value: unknown) => void>();
      const store = open('2');
      store.subscribe(key, heard);
      store.setItem(key, 'chosen');
      expect(heard).toHaveBeenCalledExactlyOnceWith('chosen');
      expect(open('1').getItem(key)).toBe('chosen');
    },
  );

  it.each(['fleet/drivers.selectedIds', 'fleet/drivers.selectedIds.storeKeys'])(
    'never store selections: %s',
    (key) => {
      const heard = vi.fn<(value: unknown) => void>();
      const store = open('2');
      store.subscribe(key, heard);
      store.setItem(key, [1, 2]);
      expect(heard).toHaveBeenCalledExactlyOnceWith([1, 2]);
      expect(store.getItem(key)).toEqual([1, 2]);
      expect(open('2').getItem(key)).toBeUndefined();
    },
  );

  it("fall back to the screen's default", () => {
    const store = open('7');
    for (const key of ['columns', 'theme.of', 'x.selectedIds']) {
      expect(store.getItem(key, 'default')).toBe('default');
    }
  });
});

describe('signing out', () => {
  it('leaves nothing of the user, not even what a closing screen writes', () => {
    const store = open('2');
    store.setItem('fleet/drivers.listParams', { filter: { q: 'khan' } });
    store.setItem('fleet/drivers.savedQueries', ['Only that one']);
    store.setItem('fleet/drivers.selectedIds', [1]);
    store.setItem('draft.legal.3', 'half a thought');
    store.setItem('ui', { density: 'compact' });
    session.end();
    store.setItem('notifications.read', ['late']);
    expect(keptItems()).toEqual({ qafila: { ui: { density: 'compact' } }, 'qafila.2': {} });
    expect(store.getItem('fleet/drivers.selectedIds')).toBeUndefined();
  });

  it('keeps the notifications snoozed in the bell for the same user, and none of the read ones', () => {
    const snoozed = { 'fleet/drivers/1:gatepass': '2026-12-01' };
    open('2').setItem('notifications', { read: ['a'], snoozed, looked: '2026-11-22' });
    session.end();
    expect(keptItems()['qafila.2']).toEqual({ notifications: { snoozed } });
    expect(open('3').getItem('notifications')).toBeUndefined();
  });

  it('deletes the drafts and their key, as the end of the session does', () => {
    const deleted = vi.fn<(name: string) => void>();
    const databases = () => Promise.resolve([]);
    vi.stubGlobal('window', { indexedDB: { deleteDatabase: deleted, databases } });
    session.start(layla);
    open('1');
    expect(deleted).not.toHaveBeenCalled();
    session.expire(layla.token ?? '');
    expect(deleted.mock.calls).toContainEqual(['qafila.drafts.1']);
    expect(deleted.mock.calls).toContainEqual(['qafila.key.1']);
    expect(deleted.mock.calls).not.toContainEqual(['qafila.imports.1']);
    session.start(layla);
    deleted.mockClear();
    session.end();
    expect(deleted.mock.calls).toContainEqual(['qafila.imports.1']);
    expect(deleted.mock.calls).toContainEqual(['qafila.drafts.1']);
    expect(deleted.mock.calls).toContainEqual(['qafila.searches.1']);
    vi.unstubAllGlobals();
  });

  it('lasts until the next sign-in', () => {
    const store = open('1');
    session.end();
    session.start(layla);
    store.setItem('palette.recent', ['drivers']);
    expect(keptItems()).toMatchObject({ 'qafila.1': { 'palette.recent': ['drivers'] } });
    session.end();
  });
});
