import type { Problem } from '../../src/domain/base/validation.ts';
import { problemsIn } from '../../src/domain/records/checks.ts';
import type { Field } from '../../src/domain/records/field.ts';
import type { AnyRecordType } from '../../src/domain/records/recordType.ts';
import { emptyRow } from '../../src/domain/records/values.ts';
import type { Api } from '../api.ts';
import type { FieldErrors, Json } from '../call.ts';
import { isCollectionName, type CollectionName, type Collections } from '../store/collections.ts';
import type { Rows } from '../store/rows.ts';
import { wordsFor } from '../words.ts';
import { checkLinks } from './checks.ts';
import type { FieldType } from './fields.ts';
import type { RecordKind } from './recordKind.ts';

const TYPES: Record<Field['kind'], FieldType> = {
  text: 'text',
  select: 'text',
  day: 'text',
  instant: 'text',
  integer: 'integer',
  relationship: 'integer',
  decimal: 'number',
  flag: 'boolean',
  branch: 'integer',
};

/** The fields that a call can set. */
const settable = ({ fields }: AnyRecordType) =>
  Object.entries(fields).filter(([, { readOnly, writeOnly }]) => !readOnly && !writeOnly);

const linksOf = (type: AnyRecordType): Record<string, CollectionName> =>
  Object.fromEntries(
    Object.entries(type.fields).flatMap(([name, field]) => {
      const collection = field.kind === 'relationship' && field.reference.replace(/^.*\//, '');
      return isCollectionName(collection) ? [[name, collection]] : [];
    }),
  );

const uniqueProblems = async (
  type: AnyRecordType,
  draft: Json,
  rows: Rows<{ id: number }>,
): Promise<FieldErrors> => {
  const taken: Record<string, Problem> = {};
  for (const { unique } of type.rules) {
    if (!unique) continue;
    const others = await rows.alike(unique, draft);
    if (unique.holder(others, draft, draft['id'])) taken[unique.field] = { code: 'taken' };
  }
  return wordsFor(taken);
};

type Own<Name extends CollectionName> = Pick<RecordKind<Name>, 'collection' | 'noun'> &
  Partial<RecordKind<Name>>;

/**
 * From the declaration; `own` is what only a server knows, such as why a record cannot be deleted.
 */
export const recordKindOf = <Name extends CollectionName>(
  type: AnyRecordType,
  own: Own<Name>,
): RecordKind<Name> & { key: string } => {
  const links = linksOf(type);
  return {
    type,
    resource: type.name,
    key: type.key as keyof Collections[Name] & string,
    fields: Object.fromEntries(settable(type).map(([name, field]) => [name, TYPES[field.kind]])),
    empty: emptyRow(type) as Omit<Collections[Name], 'id'>,
    label: (row) => String((row as Json)[type.label]),
    isAlone: (draft) =>
      !own.clash &&
      type.rules.every(({ unique }) => !unique || (unique.keyOf && unique.keyOf(draft) === null)),
    ...own,
    problems: async (draft: Json, api: Api) => ({
      ...(await uniqueProblems(type, draft, api.store[own.collection] as Rows<never>)),
      ...wordsFor(problemsIn(type, draft)),
      ...(await checkLinks(draft, api, links)),
      ...(await own.problems?.(draft, api)),
    }),
  };
};
