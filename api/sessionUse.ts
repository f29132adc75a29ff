import type { Api } from './api.ts';
import type { Call } from './call.ts';
import type { Passwords } from './passwords.ts';
import type { Token } from './store/collections.ts';
import type { Database } from './store/store.ts';

/** So that reading does not mean writing. */
const NOTED_EVERY_MS = 5 * 60 * 1000;

const LONGEST_DEVICE = 500;

/** As a browser calls itself. */
export const deviceOf = ({ headers }: Call): string =>
  (headers['user-agent'] ?? '').slice(0, LONGEST_DEVICE);

/** Whether a sign-in has lasted too long. */
export const isExpired = ({ created_at }: Token, { sessionMs }: Passwords): boolean =>
  Date.now() - Date.parse(created_at) > sessionMs;

/** When and where a session is used. */
export const usedNow = (call: Call, { now }: Pick<Api, 'now'>) => ({
  last_used_at: now(),
  device: deviceOf(call),
  ip: call.ip,
});

/** Notes that a session is used, if that was not noted lately; no call waits for it, or fails with it. */
export const noteUse = (call: Call, api: Pick<Api, 'now'>, database: Database): void => {
  const { session } = call;
  const last = Date.parse(session?.last_used_at ?? session?.created_at ?? '');
  if (!session || Date.now() - last < NOTED_EVERY_MS) return;
  database
    .write(async ({ tokens }) => {
      // It may have ended meanwhile.
      const stored = await tokens.get(session.id);
      if (stored) await tokens.replace({ ...stored, ...usedNow(call, api) });
    })
    .catch(() => undefined);
};
