import type { Reply } from '../../api/call.ts';
import type { Route } from '../../api/route.ts';
import { FULL_SPEECH, type Speech } from '../../api/speech.ts';
import { ROW_VERSION } from '../../src/domain/records/rowVersion.ts';
import type { Choices } from './foreign/choices.ts';
import { foreign, isMissing, isRefused } from './foreign/index.ts';
import type { Dialect } from './options.ts';

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

const terse = (route: Route, reply: Reply): Reply => {
  if (!('json' in reply) || route.answersWhole) return reply;
  return route.method === 'GET'
    ? { ...reply, json: shortened(reply.json) }
    : { ...reply, json: { success: true } };
};

const poorer = { isTerse: true, namesRefused: false };

const terseSpeech: Speech = {
  ...FULL_SPEECH,
  ...poorer,
  lacks: ({ only }) => only === 'full',
  answer: async (route, call, api) => terse(route, await route.handle(call, api)),
};

const foreignSpeech = (choices: Choices): Speech => ({
  ...poorer,
  lacks: (route) => route.only === 'full' || isMissing(route, choices),
  refuses: (route, role) => isRefused(route, role, choices),
  answer: (route, call, api) => foreign(route, call, { ...api, choices }),
});

/** How a server of a dialect speaks; `choices` are what 'foreign' decides otherwise. */
export const speechOf = (dialect: Dialect, choices: Choices): Speech =>
  ({ full: FULL_SPEECH, terse: terseSpeech, foreign: foreignSpeech(choices) })[dialect];
