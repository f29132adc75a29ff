import { COLLECTION_NAMES, type CollectionName } from '../../api/store/collections.ts';
import { USUAL, USUAL_NAMES } from '../../api/store/usual.ts';
import { activityLog, type ActivityEntry } from '../../src/domain/activity/activity.ts';
import { LOG_KEYS } from '../../src/domain/activity/logKeys.ts';
import { foldKey } from '../../src/domain/base/fold.ts';
import { dieselBooks } from '../../src/domain/diesel/bookEntry.ts';
import { dieselExtractions } from '../../src/domain/diesel/extraction.ts';
import { dieselIssues } from '../../src/domain/diesel/issue.ts';
import { dieselPurchases } from '../../src/domain/diesel/purchase.ts';
import { dieselStock } from '../../src/domain/diesel/stock.ts';
import { documents } from '../../src/domain/documents/documents.ts';
import { companies } from '../../src/domain/fleet/companies.ts';
import { drivers } from '../../src/domain/fleet/drivers.ts';
import { loginHistory } from '../../src/domain/people/loginHistory.ts';
import { roles } from '../../src/domain/people/roles.ts';
import { users } from '../../src/domain/people/users.ts';
import { CLIENT_REF } from '../../src/domain/records/clientRef.ts';
import { flag, instant, integer, text, type Field } from '../../src/domain/records/field.ts';
import { expiryFieldsOf } from '../../src/domain/records/filter.ts';
import type { AnyRecordType, Draft } from '../../src/domain/records/recordType.ts';
import { ROW_VERSION } from '../../src/domain/records/rowVersion.ts';
import { serviceOf } from '../../src/domain/records/service.ts';
import { emptyRow } from '../../src/domain/records/values.ts';
import { companyProfile } from '../../src/domain/settings/companyProfile.ts';
import { legalDocuments } from '../../src/domain/settings/legal.ts';
import { column, type Column, type ColumnKind, type Index } from './column.ts';
import { searchColumn, soughtColumns, soughtIndexes } from './soughtColumns.ts';

export interface TableDef {
  name: CollectionName;
  columns: readonly Column[];
  /** Besides those of single columns. */
  indexes: readonly Index[];
  /** The column of the fields that have none of their own. */
  rest?: string;
}

type Fields = Readonly<Record<string, Field>>;

/** The column by whose unique value a row is found. */
export const KEY_COLUMN = '_key';
/** The column by which rows are found that a rule may hold to be alike. */
export const alikeColumn = (field: string): string => `_alike_${field}`;

const KINDS: Record<Field['kind'], ColumnKind> = {
  text: 'text',
  select: 'text',
  integer: 'integer',
  relationship: 'integer',
  branch: 'integer',
  decimal: 'decimal',
  flag: 'flag',
  day: 'day',
  instant: 'instant',
};

const TYPES: Readonly<Partial<Record<CollectionName, AnyRecordType>>> = {
  ...USUAL,
  users,
  roles,
  login_history: loginHistory,
  companies,
  legal_documents: legalDocuments,
  drivers,
  documents,
  activity: activityLog,
  diesel_stock: dieselStock,
  diesel_issues: dieselIssues,
  diesel_purchases: dieselPurchases,
  diesel_extractions: dieselExtractions,
  diesel_books: dieselBooks,
};

/** The record type whose rows a table holds. */
export const typeOfTable = (name: CollectionName): AnyRecordType | undefined => TYPES[name];

/** The table of a record type, if lists are asked of it. */
export const tableOf = (resource: string): CollectionName | undefined =>
  COLLECTION_NAMES.find((name) => TYPES[name]?.name === resource);

/** The table of a record type to which others point. */
const REFERENCES = new Map(
  ([...USUAL_NAMES, 'companies', 'drivers'] as const).map((name) => [TYPES[name]?.name, name]),
);

const columnOf = (table: CollectionName, name: string, field: Field, empty: Draft): Column => {
  const isLink = field.kind === 'relationship';
  // Vouchers are history: they keep the number of a truck that is gone.
  const references =
    isLink && !table.startsWith('diesel_') ? REFERENCES.get(field.reference) : undefined;
  const isPrice = field.kind === 'decimal' && field.unit === 'unitPrice';
  return column(name, isPrice ? 'price' : KINDS[field.kind], {
    isRequired: field.kind === 'select' ? field.default !== undefined : field.required === true,
    fallback: empty[name] ?? null,
    ...(references && { references }),
    isIndexed: isLink || name === 'at' || (field.kind === 'day' && field.expiry !== undefined),
  });
};

/** The tables whose rows lists may ask for page by page. */
const SOUGHT: ReadonlySet<CollectionName> = new Set([
  ...USUAL_NAMES,
  'drivers',
  'documents',
] as const);

/** The record types whose rows are found by those that they are linked to. */
const LINKED = new Set(
  Object.values(TYPES).flatMap((type) => type.join?.found?.map(({ type: linked }) => linked) ?? []),
);

const derived = ({ key, rules }: AnyRecordType): Column[] => [
  ...(key
    ? [column(KEY_COLUMN, 'text', { isUnique: true, derive: (row) => foldKey(row[key]) })]
    : []),
  ...rules.flatMap(({ unique }) =>
    unique?.keyOf
      ? [column(alikeColumn(unique.field), 'text', { isIndexed: true, derive: unique.keyOf })]
      : [],
  ),
];

