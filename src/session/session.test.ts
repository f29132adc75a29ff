import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { parseSession, type Session } from './parseSession.ts';
import { openTab, STORAGE_KEY } from './testing/fakeTab.ts';
import { layla, omar, stored } from './testing/sessions.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const held = (storage: { getItem: (key: string) => string | null }): unknown =>
  JSON.parse(storage.getItem(STORAGE_KEY) ?? 'null');
/** As the sign-in page promises: for 30 days. */
const kept = (session: Session) => ({ ...session, until: Date.now() + 30 * 86_400_000 });

describe('restoring', () => {
  it('finds no one in an empty browser', async () => {
    expect((await openTab()).session.get()).toBeNull();
  });

  it('finds the tab’s session, then the kept one', async () => {
    expect((await openTab({ session: stored(omar), local: stored(layla) })).session.get()).toEqual(
      omar,
    );
    expect((await openTab({ local: stored(layla) })).session.get()).toEqual(layla);
  });

  it('takes the kept one when the tab’s is broken', async () => {
    const tab = await openTab({ session: '{', local: stored(layla) });
    expect(tab.session.get()).toEqual(layla);
  });

  it('survives whatever storage holds', async () => {
    await fc.assert(
      fc.asyncProperty(fc.oneof(fc.string(), fc.json()), async (text) => {
        const { session } = await openTab({ session: text, local: text });
        expect(session.get()).toBeNull();
      }),
      { numRuns: 30 },
    );
  });

  it('works without storage, channel and even a window', async () => {
    const tab = await openTab({ noStorage: true, noChannel: true });
    expect(tab.session.get()).toBeNull();
    vi.stubGlobal('window', undefined);
    vi.resetModules();
    const { session } = await import('./session.ts');
    session.start(omar);
    expect(session.get()).toEqual(omar);
  });
});

describe('signing in', () => {
  it('is remembered by the tab alone', async () => {
    const tab = await openTab({ local: stored(layla) });
    tab.session.start(omar, { keep: false });
    expect(tab.session.get()).toEqual(omar);
    expect(tab.sessionStorage.getItem(STORAGE_KEY)).toBe(stored(omar));
    expect(tab.localStorage.getItem(STORAGE_KEY)).toBeNull();
  });

  it('is remembered by the browser on request', async () => {
    const tab = await openTab();
    vi.useFakeTimers();
    tab.session.start(omar, { keep: true });
    expect(held(tab.localStorage)).toEqual(kept(omar));
    expect(tab.sessionStorage.getItem(STORAGE_KEY)).toBeNull();
  });

  it('is forgotten by the browser after 30 days', async () => {
    const tab = await openTab();
    vi.useFakeTimers();
    tab.session.start(omar, { keep: true });
    const local = tab.localStorage.getItem(STORAGE_KEY) ?? '';
    vi.advanceTimersByTime(30 * 86_400_000 - 1);
    expect((await openTab({ local })).session.get()).toMatchObject(omar);
    vi.advanceTimersByTime(1);
    const later = await openTab({ local });
    expect(later.session.get()).toBeNull();
    expect(later.localStorage.getItem(STORAGE_KEY)).toBeNull();
  });

  it('falls back to the tab when the browser’s storage is full', async () => {
    const tab = await openTab();
    tab.localStorage.full = true;
    vi.useFakeTimers();
    tab.session.start(omar, { keep: true });
    expect(held(tab.sessionStorage)).toEqual(kept(omar));
    expect(tab.session.isRemembered()).toBe(true);
  });

  it('notifies every listener once, and none that unsubscribed', async () => {
    const { session } = await openTab();
    const stays = vi.fn<() => void>();
    const leaves = vi.fn<() => void>();
    session.subscribe(stays);
    session.subscribe(leaves)();
    session.start(omar);
    expect(stays).toHaveBeenCalledOnce();
    expect(leaves).not.toHaveBeenCalled();
  });

  it('returns the same object until something changes', async () => {
    const { session } = await openTab({ session: stored(omar) });
    expect(session.get()).toBe(session.get());
  });
});

describe('moving to another document', () => {
  it('is a plain load where storage works', async () => {
    const tab = await openTab();
    tab.session.start(omar);
    tab.session.open('/fleet/drivers?q=1');
    expect(tab.location.replace).toHaveBeenCalledExactlyOnceWith('/fleet/drivers?q=1');
    expect(tab.history.replaceState).not.toHaveBeenCalled();
  });

  it('by another user leaves the one whose session had expired untouched', async () => {
    const tab = await openTab();
    vi.useFakeTimers();
    tab.session.start(omar, { keep: true });
    tab.session.expire(omar.token ?? '');
    tab.session.giveWayTo(layla, '/admin/dashboard');
    expect(tab.location.replace).toHaveBeenCalledExactlyOnceWith('/admin/dashboard');
    expect(held(tab.localStorage)).toEqual(kept(layla));
    expect(tab.session.get()).toEqual({ ...omar, token: null });
  });

  it('hands the session over, once, where storage is blocked', async () => {
    const before = await openTab({ noStorage: true });
    before.session.start(omar);
    expect(before.session.isRemembered()).toBe(false);
    before.session.open('/fleet/drivers');
    expect(before.history.replaceState.mock.lastCall?.[2]).toBe('/fleet/drivers');
    expect(before.location.reload).toHaveBeenCalledOnce();

    const after = await openTab({ noStorage: true, historyState: before.history.state });
    expect(after.session.get()).toEqual(omar);
    expect(after.history.state).toBeNull();
  });

  it.each([{ 'qafila.handover': 7 }, { 'qafila.handover': '{' }, { idx: 0 }, 'text', 3])(
    'takes nothing from the history state %j',
    async (historyState) => {
      expect((await openTab({ historyState })).session.get()).toBeNull();
    },
  );

  it('leaves a history state that is not its own', async () => {
    const tab = await openTab({ historyState: { idx: 4 } });
    expect(tab.history.state).toEqual({ idx: 4 });
  });
});

