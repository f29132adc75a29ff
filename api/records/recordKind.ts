import { foldKey } from '../../src/domain/base/fold.ts';
import { CLIENT_REF, clientRefOf } from '../../src/domain/records/clientRef.ts';
import type { AnyRecordType } from '../../src/domain/records/recordType.ts';
import { ROW_VERSION, rowVersionOf } from '../../src/domain/records/rowVersion.ts';
import { changesBetween, record, type Api } from '../api.ts';
import {
  invalid,
  taken,
  type Call,
  type FieldErrors,
  type Json,
  Refusal,
  scalarOf,
  userOf,
} from '../call.ts';
import type { CollectionName, Collections } from '../store/collections.ts';
import { readFields, type FieldType } from './fields.ts';

/** For record types whose rows are created, changed and deleted in the same way. */
export interface RecordKind<Name extends CollectionName> {
  collection: Name;
  type: AnyRecordType;
  /** The record type's name in the access table and in the activity log. */
  resource: string;
  noun: string;
  fields: Record<string, FieldType>;
  empty: Omit<Collections[Name], 'id'>;
  problems: (draft: Json, api: Api) => Promise<FieldErrors>;
  /** The field that no two rows share. */
  key?: keyof Collections[Name] & string;
  label: (row: Collections[Name]) => string;
  /** A row as it may be sent; by default as it is stored. */
  sent?: (row: Collections[Name]) => object;
  /** The first field whose value clashes with another row, and the message. */
  clash?: (draft: Json, api: Api) => Promise<{ field: string; words: string } | undefined>;
  /** Whether nothing in a new row can clash with another row, its key apart. */
  isAlone?: (draft: Json) => boolean;
  /** Why this call cannot delete a row, if so. */
  refuseDelete?: (row: Collections[Name], api: Api, call: Call) => Promise<string | undefined>;
}

/** Those of the given rows that are stored. */
export const keysOf = async <Name extends CollectionName>(
  { key, collection }: RecordKind<Name>,
  api: Api,
  rows: readonly Json[],
) => {
  const among = key === undefined ? [] : rows.map((row) => foldKey(row[key]));
  const keys = new Set(key && (await api.store[collection].keys(key, among)));
  return {
    has: (value: unknown) => keys.has(foldKey(value)),
    add: (value: unknown) => void keys.add(foldKey(value)),
  };
};

const sentOf = <Name extends CollectionName>(
  { sent }: RecordKind<Name>,
  row: Collections[Name],
): object => sent?.(row) ?? row;

export const draftOf = async <Name extends CollectionName>(
  kind: RecordKind<Name>,
  api: Api,
  sent: Json,
  before?: Collections[Name],
): Promise<{ draft: Json; errors: FieldErrors }> => {
  const { values, errors } = readFields(kind.fields, sent);
  const draft: Json = { ...kind.empty, ...before, ...values };
  for (const [field, value] of Object.entries(kind.empty)) draft[field] ??= value;
  // Messages about the shape of a field take precedence: they say more than those about its content.
  const found = { ...(await kind.problems(draft, api)), ...errors };
  if (before) {
    // What was already wrong with the row is no reason to refuse another change.
    const stored: Json = { ...before };
    const earlier = await kind.problems(stored, api);
    for (const [field, words] of Object.entries(earlier)) {
      if (found[field] === words && draft[field] === stored[field]) delete found[field];
    }
  }
  return { draft, errors: found };
};

export const refuseClash = async <Name extends CollectionName>(
  kind: RecordKind<Name>,
  api: Api,
  draft: Json,
) => {
  const clash = await kind.clash?.(draft, api);
  if (clash) throw taken(clash.field, clash.words);
};

const refuseTaken = async <Name extends CollectionName>(
  kind: RecordKind<Name>,
  api: Api,
  draft: Json,
  before?: Collections[Name],
) => {
  const { key } = kind;
  if (!key) return;
  const other = await api.store[kind.collection].withKey(key, draft[key]);
  if (other && other.id !== before?.id)
    throw taken(key, `There is already a ${kind.noun} ${String(other[key])}`);
};

export const checked = async <Name extends CollectionName>(
  kind: RecordKind<Name>,
  api: Api,
  sent: Json,
  before?: Collections[Name],
): Promise<Json> => {
  const { draft, errors } = await draftOf(kind, api, sent, before);
  if (Object.keys(errors).length > 0) throw invalid(errors);
  await refuseTaken(kind, api, draft, before);
  return draft;
};

/** The reference that the client made for a new record, if any. */
const refIn = ({ method, body }: Pick<Call, 'method' | 'body'>): string | undefined => {
  return method === 'POST' ? clientRefOf(body[CLIENT_REF]) : undefined;
};

