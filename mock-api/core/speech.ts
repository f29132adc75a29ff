import { FULL_SPEECH, type Speech } from '../../api/speech.ts';
import type { Choices } from './foreign/choices.ts';
import { foreign, isMissing, isRefused } from './foreign/index.ts';
import type { Dialect } from './options.ts';
import { terse } from './terse.ts';

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
