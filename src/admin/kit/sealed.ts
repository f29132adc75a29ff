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
/** How long other tabs have to pass on the key, in milliseconds; without any it is waited for once. */
const ANSWER_MS = 500;

interface Held {
  key: CryptoKey;
  in?: UseStore;
}

const held = new Map<string, Held>();

session.subscribe(() => {
  const user = session.get()?.user.id;
  for (const id of held.keys()) if (id !== user) held.delete(id);
});

type Message = { asks: string } | { has: string; key: CryptoKey };

const channel = attempt(() => new window.BroadcastChannel('qafila.key'));
channel?.addEventListener('message', ({ data }: MessageEvent<Message>) => {
  const found = 'asks' in data && held.get(data.asks);
  if (found) channel.postMessage({ has: data.asks, key: found.key });
});

/** The key as another tab of the user holds it: there it outlives a sign-out that asks for the password again. */
const keyElsewhere = (userId: string): Promise<CryptoKey | undefined> =>
  new Promise((resolve) => {
    if (!channel) {
      resolve(undefined);
      return;
    }
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
  const own = { key: known?.key ?? (await get<CryptoKey>(KEY, store)) ?? key, in: store };
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
