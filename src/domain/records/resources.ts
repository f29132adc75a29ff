import { PAPER_TYPES } from '../base/expiryKinds.ts';
import { wordKey } from '../base/words.ts';

/** The record types with an expiry date: all that shows or renews such dates follows from this list. */
const EXPIRING = {
  drivers: 'fleet/drivers',
  trucks: 'fleet/trucks',
  trailers: 'fleet/trailers',
  documents: 'fleet/documents',
  ...PAPER_TYPES,
} as const;

/** The names of the record types, which are also the addresses of their screens. */
export const RESOURCES = {
  ...EXPIRING,
  papers: 'fleet/papers',
  sets: 'fleet/sets',
  activity: 'fleet/activity',
  dieselAudit: 'diesel/audit',
  dieselReports: 'diesel/reports',
  overview: 'admin/fleet-overview',
  dieselIssues: 'diesel/issues',
  dieselPurchases: 'diesel/purchases',
  dieselExtractions: 'diesel/extractions',
  dieselStock: 'diesel/stock',
  dieselBooks: 'diesel/books',
  companies: 'companies',
  companyProfile: 'admin/settings/company',
  localization: 'admin/settings/localization',
  update: 'admin/settings/update',
  users: 'admin/settings/users',
  roles: 'admin/settings/roles',
  legal: 'admin/settings/legal',
  security: 'admin/settings/security',
  loginHistory: 'admin/settings/login-history',
  sessions: 'admin/settings/operations',
} as const;
export type ResourceName = (typeof RESOURCES)[keyof typeof RESOURCES];

/** The record types from which the rows of a derived one follow; no server stores any. */
const SOURCES: Readonly<Partial<Record<string, readonly ResourceName[]>>> = {
  [RESOURCES.papers]: Object.values(EXPIRING),
  [RESOURCES.sets]: Object.values(EXPIRING),
};

export const sourcesOf = (resource: string): readonly ResourceName[] | undefined =>
  Object.hasOwn(SOURCES, resource) ? SOURCES[resource] : undefined;

/** A browser reads up to this many rows whole; longer lists are asked for page by page, where the server can. */
export const MOST_WHOLE = 5000;

/** The record types from whose rows others follow. */
export const sourceNames = (): ResourceName[] => [
  ...new Set(Object.values(SOURCES).flatMap((names) => names ?? [])),
];

/** The last word of a record type's name: `trucks`. */
export const endOf = (resource: string): string => resource.replace(/^.*\//, '');

/** What servers call vouchers after the calls that add them. */
const BY_CALL: Readonly<Record<string, ResourceName>> = {
  issued: RESOURCES.dieselIssues,
  purchased: RESOURCES.dieselPurchases,
};

/** The record type that a server's word means, such as 'Driver', 'drivers' or 'diesel_issues'; else the word. */
export const resourceIn = (word: unknown): unknown => {
  const key = wordKey(typeof word === 'string' ? word.replace(/^.*[\\.]/, '') : word);
  const isMeant = (name: string) => key === wordKey(name) || key === wordKey(endOf(name));
  return key === '' ? word : (Object.values(RESOURCES).find(isMeant) ?? BY_CALL[key] ?? word);
};

/** The derived record types whose rows depend on a stored one. */
export const derivedFrom = (resource: string): string[] =>
  Object.keys(SOURCES).filter((name) => SOURCES[name]?.some((source) => source === resource));
