import type { AnyRecordType, RecordOf } from '../../domain/records/recordType.ts';
import type { ResourceName } from '../../domain/records/resources.ts';
import { flagsOf, numbersOf, secretsOf } from '../../domain/records/values.ts';
import { wordFieldsOf } from '../../domain/records/words.ts';
import {
  derivedTypes,
  recordTypes,
  type DeclaredName,
  type DeclaredType,
} from '../../domain/recordTypes.ts';
import { endpointOf, type Wire } from '../endpoints.ts';
import { loaded } from '../loaded.ts';
import type { Row, RowShape } from './rows.ts';

export type RowOf<Name extends string> = Name extends DeclaredName
  ? RecordOf<DeclaredType<Name>>
  : Row;

const types = new Map<string, AnyRecordType>();

/** Always the same object, so that what was computed of it need not be computed again. */
export const typeOf = async (resource: string): Promise<AnyRecordType> => {
  const source = recordTypes[resource as ResourceName] ?? derivedTypes[resource];
  if (!source) throw new Error(`"${resource}" is not declared`);
  const read = await loaded(source.load());
  const type = types.get(resource) ?? read;
  types.set(resource, type);
  return type;
};

export const wireOf = async (resource: string): Promise<Wire> => {
  const { wire } = endpointOf(resource);
  return wire ? loaded(wire()) : {};
};

export const shapeOf = async (resource: string): Promise<RowShape> => {
  const [type, { received }] = await Promise.all([typeOf(resource), wireOf(resource)]);
  return {
    numbers: numbersOf(type),
    flags: flagsOf(type),
    words: wordFieldsOf(type),
    secrets: secretsOf(type),
    received,
  };
};
