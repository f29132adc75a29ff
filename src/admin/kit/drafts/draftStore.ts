import { del, delMany, entries, get, set, update, type UseStore } from 'idb-keyval';

import { session } from '../../../session/index.ts';
import { draftsDatabase } from '../userDatabases.ts';
import { userStoreOf } from '../userStoreOf.ts';

type Values = Record<string, unknown>;

/** What a user typed into a form and did not save. */
export interface Draft {
  /** The changed fields, as typed. */
  typed: Values;
  /** What the record had in these fields when the user began; absent for a new record. */
  started?: Values;
  /** When it was kept, in milliseconds since 1970. */
  at: number;
}

interface Sealed {
  at: number;
  iv: Uint8Array<ArrayBuffer>;
  text: ArrayBuffer;
}

/** Drafts are kept this long at most, in milliseconds. */
const LIFETIME = 24 * 60 * 60 * 1000;

const KEY = 'key';
const AES = 'AES-GCM';

/**
 * The key of this user's drafts. Scripts can use it but not read it. It is kept beside the drafts, because
 * only IndexedDB can hold it over a reload; the whole database goes when the user signs out or the session
 * expires, so that no copy of what was stored can be read afterwards.
 */
const keyIn = async (store: UseStore): Promise<CryptoKey> => {
  const kept = await get<CryptoKey>(KEY, store);
  if (kept) return kept;
  const made = await crypto.subtle.generateKey({ name: AES, length: 256 }, false, [
    'encrypt',
    'decrypt',
  ]);
  // Another tab may have been faster.
  await update<CryptoKey>(KEY, (other) => other ?? made, store);
  return (await get<CryptoKey>(KEY, store)) ?? made;
};

const store = () => {
  const current = session.get();
  // While the session has ended, nothing may be kept.
  if (!current?.token) throw new Error('No session');
  return userStoreOf(draftsDatabase(current.user.id), 'drafts');
};

let last: Promise<unknown> = Promise.resolve();

/** One after the other, so that a draft is not kept after it was dropped. Without storage nothing happens. */
const inTurn = <Result>(
  work: (target: UseStore) => Promise<Result>,
): Promise<Result | undefined> => {
  const done = last.then(() => work(store())).catch(() => undefined);
  last = done;
  return done;
};

const isOld = ({ at }: Sealed, now: number) => now - at > LIFETIME;

/** Keeps what was typed into a form, by the form's name. */
export const keepDraft = (name: string, { at, ...content }: Draft): Promise<void> =>
  inTurn(async (target) => {
    const iv = crypto.getRandomValues(new Uint8Array(12));
    const text = await crypto.subtle.encrypt(
      { name: AES, iv },
      await keyIn(target),
      new TextEncoder().encode(JSON.stringify(content)),
    );
    await set(name, { at, iv, text } satisfies Sealed, target);
  });

/** What was typed into a form and not saved; deletes all drafts that are too old. */
export const findDraft = (name: string, now = Date.now()): Promise<Draft | undefined> =>
  inTurn(async (target) => {
    const all = await entries<string, Sealed>(target);
    const old = all.filter(([key, one]) => key !== KEY && isOld(one, now));
    await delMany(
      old.map(([key]) => key),
      target,
    );
    const sealed = all.find(([key, one]) => key === name && !isOld(one, now))?.[1];
    if (!sealed) return undefined;
    const { at, iv, text } = sealed;
    const plain = await crypto.subtle.decrypt({ name: AES, iv }, await keyIn(target), text);
    return { ...(JSON.parse(new TextDecoder().decode(plain)) as Omit<Draft, 'at'>), at };
  });

export const dropDraft = (name: string): Promise<void> => inTurn((target) => del(name, target));
