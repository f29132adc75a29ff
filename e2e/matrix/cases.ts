import type { Dialect } from '../../mock-api/core/options.ts';
import { READ_KINDS, WRITE_KINDS, type Kind } from '../../mock-api/testing/faultKinds.ts';
import { COMPANY, DIESEL_ALERTS, LOCALIZATION } from '../support/calls.ts';
import type { Strike, Verdict } from './attempt.ts';

/** One journey with one call failing in one way. */
export interface Case {
  journey: string;
  dialect: Dialect;
  strike: Strike;
}

export const titleOf = ({ journey, dialect, strike: { call, kind, moment } }: Case): string => {
  const when = moment === 'opening' ? 'opening' : kind.fault.after ? 'after' : 'before';
  return `${journey} (${dialect}): ${call}, ${kind.name}, ${when}`;
};

const isRead = (call: string) => call.startsWith('GET ');

/** What only the frame around every screen reads. */
const OF_THE_FRAME = [LOCALIZATION, COMPANY, DIESEL_ALERTS];

/**
 * The kinds for the browser. The unit tests of the data provider try every kind; of those that a client
 * cannot tell apart one is enough here.
 */
const IN_BROWSER = {
  before: [
    '500 HTML',
    '503 Retry-After',
    '200 HTML',
    '{}',
    'reset always',
    'silent',
    'lost and blind',
    'success: false',
    '401',
    '403 JSON',
    '422 JSON',
    '429 JSON',
  ],
  after: [
    '500 HTML',
    '200 empty',
    'reset always',
    'silent',
    'lost and blind',
    'success: false',
    '401',
    'PHP warning',
    'half JSON',
    'truncated',
  ],
  reading: ['500 HTML', '403 JSON', 'silent', 'rows with holes'],
  opening: ['500 HTML', 'silent'],
};

/**
 * The ways in which the calls of a journey can fail: what it sends, before and after the work; what it reads
 * then; what it reads first. Reading differs little between the dialects, and is tried in one of them.
 */
export const casesOf = (
  journey: string,
  dialect: Dialect,
  { opening, sending }: Verdict['calls'],
): Case[] => {
  const strikes = (
    calls: readonly string[],
    moment: Strike['moment'],
    kinds: readonly Kind[],
    names: readonly string[],
  ) =>
    [...new Set(calls)].flatMap((call) =>
      kinds
        .filter(({ name }) => names.includes(name))
        .map((kind) => ({ journey, dialect, strike: { call, kind, moment } })),
    );
  const writes = sending.filter((call) => !isRead(call));
  const ofTheJourney = (call: string) => !OF_THE_FRAME.some((path) => call.endsWith(path));
  const reads = dialect === 'full' ? sending.filter(isRead).filter(ofTheJourney) : [];
  const first = dialect === 'full' ? opening.filter(ofTheJourney) : [];
  return [
    ...strikes(writes, 'sending', WRITE_KINDS.before, IN_BROWSER.before),
    ...strikes(writes, 'sending', WRITE_KINDS.after, IN_BROWSER.after),
    ...strikes(reads, 'sending', READ_KINDS, IN_BROWSER.reading),
    ...strikes(first, 'opening', READ_KINDS, IN_BROWSER.opening),
  ];
};
