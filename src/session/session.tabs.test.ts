import { afterEach, describe, expect, it, vi } from 'vitest';

import { openTab, STORAGE_KEY } from './testing/fakeTab.ts';
import { layla, omar, stored } from './testing/sessions.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('signing out', () => {
  it('clears memory and both storages and tells the other tabs', async () => {
    const tab = await openTab({ session: stored(omar), local: stored(layla) });
    tab.session.end();
    expect(tab.session.get()).toBeNull();
    expect(tab.sessionStorage.getItem(STORAGE_KEY)).toBeNull();
    expect(tab.localStorage.getItem(STORAGE_KEY)).toBeNull();
    expect(tab.posted).toEqual([{ signedOut: '2' }]);
  });

  it('works where storage and channel are forbidden', async () => {
    const { session } = await openTab({ noStorage: true, noChannel: true });
    session.start(omar);
    session.end();
    expect(session.get()).toBeNull();
  });

  it('follows another tab of the same user', async () => {
    const tab = await openTab({ session: stored(omar) });
    const heard = vi.fn<() => void>();
    tab.session.subscribe(heard);
    tab.hear({ signedOut: '2' });
    expect(tab.session.get()).toBeNull();
    expect(tab.sessionStorage.getItem(STORAGE_KEY)).toBeNull();
    expect(heard).toHaveBeenCalledOnce();
  });

  it.each([[{ signedOut: '1' }], [{ signedOut: 2 }], [null], ['2'], [{}], [[]]])(
    'does not follow the message %j',
    async (message) => {
      const tab = await openTab({ session: stored(omar) });
      tab.hear(message);
      expect(tab.session.get()).toEqual(omar);
    },
  );

  it('spares the session that somebody started after it', async () => {
    const tab = await openTab({ local: stored(omar) });
    tab.localStorage.setItem(STORAGE_KEY, stored(layla));
    tab.hear({ signedOut: '2' });
    expect(tab.session.get()).toBeNull();
    expect(tab.localStorage.getItem(STORAGE_KEY)).toBe(stored(layla));
  });
});

describe('another tab that changes the kept session', () => {
  it('ends this one when somebody else signed in there', async () => {
    const tab = await openTab({ local: stored(omar) });
    tab.hearStorage(stored(layla));
    expect(tab.session.get()).toBeNull();
  });

  it('hands on the new token of the same user', async () => {
    const tab = await openTab({ local: stored(omar) });
    tab.session.expire('token-of-omar');
    tab.hearStorage(stored({ ...omar, token: 'new' }));
    expect(tab.session.get()?.token).toBe('new');
  });

  it('ends this one when it wrote rubbish', async () => {
    const tab = await openTab({ local: stored(omar) });
    tab.hearStorage('{');
    expect(tab.session.get()).toBeNull();
  });

  it('does not throw away a page over a token that expired there', async () => {
    const tab = await openTab({ local: stored(omar) });
    tab.hearStorage(null);
    expect(tab.session.get()).toEqual(omar);
  });

  it('signs out by the removal alone where there is no channel', async () => {
    const tab = await openTab({ local: stored(omar), noChannel: true });
    tab.hearStorage(null);
    expect(tab.session.get()).toBeNull();
  });

  it('is nothing to a tab with a session of its own, nor is another key', async () => {
    const own = await openTab({ session: stored(omar) });
    own.hearStorage(stored(layla));
    expect(own.session.get()).toEqual(omar);
    const kept = await openTab({ local: stored(omar) });
    kept.hearStorage('x', 'theme');
    kept.hearStorage(null, null);
    expect(kept.session.get()).toEqual(omar);
  });
});