describe('an expired token', () => {
  it('keeps the user, and leaves storage without a token', async () => {
    const tab = await openTab({ local: stored(omar) });
    tab.session.expire('token-of-omar');
    expect(tab.session.get()).toEqual({ ...omar, token: null });
    expect(tab.localStorage.getItem(STORAGE_KEY)).toBeNull();
  });

  it('is kept again if the user had asked to stay signed in', async () => {
    const tab = await openTab({ local: stored(omar) });
    tab.session.expire('token-of-omar');
    tab.session.start({ ...omar, token: 'renewed' });
    expect(tab.localStorage.getItem(STORAGE_KEY)).toContain('renewed');
    expect(tab.sessionStorage.getItem(STORAGE_KEY)).toBeNull();
  });

  it('counts once, however many calls it fails', async () => {
    const { session } = await openTab({ session: stored(omar) });
    const heard = vi.fn<() => void>();
    session.subscribe(heard);
    for (let call = 0; call < 5; call += 1) session.expire('token-of-omar');
    expect(heard).toHaveBeenCalledOnce();
  });

  it('ends nothing if the user has signed in again meanwhile', async () => {
    const { session } = await openTab({ session: stored(omar) });
    session.start({ ...omar, token: 'new' });
    session.expire('token-of-omar');
    expect(session.get()?.token).toBe('new');
  });

  it('leaves the session that another tab stored meanwhile', async () => {
    const tab = await openTab({ local: stored(omar) });
    tab.localStorage.setItem(STORAGE_KEY, stored({ ...omar, token: 'newer' }));
    tab.session.expire('token-of-omar');
    expect(tab.localStorage.getItem(STORAGE_KEY)).toContain('newer');
  });

  it('is not stored again by a change to the user', async () => {
    const tab = await openTab({ session: stored(omar) });
    tab.session.expire('token-of-omar');
    tab.session.updateUser({ name: 'Omar H.' });
    expect(tab.session.get()?.user.name).toBe('Omar H.');
    expect(tab.sessionStorage.getItem(STORAGE_KEY)).toBeNull();
  });
});

describe('a change to the user', () => {
  it.each(['session', 'local'] as const)('is stored where the session was: %s', async (place) => {
    const tab = await openTab({ [place]: stored(omar) });
    tab.session.updateUser({ avatar: '/uploads/2.png' });
    const next = { ...omar, user: { ...omar.user, avatar: '/uploads/2.png' } };
    expect(tab.session.get()).toEqual(next);
    expect(parseSession(tab[`${place}Storage`].getItem(STORAGE_KEY))).toEqual(next);
  });

  it('touches nothing that someone else keeps in this browser', async () => {
    const tab = await openTab({ session: stored(omar), local: stored(layla) });
    tab.session.updateUser({ name: 'Omar H.' });
    expect(tab.sessionStorage.getItem(STORAGE_KEY)).toContain('Omar H.');
    expect(tab.localStorage.getItem(STORAGE_KEY)).toBe(stored(layla));
  });

  it('with a large picture survives a reload, without the picture', async () => {
    const tab = await openTab({ session: stored(omar) });
    const avatar = `data:image/png;base64,${'A'.repeat(300_000)}`;
    tab.session.updateUser({ avatar });
    expect(tab.session.get()?.user.avatar).toBe(avatar);
    const text = tab.sessionStorage.getItem(STORAGE_KEY) ?? '';
    expect((await openTab({ session: text })).session.get()).toEqual(omar);
  });

  it('does nothing without a user', async () => {
    const { session } = await openTab();
    session.updateUser({ name: 'Nobody' });
    expect(session.get()).toBeNull();
  });
});

describe('what the server says about the user', () => {
  const asServer = { id: omar.user.id, email: omar.user.email, role: 'Diesel Manager' };

  it('changes the role, here and in storage', async () => {
    const tab = await openTab({ session: stored(omar) });
    tab.session.follow(asServer);
    const changed = { ...omar, user: { ...omar.user, role: 'Diesel Manager' } };
    expect(tab.session.get()).toEqual(changed);
    expect(parseSession(tab.sessionStorage.getItem(STORAGE_KEY))).toEqual(changed);
  });

  it('changes the name and the address with which the user signs in again', async () => {
    const tab = await openTab({ session: stored(omar) });
    const said = { ...asServer, name: 'Omar H.', email: 'omar.h@qafila.example', role: '' };
    tab.session.follow({ ...said, branch: null });
    const { name, email } = said;
    expect(tab.session.get()).toEqual({ ...omar, user: { ...omar.user, name, email } });
  });

  it('leaves the name that it does not tell', async () => {
    const tab = await openTab({ session: stored(omar) });
    tab.session.follow(asServer);
    expect(tab.session.get()?.user.name).toBe(omar.user.name);
  });

  it.each([
    ['someone else', { ...asServer, id: 'x' }],
    ['no role', { ...asServer, role: '' }],
    ['nothing', undefined],
    ['nonsense', 'Super Admin'],
  ])('changes nothing where it names %s', async (_what, answer) => {
    const tab = await openTab({ session: stored(omar) });
    tab.session.follow(answer);
    expect(tab.session.get()).toEqual(omar);
  });
});
