import { createListeners } from '../domain/base/listeners.ts';
import { attempt } from './attempt.ts';
import { forgetUse, noteUse } from './idle.ts';
import {
  parseSession,
  parseUser,
  storedText,
  type Session,
  type SessionUser,
} from './parseSession.ts';
import { refusals } from './refusals.ts';
import { SESSION_KEY, storages, storedIn, storedSession } from './storedSession.ts';

/** Asks as the browser does before it closes a tab: a form with something to lose objects. */
export const hasUnsavedWork = (): boolean =>
  attempt(() => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))) ?? false;

const HANDOVER_KEY = 'qafila.handover';

/**
 * Passes on a session that storage would not take, in this tab's history entry: no other site can
 * read it or put one there.
 */
const openWithHandover = (path: string, stored: string): void => {
  window.history.replaceState({ [HANDOVER_KEY]: stored }, '', path);
  window.location.reload();
};

/** Only once, so that nothing stays in the history. */
const takeHandover = (): string | null => {
  const state: unknown = attempt(() => window.history.state as unknown);
  if (typeof state !== 'object' || state === null || !(HANDOVER_KEY in state)) return null;
  attempt(() => window.history.replaceState(null, ''));
  const stored = state[HANDOVER_KEY];
  return typeof stored === 'string' ? stored : null;
};

const CHANNEL = 'qafila.session';

/** How long a kept session lasts, as the sign-in page says. */
const KEPT_DAYS = 30;
const DAY_MS = 86_400_000;

const lasting = (session: Session, keep: boolean): Session =>
  keep ? { ...session, until: Date.now() + KEPT_DAYS * DAY_MS } : session;

const restore = (): Session | null => {
  const handedOver = parseSession(takeHandover());
  // No token stays that can no longer be used.
  for (const storage of storages()) {
    if (!parseSession(storedIn(storage))) attempt(() => storage?.removeItem(SESSION_KEY));
  }
  return storedSession() ?? handedOver;
};

const forget = () => {
  for (const storage of storages()) attempt(() => storage?.removeItem(SESSION_KEY));
};

/** Leaves alone what belongs to another user, or what another tab stored meanwhile. */
const forgetWhere = (isMeant: (stored: Session) => boolean) => {
  for (const storage of storages()) {
    const stored = parseSession(storedIn(storage));
    if (stored && isMeant(stored)) attempt(() => storage?.removeItem(SESSION_KEY));
  }
};

const forgetToken = (token: string | null) => forgetWhere((stored) => stored.token === token);

/**
 * The signed-in user of this tab. Memory is the authority; storage only carries it over a reload.
 */
