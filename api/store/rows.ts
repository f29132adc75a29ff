import type { Condition } from '../../src/domain/records/condition.ts';
import type { CollectionName } from './collections.ts';

/** What a row must have: a value, one of several, or a value within limits; all of them. */
export type Where<Row> = {
  readonly [Field in keyof Row]?: Row[Field] | readonly Row[Field][] | Limits<Row[Field]>;
};

export interface Limits<Value> {
  readonly after?: Value;
  readonly from?: Value;
  readonly to?: Value;
}

/** What was found out in one state of the data. */
export interface Known {
  answer<Found>(question: string, find: () => Promise<Found>): Promise<Found>;
}

/** Part of a list; by id unless sorted. */
export interface PageQuery<Row> {
  where?: Where<Row>;
  sort?: string;
  isDescending?: boolean;
  offset?: number;
  limit?: number;
  /** Unless given, the state is asked for again. */
  known?: Known | undefined;
}

export interface Page<Row> {
  rows: readonly Row[];
  /** How many there are on all pages. */
  total: number;
}

/** Part of a list as it is sent: its rows in JSON, in parts with commas between the rows of each. */
export interface PageText {
  parts: readonly Uint8Array[];
  many: number;
  /** The id of the last row, if there is one. */
  last?: number;
  total: number;
}

/** Rows by whose texts others are found too: `by` holds the id of the one that is named. */
export interface SoughtLink {
  collection: CollectionName;
  by: string;
  /** Whether the rows of the list name these. */
  isNamed: boolean;
}

/** What a list asks for, in terms that a database can answer. */
export interface Sought {
  where: readonly Condition[];
  /** Each occurs in a row's `searchable` text, or in that of a linked one. */
  words: readonly string[];
  links: readonly SoughtLink[];
}

/** As `queryRows` sorts, and by id unless sorted. */
export interface SoughtPage extends Sought {
  sort?: { field: string; isDescending: boolean; inArabic: boolean };
  offset?: number;
  limit?: number;
}

/** Where a row is in a list, from 0, and the ids of those beside it. */
export interface Place {
  index: number;
  total: number;
  previous?: number;
  next?: number;
}

type Draft = Readonly<Record<string, unknown>>;

/** A rule by which no two rows share something, as record types declare it. */
export interface Unique {
  field: string;
  keyOf?: (draft: Draft) => string | null;
}

/** What happened to the rows of one record type. */
export interface Changes {
  /** To be given when asking for later changes. */
  mark: number;
  /** The rows that were stored, changed or deleted; absent if that is not known any more. */
  ids?: readonly number[];
}

/** The rows of one record type, wherever they are kept. Rows are replaced, never mutated. */
export interface Rows<Row extends { id: number }> {
  /** By id. */
  all(where?: Where<Row>): Promise<readonly Row[]>;
  page(query: PageQuery<Row>): Promise<Page<Row>>;
  /** By id; undefined where rows have to be read to answer that. */
  pageText(query: PageQuery<Row>): Promise<PageText | undefined>;
  count(where?: Where<Row>, known?: Known): Promise<number>;
  /** All, by id: of those that were read before, the same object while it has not changed. */
  renewed(before: readonly Row[]): Promise<readonly Row[]>;
  /** What was written since a mark, by whichever process; only of what other rows follow from. */
  changes(since?: number): Promise<Changes>;
  get(id: number | null | undefined): Promise<Row | undefined>;
  first(where: Where<Row>): Promise<Row | undefined>;
  /** The row with a natural key, as `foldKey` compares them. */
  withKey(field: keyof Row & string, key: unknown): Promise<Row | undefined>;
  /** The row that a call with this reference stored. */
  withRef(ref: string): Promise<Row | undefined>;
  /** Those of some natural keys that there are, as `foldKey` writes them. */
  keys(field: keyof Row & string, among: readonly string[]): Promise<ReadonlySet<string>>;
  /** At least the rows that may share what a rule says is unique; the rule decides. */
  alike(rule: Unique, draft: Draft): Promise<readonly Row[]>;
  insert(fields: Omit<Row, 'id'>): Promise<Row>;
  insertAll(fields: readonly Omit<Row, 'id'>[]): Promise<void>;
  replace(row: Row): Promise<void>;
  delete(id: number): Promise<boolean>;
  /** Undefined where rows have to be read to answer that. */
  find(page: SoughtPage): Promise<Page<Row> | undefined>;
  countFound(sought: Sought): Promise<number | undefined>;
  /** Null if the row is not among them. */
  placeOf(id: number, page: SoughtPage): Promise<Place | null | undefined>;
  /** For the mock's control calls only: tests also need rows that no type allows. */
  patch(id: number, changes: Record<string, unknown>): Promise<boolean>;
}

const isLimits = (value: unknown): value is Limits<never> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isWithin = (value: never, { after, from, to }: Limits<never>): boolean =>
  value !== null &&
  (after === undefined || value > after) &&
  (from === undefined || value >= from) &&
  (to === undefined || value <= to);

/** Tests whether a row has what is asked for. */
export const fits = <Row>(where: Where<Row>): ((row: Row) => boolean) => {
  const tests = Object.entries(where);
  return (row) =>
    tests.every(([field, condition]) => {
      const value = (row as Record<string, unknown>)[field] as never;
      if (Array.isArray(condition)) return condition.includes(value);
      return isLimits(condition) ? isWithin(value, condition) : value === condition;
    });
};
