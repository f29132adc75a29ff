import type { BranchId } from '../base/branch.ts';
import type { CompanyDay } from '../base/companyDay.ts';
import type { Problems } from '../base/validation.ts';
import type { ExpiryFilter, ExpiryKind } from './expiry.ts';
import type { BranchField, DayField, Field, SelectField, ValueOf } from './field.ts';
import type { ResourceName } from './resources.ts';

export type Draft = Readonly<Record<string, unknown>>;

/** A function whose parameters may be narrower than these, as those of a method may be. */
type Loosely<Arguments extends unknown[], Result> = {
  call(...given: Arguments): Result;
}['call'];

/** A form or body with these fields, whatever their values. */
type DraftOf<F extends Fields> = { readonly [Name in keyof F]: unknown };

export interface RecordRule<F extends Fields = Fields, Row extends object = object> {
  problems?: Loosely<[draft: DraftOf<F>], Problems<keyof F & string>>;
  searchText?: Loosely<[row: Row], string>;
  /** Another row has a value that no two rows may share; the problem then appears at `field`. */
  unique?: {
    field: keyof F & string;
    /** The message that says whose it is, if not the one for any value. */
    code?: 'plateTaken';
    holder: Loosely<[rows: readonly Row[], draft: DraftOf<F>, ownId: unknown], object | undefined>;
    /** Of the rows, those whose values count; all by default. */
    holders?: Loosely<[rows: readonly Row[]], readonly object[]>;
    /** Rows that share the value have this in common, so that a database can find them; null for no value. */
    keyOf?: Loosely<[draft: DraftOf<F>], string | null>;
  };
}

/** Whether a row matches the value of a filter, among all rows of its type. */
export type RowFilter<Row extends object = object> = Loosely<
  [row: Row, value: unknown, rows: readonly Row[], day: CompanyDay],
  boolean
>;

export interface TypedRows {
  type: AnyRecordType;
  rows: readonly object[];
  /** Every row that exists is among them. */
  isWhole: boolean;
  /** Or at least each that the join asks for (`narrow`). */
  isNarrow?: true;
}

/** What rows of other types add to those of this one; it is stored nowhere. */
export interface Join<Row extends object = object> {
  types: readonly ResourceName[];
  rows: Loosely<[rows: readonly Row[], others: readonly TypedRows[]], readonly object[]>;
  /** Whether these rows need it; all do by default, unless it is `onlyFor` some filters. */
  isNeeded?: (rows: readonly object[]) => boolean;
  /** The filters that need it, whatever the rows. */
  onlyFor?: readonly string[];
  /** Which rows of another type are needed for these, where it has too many to be read whole. */
  narrow?: Loosely<[rows: readonly Row[], other: ResourceName], Draft>;
  /**
   * Whose texts a search covers too: the rows whose ids these have in the field `by`, or that have
   * theirs in it.
   */
  found?: readonly { type: ResourceName; by: string; isNamed: boolean }[];
  /** What it adds to answer a filter that these rows cannot answer by themselves, by filter. */
  answers?: Readonly<Record<string, string>>;
}

/** The join that rows of a record type need for a filter, if any. */
export const joinFor = (
  { join }: Pick<AnyRecordType, 'join'>,
  rows: readonly object[],
  filter: Draft = {},
): Join | undefined => {
  if (!join) return undefined;
  const { isNeeded, onlyFor } = join;
  const isAsked = onlyFor?.some((name) => (filter[name] ?? '') !== '') ?? false;
  return isAsked || (isNeeded?.(rows) ?? !onlyFor) ? join : undefined;
};

/** A row of a record type, by the last word of its name and the id; or what else rows have in common. */
export type Link = readonly [name: string, id: unknown];

/** Whence the rows of a record type come that no server stores. */
export interface Derivation {
  /** The record types whose rows are read, by the names that `rows` knows them by. */
  from: Readonly<Record<string, AnyRecordType>>;
  /**
   * In their usual order; a source that could not be read is absent, `cut` names those that lack
   * rows.
   */
  rows: Loosely<[rows: object, day: CompanyDay, cut: readonly string[]], readonly object[]>;
  /**
   * What a row of a source is linked to. From rows that are linked to each other, by others too,
   * follows the same without all the rest.
   */
  links: (type: AnyRecordType, row: object) => readonly Link[];
  /** The usual order, in which no two rows are equal. */
  order: Loosely<[a: object, b: object], number>;
}

export type Fields = Readonly<Record<string, Field>>;
/** Columns made of several fields, as text for exports; null for those that only screens can show. */
export type Virtual<Row extends object = object> = Readonly<
  Record<string, Loosely<[row: Row], string> | null>
>;
export type Filters<Row extends object = object> = Readonly<Record<string, RowFilter<Row>>>;
type RowOf<F extends Fields> = RecordOf<{ fields: F }>;

type Options<F> =
  F extends SelectField<infer Option, infer _Value, infer Also>
    ? Option | Also
    : F extends BranchField
      ? BranchId
      : never;
type SelectNames<F extends Fields> = {
  [Name in keyof F]: F[Name] extends SelectField | BranchField ? Name : never;
}[keyof F];
type ExpiryOf<F> = F extends DayField<boolean, infer Kind> ? Extract<Kind, ExpiryKind> : never;
type ExpiriesOf<F extends Fields> = { [Name in keyof F]: ExpiryOf<F[Name]> }[keyof F];

