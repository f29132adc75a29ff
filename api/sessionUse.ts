import type { Api } from './api.ts';
import type { Call } from './call.ts';
import type { Database } from './store/store.ts';

/** So that reading does not mean writing. */
const NOTED_EVERY_MS = 5 * 60 * 1000;

/** When and where a session is used. */
export const usedNow = ({ headers, ip }: Call, { now }: Pick<Api, 'now'>) => ({
  last_used_at: now(),
  device: headers['user-agent'] ?? '',
  ip,
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
