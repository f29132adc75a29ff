import type { Check, Problem } from '../base/validation.ts';
import type { RecordChecks } from '../records/checks.ts';
import type { ResourceName } from '../records/resources.ts';

export type ImportKind =
  | { kind: 'text'; /** As a form would store it. */ asStored?: (text: string) => string | null }
  | { kind: 'date' }
  /** A day with a time; a day alone counts as noon. */
  | { kind: 'instant' }
  | { kind: 'integer' }
  /** Another record, by its id or its name. */
  | { kind: 'reference'; reference: ResourceName }
  /** A branch, by its id or name; `choices` has other words for names. */
  | { kind: 'branch'; choices: Readonly<Record<string, readonly string[]>> }
  /** With a fraction or a sign, as people and systems write it. */
  | { kind: 'number' }
  /** The stored values, each with other words for it; `fallback` fills in for a new record. */
  | { kind: 'choice'; choices: Readonly<Record<string, readonly string[]>>; fallback: string };

/** Header names are compared folded: case, blanks, `_ - .` and `#` are ignored. */
export type ImportField = ImportKind & {
  /** Other header names, the most specific first. */
  aliases: readonly string[];
  /** Columns that make up the field when joined by a blank, in this order (first name, last name). */
  parts?: readonly (readonly string[])[];
  /** Names that mean this field only if no better one is there (`ID`, `Code`). */
  weakAliases?: readonly string[];
};

/** By the names of records, exact and folded. */
export type RecordIds = ReadonlyMap<string, number | string>;

/** Several fields in one column, such as a plate: split if a cell holds more than its field. */
export interface WholeField<Field extends string = string> {
  /** The field that such a column is named after. */
  from: Field;
  /** All fields that may be in it, including `from`. */
  into: readonly Field[];
  /** Splits a text; undefined if it does not hold several fields. */
  split: (text: string) => Partial<Record<Field, string | null>> | undefined;
}

/** Fields that follow from others of a new record if the file leaves them out. */
export interface Completion<Field extends string = string> {
  into: readonly Field[];
  from: (record: ImportRecord<Field>) => ImportRecord<Field>;
}

export interface ImportTable {
  fields: Readonly<Record<string, ImportField>>;
  /** The natural key, of one field or several: a row and a stored record that share it are the same. */
  key: readonly string[];
  /** A field whose column may hold several fields in one text. */
  whole?: WholeField;
  complete?: Completion;
  example?: Readonly<Partial<Record<string, string>>>;
  checks: RecordChecks;
}

export type Mapping = Record<string, number[]>;

/** The columns that fill a field. */
export const columnsOf = (mapping: Mapping, field: string): readonly number[] =>
  mapping[field] ?? [];

export type ImportValue = string | number | null;
export type ImportRecord<Field extends string = string> = Partial<Record<Field, ImportValue>>;

/** A problem with a cell: one of the form's, or one that only files have. */
export type CellProblem =
  | Problem
  | { code: 'twoDigitYear' }
  | { code: 'unknownName' }
  /** 03/04/2026, before the user has said whether the day or the month comes first. */
  | { code: 'dateOrder' }
  /** Damaged before it was imported: it contains U+FFFD, or a spreadsheet has spoilt it. */
  | { code: 'unreadable' };

export const fieldsOf = (table: ImportTable): string[] => Object.keys(table.fields);

const ANY: Check = () => undefined;

/** Of a field by itself. */
export const checkOf = ({ checks }: ImportTable, field: string): Check =>
  checks.fields[field] ?? ANY;

export const requiredFields = (table: ImportTable): string[] => {
  const together = table.checks.across?.({}) ?? {};
  return fieldsOf(table).filter(
    (field) => (checkOf(table, field)(undefined) ?? together[field])?.code === 'required',
  );
};
