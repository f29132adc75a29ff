import { expect, it, test } from 'vitest';

import { en } from './en/index.ts';
import { later } from './en/later.ts';
import { dieselReports } from './en/pages/dieselReports.ts';
import { importing } from './en/pages/import.ts';
import { serverPages } from './en/pages/serverPages.ts';
import { site } from './en/website/index.ts';

const textsIn = (messages: unknown): string[] =>
  typeof messages === 'string' ? [messages] : Object.values(messages ?? {}).flatMap(textsIn);

const { ra: _first, ...own } = en;
const { ra: _defaults, ...ownLater } = later;
// Search synonyms of actions, which are never shown.
const { words: _searched, ...palette } = later.palette;
const texts = textsIn([
  own,
  { ...ownLater, palette },
  importing,
  dieselReports,
  serverPages,
  site,
]).map((text) => text.replaceAll('’', "'").replaceAll(/%\{\w+\}/g, 'X'));

/** Words that confused users, each with its replacement. */
const AVOIDED: readonly (readonly [avoided: RegExp, instead: string])[] = [
  [/\bpapers?\b/i, 'expiry dates, documents'],
  [/\boverdue\b/i, 'expired'],
  [/\bgate pass/i, 'gatepass'],
  [/\be-mail/i, 'email'],
  [/licens/i, 'licence'],
  [/\bnobody\b|in particular/i, 'no one, unassigned'],
  [/\bsomebody\b|\banybody\b/i, 'someone, anyone'],
  [/the calendar has/, 'Enter a valid date'],
  [/server gives no more|cut short/i, 'Only the first N records could be loaded'],
  [/are done|before you try again/, 'The rest are still selected'],
  [/not certain/i, "couldn't be confirmed"],
  [/look who has|who has what/i, 'Check the assignments'],
  [/clashes with/, 'conflicts with an existing record'],
  [/does not offer that function/, 'Not available on this server'],
  [/already used by another/i, 'already exists'],
  [/not one of these/i, "This file isn't one of"],
  [/\bnot active\)/i, 'vacation or cancelled'],
  [/\bhas it (now|too)\b|take away|^take .+ from/i, 'No driver assigned, Unassign'],
  [/\b(move|leave) it\b|\bis with\b|assign it anew|have not left/i, 'Reassign, Keep with'],
  [
    /run out|\binsurances\b|\bmend\b|the copy until now|no longer there/i,
    'expire, Fix, previous version',
  ],
  [/\bfailed rows\b|^no truck$/i, 'skipped rows, Unassigned'],
  [/removed for good/i, 'permanently deleted'],
  [/nothing is sent before/i, "You'll review every row"],
  [
    /columns that can be read|correct here|go(es)? to one field|joined by a blank/i,
    'Recognised columns',
  ],
  [
    /^goes to$|^left out$|^other file$|^what will happen$|nothing to import$/i,
    'Maps to, Ignored, Review',
  ],
  [/exists already|left as it is/i, 'No changes, Already exists'],
  [
    /rows arrived|asking the server|stopped half-way|did not get in/i,
    'imported, Download skipped rows',
  ],
  [
    /will stand|stands at this address|misspelt|closed to you|broke down|your fault/i,
    'plain words',
  ],
  [/is called "|of yours is called|called the same/i, 'No results for'],
  [/\bwith it you\b|\bas the device\b|go on where|let us store/i, 'Match device, continue'],
  [/made smaller|where it was taken|hang on/i, 'We resize it, depend on'],
  [/sees its own profile|^own$|keep the settings any more/i, 'Custom'],
  [
    /tell it to them|only you put together|could not be read whether|which password holds/i,
    'plain words',
  ],
  [
    /kept in this browser, for|whole app shows it|house colours|roomy|sidebar at the start/i,
    'plain words',
  ],
  [
    /of every table|back to the defaults|is the day it is there|whole backup/i,
    'Applies to all tables, Reset',
  ],
  [
    /screen of each record type|look for a new version|does not tell which|names its version/i,
    'plain words',
  ],
  [/given up after|go on with the draft|^by: until/i, 'Timed out after, Resume draft, Replaced'],
  [
    /nothing is recorded of this|before the first day|fewer changes|^becomes$/i,
    'No history yet, Show less',
  ],
  [
    /warned before|its own desk|built for the desk|out of order on the road/i,
    'Know before it expires',
  ],
  [
    /every day of the week|that your company gave|computer that others use|^press one/i,
    'plain words',
  ],
  [
    /takes no messages|travels and rests|commit ourselves|goes on using|your own fleet in it/i,
    'plain words',
  ],
  [
    /items selected|the form is not valid|changes weren't saved/i,
    "react-admin's defaults in our words",
  ],
];

test.each(AVOIDED)('no text says %s: it is %s', (avoided) => {
  expect(texts.filter((text) => avoided.test(text))).toEqual([]);
});

it('writes ellipses and percentages in one way, except in the fixed texts', () => {
  expect(texts.filter((text) => /\.\.\./.test(text)).toSorted()).toEqual([
    'Loading...',
    'Signing in...',
    'Uploading...',
  ]);
  expect(texts.filter((text) => /\s%(?!\{)/.test(text))).toEqual([]);
});
