import type { SelectField } from '../domain/records/field.ts';
import type { AnyRecordType, ColumnOf } from '../domain/records/recordType.ts';
import type { records } from './en/records.ts';

type Keys<T> = {
  [Key in keyof T & string]: T[Key] extends string ? Key : `${Key}.${Keys<T[Key]>}`;
}[keyof T & string];

/** A text that every record type has, such as `failed.load`. */
export type RecordMessageKey = Keys<typeof records>;

type OptionOf<F> =
  F extends SelectField<infer Option, infer _Value, infer Also> ? Option | Also : never;

/**
 * The name (singular |||| plural), and a label for each column, option and figure. Whatever
 * `records` says for all types may be worded differently.
 */
export interface RecordTexts<T extends AnyRecordType> {
  name: string;
  fields: Readonly<Record<ColumnOf<T>, string>> & Readonly<Record<string, string>>;
  options: {
    readonly [
      Name in keyof T['fields'] as T['fields'][Name] extends SelectField ? Name : never
    ]: Readonly<Record<OptionOf<T['fields'][Name]>, string>>;
  };
  stats: Readonly<Record<keyof T['stats'], string>> & Readonly<Record<string, string>>;
  readonly [further: string]: unknown;
}
