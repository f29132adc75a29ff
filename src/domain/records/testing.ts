import { users } from '../people/users.ts';
import { recordTypes } from '../recordTypes.ts';
import type { AnyRecordType } from './recordType.ts';

const LISTED = await Promise.all(Object.values(recordTypes).map(({ load }) => load()));

/** Every declared record type. */
export const DECLARED: ReadonlySet<AnyRecordType> = new Set([...LISTED, users]);

export const namesOf = (values: object): string[] => Object.keys(values);

export const optionsOf = (type: AnyRecordType, name: string): readonly string[] => {
  const field = type.fields[name];
  return field?.kind === 'select' ? field.options : [];
};
