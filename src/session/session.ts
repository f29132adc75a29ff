import { parseSession, type Session, type SessionUser } from './parseSession.ts';

const KEY = 'qafila.session';
const CHANNEL = 'qafila.session';

type Listener = () => void;

/** Storage may be forbidden, full or absent; the app then works for as long as the page lives. */
const attempt = <T>(action: () => T): T | undefined => {
  try {
    return action();
  } catch {
    return undefined;
  }
};

const storages = () => [attempt(() => window.sessionStorage), attempt(() => window.localStorage)];

const restore = (): Session | null => {
  for (const storage of storages()) {
    const stored = parseSession(attempt(() => storage?.getItem(KEY)) ?? null);
    if (stored) return stored;
  }
  return null;
};

const forget = () => {
  for (const storage of storages()) attempt(() => storage?.removeItem(KEY));
};

/**
 * The signed-in user of this tab. In memory it is the authority; storage only carries it over a
 * reload: sessionStorage, or localStorage when the user asked to stay signed in.
 */
const createSessionStore = () => {
  let current: Session | null = restore();
  const listeners = new Set<Listener>();
  const channel = attempt(() => new BroadcastChannel(CHANNEL));

  const change = (next: Session | null) => {
    current = next;
    for (const listener of listeners) listener();
  };

  const isStored = (storage: Storage | undefined) =>
    attempt(() => storage?.getItem(KEY)) !== undefined &&
    attempt(() => storage?.getItem(KEY)) !== null;

  const store = (next: Session, keep: boolean) => {
    forget();
    attempt(() => storages()[keep ? 1 : 0]?.setItem(KEY, JSON.stringify(next)));
  };

  if (channel) {
    // Another tab signed somebody out; whoever works here as the same user leaves too.
    channel.addEventListener('message', (event: MessageEvent<unknown>) => {
      const message = event.data;
      const userId =
        typeof message === 'object' && message !== null && 'signedOut' in message
          ? message.signedOut
          : undefined;
      if (current && userId === current.user.id) {
        forget();
        change(null);
      }
    });
  }

  attempt(() =>
    // Another tab replaced the kept session: this tab must not act as somebody else unnoticed.
    window.addEventListener('storage', (event) => {
      if (event.key !== KEY || !current || isStored(storages()[0])) return;
      const stored = parseSession(event.newValue);
      if (stored?.user.id === current.user.id) change(stored);
      else if (event.newValue !== null || !isStored(storages()[1])) change(null);
    }),
  );

  return {
    /** The session, or null. The same object until something changes. */
    get: (): Session | null => current,
    /** Tells of every change; gives back the way to stop. Fits useSyncExternalStore. */
    subscribe: (listener: Listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    /** Signs in. With `keep` the session outlives the browser window. */
    start: (next: Session, { keep = false }: { keep?: boolean } = {}) => {
      store(next, keep);
      change(next);
    },
    /** Takes over what the server now says of the user, for example a new avatar. */
    updateUser: (changes: Partial<SessionUser>) => {
      if (!current) return;
      const next = { ...current, user: { ...current.user, ...changes } };
      store(next, isStored(storages()[1]));
      change(next);
    },
    /**
     * The server no longer takes the token. The user stays known, so that the page with everything
     * typed into it can stay while the password is asked for again; storage is cleared at once.
     */
    expire: (token: string) => {
      if (current?.token !== token) return;
      forget();
      change({ ...current, token: null });
    },
    /** Signs out, here and in the other tabs of the same user. */
    end: () => {
      forget();
      if (current) channel?.postMessage({ signedOut: current.user.id });
      change(null);
    },
  };
};

export const session = createSessionStore();
export type SessionStore = typeof session;
