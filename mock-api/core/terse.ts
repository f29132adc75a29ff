import type { Reply } from '../../api/call.ts';
import type { Route } from '../../api/route.ts';
import { ROW_VERSION } from '../../src/domain/records/rowVersion.ts';

const shortened = (value: unknown): unknown => {
  if (typeof value === 'number') return String(value);
  if (Array.isArray(value)) return value.map(shortened);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => key !== ROW_VERSION)
      .map(([key, item]) => [key, shortened(item)]),
  );
};

export const terse = (route: Route, reply: Reply): Reply => {
  if (!('json' in reply) || route.answersWhole) return reply;
  return route.method === 'GET'
    ? { ...reply, json: shortened(reply.json) }
    : { ...reply, json: { success: true } };
};
