import { afterEach, describe, expect, it, vi } from 'vitest';

import { openTab, STORAGE_KEY } from './testing/fakeTab.ts';
import { layla, omar, stored } from './testing/sessions.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('signing out', () => {
  it('clears memory and both storages and notifies the other tabs', async () => {
    const elsewhere = stored({ ...omar, token: 'of-another-tab' });
    const tab = await openTab({ session: stored(omar), local: elsewhere });
    tab.session.end();
    expect(tab.session.get()).toBeNull();
    expect(tab.sessionStorage.getItem(STORAGE_KEY)).toBeNull();
    expect(tab.localStorage.getItem(STORAGE_KEY)).toBeNull();
    expect(tab.posted).toEqual([{ signedOut: '2' }]);
  });

  it('leaves the session that someone else keeps in this browser', async () => {
    const tab = await openTab({ session: stored(omar), local: stored(layla) });
    tab.session.end();
    expect(tab.session.get()).toBeNull();
    expect(tab.sessionStorage.getItem(STORAGE_KEY)).toBeNull();
    expect(tab.localStorage.getItem(STORAGE_KEY)).toBe(stored(layla));
  });

  it('after an expiry still ends the kept session of the same user', async () => {
    const tab = await openTab({ session: stored(omar) });
    tab.session.expire('token-of-omar');
    tab.localStorage.setItem(STORAGE_KEY, stored({ ...omar, token: 'newer' }));
    tab.session.end();
    expect(tab.localStorage.getItem(STORAGE_KEY)).toBeNull();
  });

  it('works where storage and channel are blocked', async () => {
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

  it('keeps the page where something is typed, and asks for the password', async () => {
    const tab = await openTab({ local: stored(omar), unsaved: true });
    tab.hear({ signedOut: '2' });
    expect(tab.session.get()).toEqual({ ...omar, token: null });
    expect(tab.localStorage.getItem(STORAGE_KEY)).toBeNull();
    // The user has signed out of this browser: signing in again is for this tab alone.
    tab.session.start({ ...omar, token: 'renewed' });
    expect(tab.localStorage.getItem(STORAGE_KEY)).toBeNull();
    expect(tab.sessionStorage.getItem(STORAGE_KEY)).toContain('renewed');
  });

  it.each([[{ signedOut: '1' }], [{ signedOut: 2 }], [null], ['2'], [{}], [[]]])(
    'does not follow the message %j',
    async (message) => {
      const tab = await openTab({ session: stored(omar) });
      tab.hear(message);
      expect(tab.session.get()).toEqual(omar);
    },
  );

  it('spares the session that someone started after it', async () => {
    const tab = await openTab({ local: stored(omar) });
    tab.localStorage.setItem(STORAGE_KEY, stored(layla));
    tab.hear({ signedOut: '2' });
    expect(tab.session.get()).toBeNull();
    expect(tab.localStorage.getItem(STORAGE_KEY)).toBe(stored(layla));
  });
});

describe('another tab that changes the kept session', () => {
  it('ends this one when someone else signs in there', async () => {
    const tab = await openTab({ local: stored(omar) });
    tab.hearStorage(stored(layla));
    expect(tab.session.get()).toBeNull();
  });

  it('passes on the new token of the same user', async () => {
    const tab = await openTab({ local: stored(omar) });
    tab.session.expire('token-of-omar');
    tab.hearStorage(stored({ ...omar, token: 'new' }));
    expect(tab.session.get()?.token).toBe('new');
  });

  it('ends this one when it writes rubbish', async () => {
    const tab = await openTab({ local: stored(omar) });
    tab.hearStorage('{');
    expect(tab.session.get()).toBeNull();
  });

  it('does not lose a page because a token expired there', async () => {
    const tab = await openTab({ local: stored(omar) });
    tab.hearStorage(null);
    expect(tab.session.get()).toEqual(omar);
  });

  it('signs out by the removal alone where there is no channel', async () => {
    const tab = await openTab({ local: stored(omar), noChannel: true });
    tab.hearStorage(null);
    expect(tab.session.get()).toBeNull();
  });

  it.each([
    ['keeps what is typed under the question for the password', true],
    ['leaves', false],
  ])('signed out without a channel, %s', async (_what, unsaved) => {
    const tab = await openTab({ local: stored(omar), noChannel: true, unsaved });
    tab.hearStorage(null);
    expect(tab.session.get()).toEqual(unsaved ? { ...omar, token: null } : null);
  });

  it('keeps what is typed when someone else signs in there, and sends nothing as either', async () => {
    const tab = await openTab({ local: stored(omar), unsaved: true });
    tab.hearStorage(stored(layla));
    expect(tab.session.get()).toEqual({ ...omar, token: null });
    expect(tab.localStorage.getItem(STORAGE_KEY)).toBe(stored(layla));
    // Signed in again, each keeps a session of their own.
    tab.session.start({ ...omar, token: 'renewed' });
    expect(tab.sessionStorage.getItem(STORAGE_KEY)).toContain('renewed');
    expect(tab.localStorage.getItem(STORAGE_KEY)).toBe(stored(layla));
  });

  it('does not have a tab’s own session kept when its user signs in again', async () => {
    const tab = await openTab({ session: stored(omar), local: stored(layla) });
    tab.session.expire('token-of-omar');
    tab.session.start({ ...omar, token: 'renewed' });
    expect(tab.sessionStorage.getItem(STORAGE_KEY)).toContain('renewed');
    expect(tab.localStorage.getItem(STORAGE_KEY)).toBe(stored(layla));
  });

  it('has what the old role was refused asked for again', async () => {
    const tab = await openTab({ local: stored(omar) });
    tab.sessionStorage.setItem('qafila.refused', '/x.php?');
    tab.hearStorage(stored({ ...omar, user: { ...omar.user, role: 'Super Admin' } }));
    expect(tab.sessionStorage.getItem('qafila.refused')).toBeNull();
  });

  it('does not affect a tab with its own session, nor does another key', async () => {
    const own = await openTab({ session: stored(omar) });
    own.hearStorage(stored(layla));
    expect(own.session.get()).toEqual(omar);
    const kept = await openTab({ local: stored(omar) });
    kept.hearStorage('x', 'theme');
    kept.hearStorage(null, null);
    expect(kept.session.get()).toEqual(omar);
  });
});
