import { vi } from 'vitest';

/** Storage in memory; `full` refuses to write, as a browser does when its quota is used up. */
export class FakeStorage {
  readonly #items = new Map<string, string>();
  full = false;

  getItem(key: string): string | null {
    return this.#items.get(key) ?? null;
  }
  setItem(key: string, value: string): void {
    if (this.full) throw new Error('QuotaExceededError');
    this.#items.set(key, value);
  }
  removeItem(key: string): void {
    this.#items.delete(key);
  }
}

interface FakeTabOptions {
  session?: string;
  local?: string;
  historyState?: unknown;
  /** As a browser with blocked storage: even reading the property throws. */
  noStorage?: boolean;
  noChannel?: boolean;
  /** A form in this tab has unsaved text. */
  unsaved?: boolean;
}

export const STORAGE_KEY = 'qafila.session';

type Heard = (event: { key?: string | null; newValue?: string | null; data?: unknown }) => void;

/** Stands in for one tab's window, with a newly loaded session store. */
export const openTab = async (options: FakeTabOptions = {}) => {
  const sessionStorage = new FakeStorage();
  const localStorage = new FakeStorage();
  if (options.session !== undefined) sessionStorage.setItem(STORAGE_KEY, options.session);
  if (options.local !== undefined) localStorage.setItem(STORAGE_KEY, options.local);

  const storageListeners: Heard[] = [];
  const channelListeners: Heard[] = [];
  const posted: unknown[] = [];
  const history = {
    state: options.historyState ?? (null as unknown),
    replaceState: vi.fn<History['replaceState']>((state: unknown) => {
      history.state = state;
    }),
  };
  const location = {
    replace: vi.fn<(path: string) => void>(),
    reload: vi.fn<() => void>(),
  };
  const storage = (held: FakeStorage) => {
    if (options.noStorage) throw new Error('SecurityError');
    return held;
  };

  vi.stubGlobal('window', {
    get sessionStorage() {
      return storage(sessionStorage);
    },
    get localStorage() {
      return storage(localStorage);
    },
    history,
    location,
    /** False when a listener objects, as in a browser. */
    dispatchEvent: (event: Event) =>
      !(options.unsaved && event.type === 'beforeunload' && event.cancelable),
    addEventListener: (_type: 'storage', listener: Heard) => storageListeners.push(listener),
    BroadcastChannel: class {
      constructor() {
        if (options.noChannel) throw new Error('SecurityError');
      }
      addEventListener(_type: 'message', listener: Heard) {
        channelListeners.push(listener);
      }
      postMessage(message: unknown) {
        posted.push(message);
      }
    },
  });
  vi.resetModules();
  const { session } = await import('../session.ts');

  return {
    session,
    sessionStorage,
    localStorage,
    history,
    location,
    posted,
    /** Another tab of this browser sends a message. */
    hear: (data: unknown) => {
      for (const listener of channelListeners) listener({ data });
    },
    /** Another tab of this browser wrote to localStorage. */
    hearStorage: (newValue: string | null, key: string | null = STORAGE_KEY) => {
      if (key === STORAGE_KEY && newValue === null) localStorage.removeItem(key);
      else if (key === STORAGE_KEY && newValue !== null) localStorage.setItem(key, newValue);
      for (const listener of storageListeners) listener({ key, newValue });
    },
  };
};
