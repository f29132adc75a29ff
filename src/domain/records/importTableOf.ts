import type {
  Completion,
  ImportField,
  ImportKind,
  ImportTable,
  WholeField,
} from '../import/importTable.ts';
import { recordChecks } from './checks.ts';
import type { Field, SelectField } from './field.ts';
import type { AnyRecordType, FieldOf } from './recordType.ts';

type Names = Pick<ImportField, 'aliases' | 'parts' | 'weakAliases'>;

type Imported<T extends AnyRecordType> = {
  [Name in FieldOf<T>]: T['fields'][Name] extends { readOnly: true } ? never : Name;
}[FieldOf<T>];

type OptionsOf<F> = F extends SelectField<infer Option, infer _Value, infer _Also> ? Option : never;

/**
 * How files name the fields of a record type and the options of a choice, in Arabic and English: the compiler
 * requires every field and option.
 */
export interface ImportNames<T extends AnyRecordType> {
  fields: {
    [Name in Imported<T>]: Names &
      (T['fields'][Name] extends SelectField
        ? { options: Readonly<Record<OptionsOf<T['fields'][Name]>, readonly string[]>> }
        : { options?: undefined });
  };
  /** The natural key, if it is not the single field that the declaration names. */
  key?: readonly Imported<T>[];
  whole?: WholeField<Imported<T>>;
  complete?: Completion<Imported<T>>;
  example?: Readonly<Partial<Record<Imported<T>, string>>>;
}

const kindOf = (
  field: Field,
  options: Readonly<Record<string, readonly string[]>> = {},
): ImportKind => {
  switch (field.kind) {
    case 'text':
      return { kind: 'text', latinDigits: field.latinDigits };
    case 'select':
      return { kind: 'choice', choices: options, fallback: field.default ?? '' };
    case 'day':
      return { kind: 'date' };
    case 'decimal':
      return { kind: 'number' };
    case 'integer':
      return { kind: 'integer' };
    case 'relationship':
      return { kind: 'reference', reference: field.reference };
    case 'instant':
      return { kind: 'instant' };
    case 'flag':
      return { kind: 'text' };
  }
};

/** Fields and options under their own names, for a type that no other system exports. */
const byOwnNames = <T extends AnyRecordType>(type: T): ImportNames<T> => {
  const fields = Object.entries(type.fields).filter(([, { readOnly }]) => !readOnly);
  const names = fields.map(([name, field]) => {
    const options =
      field.kind === 'select' && Object.fromEntries(field.options.map((option) => [option, []]));
    return [name, { aliases: [], ...(options && { options }) }];
  });
  return { fields: Object.fromEntries(names) as ImportNames<T>['fields'] };
};

/**
 * All that an import needs to know about a record type: kinds, fallbacks and checks follow from its
 * declaration. Without given names, columns are recognised by field names.
 */
export const importTableOf = <T extends AnyRecordType>(
  type: T,
  { fields: names, key, whole, complete, example }: ImportNames<T> = byOwnNames(type),
): ImportTable<Imported<T>> => {
  const named = Object.entries<Names & { options?: Readonly<Record<string, readonly string[]>> }>(
    names,
  );
  const fields = named.map(([name, { options, ...rest }]) => {
    const field = type.fields[name];
    if (!field) throw new Error(`${type.name} has no field "${name}"`);
    return [name, { ...kindOf(field, options), ...rest }] as const;
  });
  return {
    key: key ?? [(type.key ?? 'id') as Imported<T>],
    whole,
    complete,
    example,
    fields: Object.fromEntries(fields) as Record<Imported<T>, ImportField>,
    checks: recordChecks(type) as ImportTable<Imported<T>>['checks'],
  };
};
