import type { Reply } from '../../api/call.ts';
import type { Route } from '../../api/route.ts';

const numbersAsStrings = (value: unknown): unknown => {
  if (typeof value === 'number') return String(value);
  if (Array.isArray(value)) return value.map(numbersAsStrings);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, numbersAsStrings(item)]),
  );
};

/** The answer of a server that says as little as the API's contract allows. */
export const terse = (route: Route, reply: Reply): Reply => {
  if (!('json' in reply) || route.answersWhole) return reply;
  return route.method === 'GET'
    ? { ...reply, json: numbersAsStrings(reply.json) }
    : { ...reply, json: { success: true } };
};
