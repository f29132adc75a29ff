import process from 'node:process';

import { CHOICES, type Choice } from '../../mock-api/core/foreign/choices.ts';
import { DIALECTS, type Dialect } from '../../mock-api/core/options.ts';

/** The dialect of all journeys that choose none themselves. */
export const DIALECT: Dialect =
  DIALECTS.find((dialect) => dialect === process.env['DIALECT']) ?? 'full';

/** What a foreign server gives a journey that needs it, though the API's contract leaves it open. */
const GIVEN = {
  fewCalls: 'calls that are only assumed',
  fewFields: 'fields that the contract doesn’t name',
  narrowRights: 'rights to read that the contract gives no role',
  limitOnly: 'lists that tell their length',
  ownAudit: 'an audit log that tells what changed',
} as const satisfies Partial<Record<Choice, string>>;

const OWN_SERVER = 'the product’s own server';
type Need = keyof typeof GIVEN | typeof OWN_SERVER;

/** By the file of a journey, with its title where others in the file need less. */
const NEEDS: Readonly<Record<string, readonly Need[]>> = {
  'activity.spec.ts': ['fewCalls', 'fewFields'],
  'arabic.spec.ts › a Fleet Manager works in Arabic': ['fewFields'],
  'arabic.spec.ts › the calendar turns its arrows round, and the board is printed, in Arabic': [
    'fewFields',
  ],
  'arabic.spec.ts › on a phone': ['narrowRights'],
  'calendar.spec.ts': ['narrowRights'],
  'diesel-day.spec.ts': ['fewCalls', 'fewFields', 'narrowRights', 'ownAudit'],
  'diesel-stock.spec.ts': ['fewCalls', 'fewFields'],
  'documents.spec.ts': ['fewCalls', 'fewFields'],
  'drivers-forms.spec.ts › a new driver': ['fewFields'],
  'drivers-forms.spec.ts › leaving or signing out': ['fewCalls'],
  'drivers-list.spec.ts': ['fewFields', 'limitOnly'],
  'long-list.spec.ts': [OWN_SERVER],
  'operations.spec.ts': [OWN_SERVER],
  'phone.spec.ts › in a small window': ['fewCalls'],
  'roles-actions.spec.ts': ['fewCalls'],
  'roles.spec.ts › a role that has changed': ['fewFields', 'narrowRights'],
  'roles.spec.ts › the server refuses whoever forges': ['fewCalls', 'fewFields', 'narrowRights'],
  'session.spec.ts › staying signed in › a session that expires': ['fewFields'],
  'session.spec.ts › signing out › signing out leaves nothing behind': ['fewCalls'],
  'settings-app.spec.ts › the company’s threshold': ['fewCalls', 'narrowRights'],
  'settings-app.spec.ts › the palette leads anywhere': ['fewCalls', 'fewFields', 'limitOnly'],
  'settings-company.spec.ts › a Diesel Manager changes': ['fewFields', 'narrowRights'],
  'shared-computer.spec.ts › two users of one browser › what one searched': [
    'fewCalls',
    'narrowRights',
  ],
  'site-forms.spec.ts › writing to the company › a message that arrived': ['fewCalls'],
  'site-forms.spec.ts › writing to the company › the contact page asks': ['fewCalls'],
  'trailers.spec.ts': ['fewCalls', 'fewFields'],
  'trucks.spec.ts': ['fewCalls', 'fewFields'],
};

const isCalled = (titlePath: readonly string[], name: string): boolean =>
  titlePath.join(' › ').startsWith(name);

const needsOf = (titlePath: readonly string[]): readonly Need[] =>
  Object.entries(NEEDS).find(([name]) => isCalled(titlePath, name))?.[1] ?? [];

/** The names above that no journey has. */
export const strayNames = (journeys: readonly (readonly string[])[]): string[] =>
  Object.keys(NEEDS).filter((name) => !journeys.some((titlePath) => isCalled(titlePath, name)));

/** A journey that is about the product's own server runs on it in every dialect. */
export const needsOwnServer = (titlePath: readonly string[]): boolean =>
  needsOf(titlePath).includes(OWN_SERVER);

/** What a foreign server decides otherwise in a journey. */
export const choicesOf = (titlePath: readonly string[]): readonly Choice[] =>
  DIALECT === 'foreign'
    ? CHOICES.filter((choice) => !needsOf(titlePath).some((need) => need === choice))
    : CHOICES;

/** What a journey gets beyond the contract, in words. */
export const givenTo = (titlePath: readonly string[]): string =>
  needsOf(titlePath)
    .map((need) => (need === OWN_SERVER ? need : GIVEN[need]))
    .join(', ');