/** What an earlier call with the same reference stored. */
export const storedBefore = async <Name extends CollectionName>(
  kind: RecordKind<Name>,
  api: Api,
  call: Call,
): Promise<Collections[Name] | undefined> => {
  const ref = refIn(call);
  return ref === undefined ? undefined : api.store[kind.collection].withRef(ref);
};

/** A database keeps no more decimals than its columns have. */
const asStored = async <Row extends { id: number }>(
  table: { get(id: number): Promise<Row | undefined> },
  row: Row,
): Promise<Row> => (await table.get(row.id)) ?? row;

/** A call that is repeated finds the row that it stored before. */
export const createRow = async <Name extends CollectionName>(
  kind: RecordKind<Name>,
  api: Api,
  call: Call,
  more: Json = {},
): Promise<Collections[Name]> => {
  const stored = await storedBefore(kind, api, call);
  if (stored) return stored;
  const ref = refIn(call);
  const draft = {
    ...(await checked(kind, api, call.body)),
    ...more,
    ...(ref !== undefined && { [CLIENT_REF]: ref }),
  };
  await refuseClash(kind, api, draft);
  const table = api.store[kind.collection];
  const row = await asStored(table, await table.insert(draft as Omit<Collections[Name], 'id'>));
  await record(api, userOf(call), {
    action: 'create',
    entity_type: kind.resource,
    entity_id: row.id,
    entity_label: kind.label(row),
    changes: changesBetween(kind.empty, sentOf(kind, row)),
  });
  return row;
};

/** Also writes the activity log. */
export const replaceRow = async <Name extends CollectionName>(
  kind: RecordKind<Name>,
  api: Api,
  call: Call,
  changed: Collections[Name],
): Promise<Collections[Name]> => {
  const table = api.store[kind.collection];
  const before = await table.get(changed.id);
  const next = { ...changed, [ROW_VERSION]: (rowVersionOf(before ?? changed) ?? 0) + 1 };
  await table.replace(next);
  const row = await asStored(table, next);
  await record(api, userOf(call), {
    action: 'update',
    entity_type: kind.resource,
    entity_id: row.id,
    entity_label: kind.label(row),
    changes: changesBetween(before && sentOf(kind, before), sentOf(kind, row)),
  });
  return row;
};

type Versioned = Pick<Call, 'headers' | 'body'>;

/** The version of the row that a call changes, from If-Match or the body. */
const versionIn = ({ headers, body }: Versioned): string => {
  const header = headers['if-match'];
  if (header === '*') return '';
  if (header !== undefined) {
    const version = /^(?:W\/)?"?(\d+)"?$/.exec(header)?.[1];
    if (version === undefined) throw new Refusal(412, 'If-Match names no version');
    return version;
  }
  const sent = body[ROW_VERSION] ?? '';
  const version = scalarOf(sent);
  if (sent !== '' && !/^\d+$/.test(version)) throw invalid({ [ROW_VERSION]: 'Not a whole number' });
  return version;
};

/** Throws if a call is about another version of a row than the stored one, which it answers (`data`). */
export const refuseOutdated = (
  call: Versioned,
  stored: object,
  noun: string,
  data = stored,
): void => {
  const version = versionIn(call);
  if (version === '' || version === String(rowVersionOf(stored) ?? version)) return;
  throw new Refusal(409, `Someone else changed this ${noun} meanwhile`, { data });
};

export const updateRow = async <Name extends CollectionName>(
  kind: RecordKind<Name>,
  api: Api,
  call: Call,
  id: number,
): Promise<Collections[Name]> => {
  const before = await api.store[kind.collection].get(id);
  if (!before) throw new Refusal(404, `There is no such ${kind.noun}`);
  refuseOutdated(call, before, kind.noun, sentOf(kind, before));
  const draft = await checked(kind, api, call.body, before);
  const row = { ...draft, id } as Collections[Name];
  await refuseClash(kind, api, row as Json);
  return replaceRow(kind, api, call, row);
};

export const deleteRow = async <Name extends CollectionName>(
  kind: RecordKind<Name>,
  api: Api,
  call: Call,
  id: number,
): Promise<Collections[Name]> => {
  const table = api.store[kind.collection];
  const row = await table.get(id);
  if (!row) throw new Refusal(404, `There is no such ${kind.noun}`);
  refuseOutdated(call, row, kind.noun, sentOf(kind, row));
  const reason = await kind.refuseDelete?.(row, api, call);
  if (reason) throw new Refusal(409, reason);
  await table.delete(id);
  await record(api, userOf(call), {
    action: 'delete',
    entity_type: kind.resource,
    entity_id: id,
    entity_label: kind.label(row),
    changes: changesBetween(sentOf(kind, row), undefined),
  });
  return row;
};