const createSessionStore = () => {
  let current: Session | null = restore();
  /** Whether the user asked to stay signed in; outlasts the token, for signing in again. */
  let isKept = storedIn(storages()[0]) === null && storedIn(storages()[1]) !== null;
  const { subscribe, tell } = createListeners();
  const channel = attempt(() => new window.BroadcastChannel(CHANNEL));

  const change = (next: Session | null) => {
    // Another role has other rights.
    if (next?.user.role !== current?.user.role) refusals.clear();
    current = next;
    tell();
  };

  const isRemembered = () => storages().some((storage) => storedIn(storage) !== null);

  const store = (next: Session, keep: boolean) => {
    // Signing in again leaves alone whoever signed in to this browser meanwhile.
    if (current?.user.id === next.user.id) forgetWhere(({ user }) => user.id === next.user.id);
    else forget();
    const [tab, browser] = storages();
    const write = (storage: Storage | undefined) =>
      attempt(() => storage?.setItem(SESSION_KEY, storedText(next)));
    write(keep ? browser : tab);
    // The browser's storage may be full while the tab's is not.
    if (!isRemembered()) write(tab);
  };

  const updateUser = (changes: Partial<SessionUser>) => {
    if (!current) return;
    const { token } = current;
    const next = { ...current, user: { ...current.user, ...changes } };
    for (const storage of storages()) {
      if (parseSession(storedIn(storage))?.token !== token) continue;
      attempt(() => storage?.setItem(SESSION_KEY, storedText(next)));
    }
    change(next);
  };

  /**
   * Signed out by another tab. What was typed here stays behind the dialog that asks for the
   * password; otherwise nothing of the user stays.
   */
  const leave = (from: Session) => {
    forgetToken(from.token);
    isKept = false;
    change(hasUnsavedWork() ? { user: from.user, token: null } : null);
  };

  if (channel) {
    // Another tab signed a user out: the same user is signed out here too.
    channel.addEventListener('message', (event: MessageEvent<unknown>) => {
      const message = event.data;
      const userId =
        typeof message === 'object' && message !== null && 'signedOut' in message
          ? message.signedOut
          : undefined;
      if (current && userId === current.user.id) leave(current);
    });
  }

  attempt(() =>
    // Another tab replaced the kept session: this tab must not silently act as another user.
    window.addEventListener('storage', (event) => {
      if (event.key !== SESSION_KEY || !current || storedIn(storages()[0]) !== null) return;
      const stored = parseSession(event.newValue);
      if (stored?.user.id === current.user.id) change(stored);
      // Not lost: what was typed stays behind the dialog that asks for this user's password.
      else if (event.newValue !== null) leave(current);
      // Removed: the channel reports sign-outs, and an expired session leaves typed text alone.
      else if (!channel && storedIn(storages()[1]) === null) leave(current);
    }),
  );

  return {
    /** The same object until something changes. */
    get: (): Session | null => current,
    subscribe,
    /**
     * With `keep` the session outlives the browser window; signing in again keeps the first choice.
     */
    start: ({ user, token, lists }: Session, { keep = isKept }: { keep?: boolean } = {}) => {
      isKept = keep;
      refusals.clear();
      noteUse();
      const next = lasting({ user, token, ...(lists && { lists }) }, keep);
      store(next, keep);
      change(next);
    },
    /** False where storage is blocked or full: a reload will sign the user out. */
    isRemembered,
    /** Opens one of our own addresses as a new document, still signed in. */
    open: (path: string) => {
      if (!current || isRemembered()) window.location.replace(path);
      else openWithHandover(path, storedText(current));
    },
    /**
     * Another user signed in where this one's session had expired: their page opens as a new
     * document. Signs out here, so that nothing of the first user is ever sent as the second.
     */
    giveWayTo: (next: Session, path: string) => {
      refusals.clear();
      const lasts = lasting(next, isKept);
      store(lasts, isKept);
      if (isRemembered()) window.location.replace(path);
      else openWithHandover(path, storedText(lasts));
    },
    /**
     * Takes over what the server says of the user: the address is the one with which they sign in
     * again.
     */
    follow: (answer: unknown) => {
      const said = parseUser(answer);
      if (!current || said?.id !== current.user.id) return;
      const { user } = current;
      const { email } = said;
      // Its address stands for a name that it does not tell.
      const name = said.name === email ? user.name : said.name;
      const role = said.role || user.role;
      if (name !== user.name || email !== user.email || role !== user.role) {
        updateUser({ name, email, role });
      }
    },
    /** Updates the user with what the server now says, such as a new avatar. */
    updateUser,
    /**
     * The user stays known, so that what was typed can stay while the password is asked for again;
     * storage is cleared at once.
     */
    expire: (token: string) => {
      if (current?.token !== token) return;
      forgetToken(token);
      change({ user: current.user, token: null });
    },
    /** In the same user's other tabs too; another user's kept session stays. */
    end: () => {
      isKept = false;
      forgetUse();
      refusals.clear();
      if (current) {
        const { id } = current.user;
        forgetWhere(({ user }) => user.id === id);
        channel?.postMessage({ signedOut: id });
      }
      change(null);
    },
  };
};

export const session = createSessionStore();
export type SessionStore = typeof session;
