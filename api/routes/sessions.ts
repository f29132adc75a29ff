import type { Api } from '../api.ts';
import { userOf, type Call } from '../call.ts';
import type { StoredUser } from '../store/collections.ts';

/** The tokens of a user, by default the caller's, except the one of this call. */
export const otherSessions = async (call: Call, api: Api, user: StoredUser = userOf(call)) => {
  const tokens = await api.store.tokens.all({ user_id: user.id });
  const oldest = Date.now() - api.passwords.sessionMs;
  return tokens.filter(
    ({ token, created_at }) => token !== call.token && Date.parse(created_at) > oldest,
  );
};

/** Returns how many they were. */
export const endOtherSessions = async (call: Call, api: Api, user: StoredUser): Promise<number> => {
  const others = await otherSessions(call, api, user);
  for (const { id } of others) await api.store.tokens.delete(id);
  return others.length;
};