type FilterIn<F extends Fields, X extends Filters> = {
  -readonly [Name in SelectNames<F>]?: Options<F[Name]>;
} & { [Kind in ExpiriesOf<F>]?: ExpiryFilter } & ([ExpiriesOf<F>] extends [never]
    ? unknown
    : { /** At least one expiry, whichever, is in this state. */ expiry?: ExpiryFilter }) & {
    -readonly [Name in keyof X]?: Parameters<X[Name]>[1];
  };

/** A declaration: plain data from which everything about the record type is derived. */
export interface RecordType<
  F extends Fields = Fields,
  V extends Virtual = Virtual,
  X extends Filters = Filters,
  S extends string = string,
> {
  name: ResourceName;
  /** The natural key: no two records share it, and imports recognise records by it. */
  key?: string;
  /** The keys are numbered: a form proposes the next free one. */
  isNumbered?: boolean;
  /** The field that names a record; the key by default. */
  label: string;
  /** Distinguishes records with the same label in pickers and search results. */
  hint?: string;
  fields: F;
  virtual: V;
  rules: readonly RecordRule[];
  join?: Join;
  derived?: Derivation;
  /** Own filters, besides those that follow from fields. */
  ownFilters: X;
  /** Filters always visible; the others can be added. */
  filters: readonly string[];
  /** The figures above the list, each with the filter for the rows it counts; the total goes before them. */
  stats: Readonly<Record<S, Draft>>;
  /** Visible columns, in their order; the others can be chosen. */
  columns: readonly string[];
  /** The columns of each section of its form or page, in their order; see `fieldsOfSection`. */
  sections: Readonly<Record<string, readonly string[]>>;
}

export interface Declaration<
  F extends Fields,
  V extends Virtual,
  X extends Filters,
  S extends Readonly<Record<string, unknown>>,
  Row extends object = RowOf<F>,
> {
  name: ResourceName;
  key?: NoInfer<keyof F & string>;
  isNumbered?: boolean;
  label?: NoInfer<keyof F & string>;
  hint?: NoInfer<keyof F & string>;
  fields: F;
  virtual?: V;
  rules?: readonly RecordRule<NoInfer<F>, NoInfer<Row>>[];
  join?: Join<NoInfer<Row>>;
  ownFilters?: X;
  filters?: readonly (NoInfer<keyof FilterIn<F, X>> & string)[];
  stats?: S & Readonly<Record<keyof S, NoInfer<FilterIn<F, X>>>>;
  /** All of `columnFields` by default. */
  columns?: readonly NoInfer<(keyof F | keyof V) & string>[];
  sections?: Readonly<Record<string, readonly NoInfer<(keyof F | keyof V) & string>[]>>;
}

export const columnFields = (fields: Fields): string[] =>
  Object.entries(fields).flatMap(([name, { writeOnly, column }]) =>
    writeOnly || column === false ? [] : [name],
  );

/** A misspelt field name anywhere in it does not compile, nor in its rules. */
export const recordType = <
  const F extends Fields,
  const V extends Virtual<RowOf<F>> = Readonly<Record<never, null>>,
  const X extends Filters<RowOf<F>> = Readonly<Record<never, RowFilter>>,
  const S extends Readonly<Record<string, unknown>> = Readonly<Record<never, object>>,
>(
  declaration: Declaration<F, V, X, S>,
): RecordType<F, V, X, keyof S & string> => declared(declaration);

/** With everything that the declaration leaves out. */
export const declared = <
  F extends Fields,
  V extends Virtual,
  X extends Filters,
  S extends Readonly<Record<string, unknown>>,
  Row extends object,
>(
  declaration: Declaration<F, V, X, S, Row>,
): RecordType<F, V, X, keyof S & string> => {
  const { key, virtual = {} as V, ownFilters = {} as X, rules = [], join } = declaration;
  const stats = (declaration.stats ?? {}) as Readonly<Record<keyof S & string, Draft>>;
  return {
    label: key ?? 'id',
    filters: [],
    columns: columnFields(declaration.fields),
    sections: {},
    ...declaration,
    rules,
    join,
    virtual,
    ownFilters,
    stats,
  };
};

export type AnyRecordType = RecordType;

type Simplify<T> = { [Key in keyof T]: T[Key] };

/** A record as the API stores it; the empty value of an optional field is null. */
export type RecordOf<T extends { fields: Fields }> = Simplify<
  { id: number } & {
    -readonly [
      Name in keyof T['fields'] as T['fields'][Name] extends { writeOnly: true } ? never : Name
    ]: ValueOf<T['fields'][Name]>;
  }
>;
export type FieldOf<T extends { fields: Fields }> = keyof T['fields'] & string;
/** The name of a column: a stored field, or one made of several. */
export type ColumnOf<T extends { fields: Fields; virtual: Virtual }> =
  | FieldOf<T>
  | (keyof T['virtual'] & string);
/** What a list can be filtered by, besides the search text. */
export type FilterOf<T extends { fields: Fields; ownFilters: Filters }> = Simplify<
  FilterIn<T['fields'], T['ownFilters']>
>;
export type StatOf<T extends { stats: object }> = 'total' | (keyof T['stats'] & string);
