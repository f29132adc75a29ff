import { del, delMany, entries, set, type UseStore } from 'idb-keyval';

import { session } from '../../../session/index.ts';
import { seal, unseal, type Sealed } from '../sealed.ts';
import { userDatabase } from '../userDatabases.ts';
import { userStoreOf } from '../userStoreOf.ts';

type Values = Record<string, unknown>;

export interface Draft {
  /** The changed fields, as typed. */
  typed: Values;
  /** What the record had in these fields when the user began; absent for a new record. */
  started?: Values;
  at: number;
}

interface SealedDraft extends Sealed {
  at: number;
}

const LIFETIME = 24 * 60 * 60 * 1000;

const store = () => {
  const current = session.get();
  // While the session has ended, nothing may be kept.
  if (!current?.token) throw new Error('No session');
  return userStoreOf(userDatabase('drafts', current.user.id), 'drafts');
};

let last: Promise<unknown> = Promise.resolve();

/**
 * One after the other, so that a draft is not kept after it was dropped. Without storage nothing
 * happens.
 */
const inTurn = <Result>(
  work: (target: UseStore) => Promise<Result>,
): Promise<Result | undefined> => {
  const done = last.then(() => work(store())).catch(() => undefined);
  last = done;
  return done;
};

const isOld = ({ at }: SealedDraft, now: number) => now - at > LIFETIME;

/** Keeps what was typed into a form, by the form's name. Tells whether that worked. */
export const keepDraft = (name: string, { at, ...content }: Draft): Promise<boolean | undefined> =>
  inTurn(async (target) => {
    await set(name, { at, ...(await seal(content)) } satisfies SealedDraft, target);
    return true;
  });

/** Deletes all drafts that are too old. */
export const findDraft = (name: string, now = Date.now()): Promise<Draft | undefined> =>
  inTurn(async (target) => {
    const all = await entries<string, SealedDraft>(target);
    const old = all.filter(([, one]) => isOld(one, now));
    await delMany(
      old.map(([key]) => key),
      target,
    );
    const sealed = all.find(([key, one]) => key === name && !isOld(one, now))?.[1];
    const content = sealed && (await unseal<Omit<Draft, 'at'>>(sealed));
    return content && { ...content, at: sealed.at };
  });

export const dropDraft = (name: string): Promise<void> => inTurn((target) => del(name, target));