/** A log is only added to: it has few indexes, and none for its search. */
const LOG: readonly Column[] = [
  searchColumn(activityLog),
  ...Object.entries(LOG_KEYS).map(([name, keyOf]) =>
    column(`_${name}`, 'text', {
      isIndexed: true,
      derive: (row) => keyOf(row as unknown as ActivityEntry),
    }),
  ),
];

const LOG_INDEXES: readonly Index[] = [
  { name: 'activity_entity', columns: ['entity_type', 'entity_id'] },
  { name: 'activity_actor', columns: ['actor_id', 'actor_name', '_area'] },
];

const columnsOf = (table: CollectionName, fields: Fields): Column[] => {
  const empty: Draft = emptyRow({ fields } as unknown as AnyRecordType);
  return Object.entries(fields)
    .filter(([, { writeOnly }]) => !writeOnly)
    .map(([name, field]) => columnOf(table, name, field, empty));
};

const required = { required: true } as const;
const UNIQUE = { isRequired: true, isUnique: true };
const owned = (references: CollectionName) => ({
  isRequired: true,
  isIndexed: true,
  isOwned: true,
  references,
});

/** What no declaration has: columns that only a server knows, and whole tables. */
const OWN: Readonly<Partial<Record<CollectionName, readonly Column[]>>> = {
  users: [
    ...columnsOf('users', {
      password_hash: text(required),
      two_factor_enabled: flag(required),
      two_factor_secret: text(),
      two_factor_count: integer(),
    }),
    column('recovery_hashes', 'json'),
  ],
  tokens: [
    column('token', 'text', UNIQUE),
    column('user_id', 'integer', owned('users')),
    ...columnsOf('tokens', {
      created_at: instant(required),
      last_used_at: instant(),
      device: text(),
      ip: text(),
    }),
  ],
  company_profile: columnsOf(
    'company_profile',
    Object.fromEntries(Object.keys(companyProfile.fields).map((name) => [name, text()])),
  ),
  settings: [
    column('section', 'text', UNIQUE),
    column('fields', 'json', { isRequired: true, fallback: {} }),
  ],
  legal_versions: [
    column('document_id', 'integer', owned('legal_documents')),
    ...columnsOf('legal_versions', {
      title: text(required),
      title_ar: text(),
      content: text(required),
      content_ar: text(),
      saved_at: instant(required),
      saved_by: text(),
    }),
  ],
  contact_messages: columnsOf('contact_messages', {
    at: instant(required),
    first_name: text(required),
    last_name: text(required),
    email: text(required),
    company: text(),
    subject: text(),
    message: text(required),
  }),
  activity: [column('changes', 'json', { isRequired: true, fallback: [] })],
  documents: columnsOf('documents', { replaces_id: integer() }),
  diesel_issues: columnsOf('diesel_issues', { corrects: text() }),
  diesel_purchases: columnsOf('diesel_purchases', { corrects: text() }),
  diesel_extractions: columnsOf('diesel_extractions', { corrects: text() }),
};

/** Fields of a declaration that are not stored, but found out for each answer. */
const COMPUTED: Readonly<Partial<Record<CollectionName, readonly string[]>>> = {
  diesel_stock: ['book_l', 'branch'],
};

/** Of lists, the index of a day has the field that says whether it still matters. */
const withoutDays = (type: AnyRecordType, columns: readonly Column[]): Column[] => {
  const days = serviceOf(type) ? [...expiryFieldsOf(type).values()] : [];
  return columns.map((one) => (days.includes(one.name) ? { ...one, isIndexed: false } : one));
};

const define = (name: CollectionName): TableDef => {
  const type = TYPES[name];
  const declared = type
    ? columnsOf(name, type.fields).filter((one) => !COMPUTED[name]?.includes(one.name))
    : [];
  const own = (OWN[name] ?? []).filter((one) => declared.every((other) => other.name !== one.name));
  const ref = column(CLIENT_REF, 'text', { isUnique: true, isOptional: true });
  const version = column(ROW_VERSION, 'integer', { isRequired: true, fallback: 1 });
  const counted = type || name === 'company_profile' ? [version] : [];
  const sought = type && SOUGHT.has(name) ? type : undefined;
  const columns = [
    // First, as PostgreSQL reads a row up to the column that it looks at.
    ...(sought ? soughtColumns(sought, LINKED.has(sought.name)) : []),
    ...(sought ? withoutDays(sought, declared) : declared),
    ...own,
    ...counted,
    ...(type ? [ref, ...derived(type)] : []),
    ...(name === 'activity' ? LOG : []),
  ].map((one) => (one.name === 'ref' ? { ...one, isUnique: true } : one));
  const ofLog = name === 'activity' ? LOG_INDEXES : [];
  const indexes = sought ? soughtIndexes(name, sought, LINKED.has(sought.name)) : ofLog;
  return { name, columns, indexes, ...(name === 'settings' && { rest: 'fields' }) };
};

/** Those that others point to come first. */
const ordered = (tables: readonly TableDef[]): TableDef[] => {
  const done = new Set<TableDef>();
  const place = (table: TableDef) => {
    for (const { references } of table.columns) {
      const other = tables.find(({ name }) => name === references);
      if (other && other !== table && !done.has(other)) place(other);
    }
    done.add(table);
  };
  for (const table of tables) place(table);
  return [...done];
};

/** Every table, from the declarations. */
export const TABLES: readonly TableDef[] = ordered(COLLECTION_NAMES.map(define));
