import { get, update, type UseStore } from 'idb-keyval';

import { attempt } from '../../session/attempt.ts';
import { session } from '../../session/index.ts';
import { userDatabase } from './userDatabases.ts';
import { userStoreOf } from './userStoreOf.ts';

/** Something that only the user's key opens. */
export interface Sealed {
  iv: Uint8Array<ArrayBuffer>;
  text: ArrayBuffer;
}

const AES = 'AES-GCM';
const KEY = 'key';
/** How long a busy tab has to pass on the key, in milliseconds. */
const ANSWER_MS = 10_000;

interface Held {
  key: CryptoKey;
  in?: UseStore;
  /** Tells other tabs no longer that this one has the key. */
  release?: () => void;
}

const held = new Map<string, Held>();

session.subscribe(() => {
  const user = session.get()?.user.id;
  for (const [id, { release }] of held) {
    if (id === user) continue;
    release?.();
    held.delete(id);
  }
});

const lockOf = (userId: string) => `qafila.key.${userId}`;

/** A lock that tabs share tells each of them whether another has the key. */
const holdLock = (userId: string): (() => void) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  void navigator.locks?.request(lockOf(userId), { mode: 'shared' }, () => released);
  return release;
};

const isHeld = async (userId: string): Promise<boolean> => {
  const locks = await navigator.locks?.query();
  return locks?.held?.some(({ name }) => name === lockOf(userId)) ?? false;
};

type Message = { asks: string } | { has: string; key: CryptoKey };

const channel = attempt(() => new window.BroadcastChannel('qafila.key'));
channel?.addEventListener('message', ({ data }: MessageEvent<Message>) => {
  const found = 'asks' in data && held.get(data.asks);
  if (found) channel.postMessage({ has: data.asks, key: found.key });
});

/** The key as another tab of the user holds it: there it outlives a sign-out that asks for the password again. */
const keyElsewhere = async (userId: string): Promise<CryptoKey | undefined> => {
  const isElsewhere = await isHeld(userId);
  // Found meanwhile, in which case the lock is this tab's own.
  const own = held.get(userId);
  if (own || !channel || !isElsewhere) return own?.key;
  return new Promise((resolve) => {
    const end = (key?: CryptoKey) => {
      channel.removeEventListener('message', hear);
      clearTimeout(timer);
      resolve(key);
    };
    const hear = ({ data }: MessageEvent<Message>) => {
      if ('has' in data && data.has === userId) end(data.key);
    };
    const timer = setTimeout(end, ANSWER_MS);
    channel.addEventListener('message', hear);
    channel.postMessage({ asks: userId });
  });
};

const newKey = () =>
  crypto.subtle.generateKey({ name: AES, length: 256 }, false, ['encrypt', 'decrypt']);

/**
 * Scripts can use the key but not read it. It is stored in IndexedDB, which alone can hold it over
 * a reload, and goes from there when the session ends: then only this tab still holds it, until the
 * user signs in again here or leaves.
 */
const userKey = async (): Promise<CryptoKey> => {
  const current = session.get();
  const userId = current?.user.id ?? '';
  const known = held.get(userId);
  if (!current?.token) {
    if (!known) throw new Error('No session');
    return known.key;
  }
  const store = userStoreOf(userDatabase('key', userId), 'key');
  if (known?.in === store) return known.key;
  const stored = known?.key ?? (await get<CryptoKey>(KEY, store));
  const key = stored ?? (await keyElsewhere(userId)) ?? (await newKey());
  // Another tab may have been faster.
  await update<CryptoKey>(KEY, (other) => other ?? key, store);
  const own = {
    key: known?.key ?? (await get<CryptoKey>(KEY, store)) ?? key,
    in: store,
    release: held.get(userId)?.release ?? holdLock(userId),
  };
  held.set(userId, own);
  return own.key;
};

/** So that nothing waits for it later. */
export const readyKey = (): void => void userKey().catch(() => undefined);

export const seal = async (content: unknown): Promise<Sealed> => {
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const bytes = new TextEncoder().encode(JSON.stringify(content));
  return { iv, text: await crypto.subtle.encrypt({ name: AES, iv }, await userKey(), bytes) };
};

/** Undefined if the key is gone. */
export const unseal = async <Content>({ iv, text }: Sealed): Promise<Content | undefined> => {
  const key = await userKey();
  const plain = await crypto.subtle.decrypt({ name: AES, iv }, key, text).catch(() => undefined);
  return plain && (JSON.parse(new TextDecoder().decode(plain)) as Content);
};
