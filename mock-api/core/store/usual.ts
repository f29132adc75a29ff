import { trailers } from '../../../src/domain/fleet/trailers.ts';
import { trucks } from '../../../src/domain/fleet/trucks.ts';
import type { AnyRecordType, RecordOf } from '../../../src/domain/records/recordType.ts';

/**
 * The record types whose calls follow from their declaration alone, each under the name of the collection
 * that holds its rows. Where `data` has no generator for one, its rows are made up from the declaration.
 */
export const USUAL = { trucks, trailers } as const satisfies Record<string, AnyRecordType>;

export type UsualName = keyof typeof USUAL;
export const USUAL_NAMES = Object.keys(USUAL) as UsualName[];

export type UsualCollections = { [Name in UsualName]: RecordOf<(typeof USUAL)[Name]> };

/** A value for each of these record types. */
export const ofEachUsual = <Value>(valueOf: (name: UsualName) => Value) =>
  Object.fromEntries(USUAL_NAMES.map((name) => [name, valueOf(name)])) as Record<UsualName, Value>;
