import type { BranchName } from '../base/branch.ts';
import type {
  Completion,
  ImportField,
  ImportKind,
  ImportTable,
  WholeField,
} from '../import/importTable.ts';
import { recordChecks } from '../records/checks.ts';
import type { BranchField, Field, SelectField } from '../records/field.ts';
import type { AnyRecordType, FieldOf } from '../records/recordType.ts';
import { cleanText } from '../records/values.ts';

type Names = Pick<ImportField, 'aliases' | 'parts' | 'weakAliases'>;

type Imported<T extends AnyRecordType> = {
  [Name in FieldOf<T>]: T['fields'][Name] extends { readOnly: true } ? never : Name;
}[FieldOf<T>];

type OptionsOf<F> =
  F extends SelectField<infer Option, infer _Value, infer _Also>
    ? Option
    : F extends BranchField
      ? BranchName
      : never;

type Choices<T extends AnyRecordType> = {
  [Name in Imported<T>]: T['fields'][Name] extends SelectField | BranchField ? Name : never;
}[Imported<T>];

/**
 * How files name fields and options. The compiler requires every option; a field without names is
 * recognised by its own.
 */
export interface ImportNames<T extends AnyRecordType> {
  fields: {
    [Name in Choices<T>]: Names & {
      options: Readonly<Record<OptionsOf<T['fields'][Name]>, readonly string[]>>;
    };
  } & { [Name in Exclude<Imported<T>, Choices<T>>]?: Names & { options?: undefined } };
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
      return { kind: 'text', asStored: (text) => cleanText(field, text) };
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
    case 'branch':
      return { kind: 'branch', choices: options };
    case 'flag':
      return { kind: 'text' };
  }
};

type NamesByField = Readonly<
  Record<string, Names & { options?: Readonly<Record<string, readonly string[]>> }>
>;

/** `permit_number` is a permit no., `fee_aed` a fee, and a type's only expiry date simply that. */
const likelyNames = (name: string, field: Field, isOnlyExpiry: boolean): readonly string[] => {
  const stem = name.replace(/_(?:id|number|aed)$/, '');
  return [
    ...(stem === name ? [] : [stem, `${stem} no`]),
    ...(field.kind === 'relationship' ? [`${stem} number`] : []),
    ...(isOnlyExpiry ? ['expiry date', 'expiry', 'expires', 'valid until'] : []),
  ];
};

const ownNames = (type: AnyRecordType): NamesByField => {
  const fields = Object.entries(type.fields).filter(([, { readOnly }]) => !readOnly);
  const expiries = fields.filter(([, field]) => field.kind === 'day' && field.expiry);
  const names = fields.map(([name, field]) => {
    const options =
      field.kind === 'select' && Object.fromEntries(field.options.map((option) => [option, []]));
    const isOnlyExpiry = expiries.length === 1 && expiries[0]?.[0] === name;
    const weakAliases = likelyNames(name, field, isOnlyExpiry);
    return [name, { aliases: [], weakAliases, ...(options && { options }) }];
  });
  return Object.fromEntries(names);
};

/** Kinds, fallbacks and checks of an import, from the declaration. */
export const importTableOf = <T extends AnyRecordType>(
  type: T,
  { fields: names, key, whole, complete, example }: Partial<ImportNames<T>> = {},
): ImportTable => {
  // The order of the given names, in which a template has its columns.
  const named: NamesByField = { ...names, ...ownNames(type), ...names };
  const fields = Object.entries(named).map(([name, { options, ...rest }]) => {
    const field = type.fields[name];
    if (!field) throw new Error(`${type.name} has no field "${name}"`);
    return [name, { ...kindOf(field, options), ...rest }] as const;
  });
  return {
    key: key ?? [type.key ?? 'id'],
    whole,
    complete,
    example,
    fields: Object.fromEntries(fields),
    checks: recordChecks(type),
  };
};
