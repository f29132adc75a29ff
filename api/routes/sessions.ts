import type { Api } from '../api.ts';
import { userOf, type Call } from '../call.ts';
import { isExpired } from '../sessionUse.ts';
import type { StoredUser, Token } from '../store/collections.ts';
import type { Where } from '../store/rows.ts';
import type { Store } from '../store/store.ts';

/** The sign-ins that have not ended, of one user or of all. */
export const sessionsInForce = async ({ store, passwords }: Api, of?: Where<Token>) =>
  (await store.tokens.all(of)).filter((token) => !isExpired(token, passwords));

/** Those of a user, by default the caller's, except the one of this call. */
export const otherSessions = async (call: Call, api: Api, user: StoredUser = userOf(call)) =>
  (await sessionsInForce(api, { user_id: user.id })).filter(({ id }) => id !== call.session?.id);

export const endSessions = async (
  { tokens }: Pick<Store, 'tokens'>,
  { id }: StoredUser,
): Promise<void> => {
  for (const token of await tokens.all({ user_id: id })) await tokens.delete(token.id);
};

/** No call has to sign out for these, so they would be kept for good. */
export const dropExpired = async ({ store, passwords }: Api, { id }: StoredUser): Promise<void> => {
  for (const token of await store.tokens.all({ user_id: id })) {
    if (isExpired(token, passwords)) await store.tokens.delete(token.id);
  }
};

/** Returns how many they were. */
export const endOtherSessions = async (call: Call, api: Api, user: StoredUser): Promise<number> => {
  const others = await otherSessions(call, api, user);
  for (const { id } of others) await api.store.tokens.delete(id);
  return others.length;
};
