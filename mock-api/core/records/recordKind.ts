import { changesBetween, record, type Api } from '../api.ts';
import {
  invalid,
  taken,
  type Call,
  type FieldErrors,
  type Json,
  Refusal,
  userOf,
} from '../call.ts';
import type { CollectionName, Collections } from '../store/collections.ts';
import { readFields, type FieldType } from './fields.ts';

/** What the server knows about a record type whose rows are created, changed and deleted in the same way. */
export interface RecordKind<Name extends CollectionName> {
  collection: Name;
  /** The record type's name in the access table and in the activity log. */
  resource: string;
  noun: string;
  fields: Record<string, FieldType>;
  /** A new row without anything filled in. */
  empty: Omit<Collections[Name], 'id'>;
  problems: (draft: Json, api: Api) => FieldErrors;
  /** The field that no two rows share. */
  key?: keyof Collections[Name] & string;
  label: (row: Collections[Name]) => string;
  /** The first field whose value clashes with one of the given rows, and the message. */
  clash?: (
    draft: Json,
    rows: () => readonly Collections[Name][],
    api: Api,
  ) => { field: string; words: string } | undefined;
  /** Why this call cannot delete a row, if so. */
  refuseDelete?: (row: Collections[Name], api: Api, call: Call) => string | undefined;
}

const normalKey = (value: unknown) => String(value).trim().toLowerCase();

/** The keys in use, to check many rows against. */
export const keysOf = <Name extends CollectionName>(kind: RecordKind<Name>, api: Api) => {
  const keys = new Set<string>();
  const { key } = kind;
  if (key) for (const row of api.store[kind.collection].all()) keys.add(normalKey(row[key]));
  return {
    has: (value: unknown) => keys.has(normalKey(value)),
    add: (value: unknown) => void keys.add(normalKey(value)),
  };
};

/** What would be stored, and its problems. The previous row is absent for a new one. */
export const draftOf = <Name extends CollectionName>(
  kind: RecordKind<Name>,
  api: Api,
  sent: Json,
  before?: Collections[Name],
): { draft: Json; errors: FieldErrors } => {
  const { values, errors } = readFields(kind.fields, sent);
  const draft: Json = { ...kind.empty, ...before, ...values };
  for (const [field, value] of Object.entries(kind.empty)) draft[field] ??= value;
  // Messages about the shape of a field take precedence: they say more than those about its content.
  const found = { ...kind.problems(draft, api), ...errors };
  if (before) {
    // What was already wrong with the row is no reason to refuse another change.
    const stored: Json = { ...before };
    const earlier = kind.problems(stored, api);
    for (const [field, words] of Object.entries(earlier)) {
      if (found[field] === words && draft[field] === stored[field]) delete found[field];
    }
  }
  return { draft, errors: found };
};

/** Throws if a draft clashes with the rows there are, or will be. */
export const refuseClash = <Name extends CollectionName>(
  kind: RecordKind<Name>,
  api: Api,
  draft: Json,
  rows = () => api.store[kind.collection].all(),
) => {
  const clash = kind.clash?.(draft, rows, api);
  if (clash) throw taken(clash.field, clash.words);
};

const refuseTaken = <Name extends CollectionName>(
  kind: RecordKind<Name>,
  api: Api,
  draft: Json,
  before?: Collections[Name],
) => {
  const { key } = kind;
  if (!key) return;
  const value = normalKey(draft[key]);
  const other = api.store[kind.collection].find(
    (row) => normalKey(row[key]) === value && row.id !== before?.id,
  );
  if (other) throw taken(key, `There is already a ${kind.noun} ${String(other[key])}`);
};

/** The draft of a body that has no problems of its own. */
export const checked = <Name extends CollectionName>(
  kind: RecordKind<Name>,
  api: Api,
  sent: Json,
  before?: Collections[Name],
): Json => {
  const { draft, errors } = draftOf(kind, api, sent, before);
  if (Object.keys(errors).length > 0) throw invalid(errors);
  refuseTaken(kind, api, draft, before);
  return draft;
};

export const createRow = <Name extends CollectionName>(
  kind: RecordKind<Name>,
  api: Api,
  call: Call,
  more: Json = {},
): Collections[Name] => {
  const draft = { ...checked(kind, api, call.body), ...more };
  refuseClash(kind, api, draft);
  const row = api.store[kind.collection].insert(draft as Omit<Collections[Name], 'id'>);
  record(api, userOf(call), {
    action: 'create',
    entity_type: kind.resource,
    entity_id: row.id,
    entity_label: kind.label(row),
    changes: changesBetween(kind.empty, row),
  });
  return row;
};

/** Replaces a row with a checked one, and records it in the activity log. */
export const replaceRow = <Name extends CollectionName>(
  kind: RecordKind<Name>,
  api: Api,
  call: Call,
  row: Collections[Name],
): void => {
  const table = api.store[kind.collection];
  const before = table.get(row.id);
  table.replace(row);
  record(api, userOf(call), {
    action: 'update',
    entity_type: kind.resource,
    entity_id: row.id,
    entity_label: kind.label(row),
    changes: changesBetween(before, row),
  });
};

export const updateRow = <Name extends CollectionName>(
  kind: RecordKind<Name>,
  api: Api,
  call: Call,
  id: number,
  more: Json = {},
): Collections[Name] => {
  const table = api.store[kind.collection];
  const before = table.get(id);
  if (!before) throw new Refusal(404, `There is no such ${kind.noun}`);
  const row = { ...checked(kind, api, call.body, before), ...more, id } as Collections[Name];
  refuseClash(kind, api, row as Json);
  replaceRow(kind, api, call, row);
  return row;
};

export const deleteRow = <Name extends CollectionName>(
  kind: RecordKind<Name>,
  api: Api,
  call: Call,
  id: number,
): Collections[Name] => {
  const table = api.store[kind.collection];
  const row = table.get(id);
  if (!row) throw new Refusal(404, `There is no such ${kind.noun}`);
  const reason = kind.refuseDelete?.(row, api, call);
  if (reason) throw new Refusal(409, reason);
  table.delete(id);
  record(api, userOf(call), {
    action: 'delete',
    entity_type: kind.resource,
    entity_id: id,
    entity_label: kind.label(row),
    changes: changesBetween(row, undefined),
  });
  return row;
};
