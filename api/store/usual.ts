import type { AnyRecordType, RecordOf } from '../../src/domain/records/recordType.ts';
import { recordTypes, type DeclaredName, type DeclaredType } from '../../src/domain/recordTypes.ts';

/** The record types that the mock stores or answers in a way of its own. */
const OTHERS = [
  'companies',
  'fleet/drivers',
  'fleet/documents',
  'fleet/activity',
  'diesel/audit',
  'diesel/issues',
  'diesel/purchases',
  'diesel/extractions',
  'diesel/stock',
  'diesel/books',
  'admin/settings/users',
  'admin/settings/roles',
  'admin/settings/legal',
  'admin/settings/login-history',
  'admin/settings/operations',
] as const satisfies readonly DeclaredName[];

type UsualResource = Exclude<DeclaredName, (typeof OTHERS)[number]>;
type NameOf<Resource> = Resource extends `${string}/${infer Name}` ? Name : never;

export type UsualName = NameOf<UsualResource>;
export type UsualCollections = {
  [Resource in UsualResource as NameOf<Resource>]: RecordOf<DeclaredType<Resource>>;
};

const loading = Object.entries(recordTypes)
  .filter(([resource]) => !OTHERS.some((other) => other === resource))
  .map(async ([resource, { load }]) => [resource.replace(/^.*\//, ''), await load()] as const);

/**
 * Their calls follow from the declaration alone, each under the name of the collection that holds
 * the rows. Where `data` has no generator for one, rows are made up from the declaration.
 */
export const USUAL = Object.fromEntries(await Promise.all(loading)) as Record<
  UsualName,
  AnyRecordType
>;

export const USUAL_NAMES = Object.keys(USUAL) as UsualName[];

/** A value for each of these record types. */
export const ofEachUsual = <Value>(valueOf: (name: UsualName) => Value) =>
  Object.fromEntries(USUAL_NAMES.map((name) => [name, valueOf(name)])) as Record<UsualName, Value>;
