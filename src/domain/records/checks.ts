import { trn } from '../base/trn.ts';
import {
  date,
  email,
  firstProblem,
  instant,
  integer,
  isEmpty,
  maxLength,
  numberFrom,
  numberOf,
  oneOf,
  phone,
  picture,
  required,
  website,
  type Check,
  type Problems,
} from '../base/validation.ts';
import type { Field, NumberField } from './field.ts';
import type { AnyRecordType, Draft, FieldOf } from './recordType.ts';

/** Databases that store ten-thousandths as whole numbers still hold it exactly. */
const MOST = 100_000_000_000;

const FORMATS = { email, phone, trn, website, picture } as const;

const ofKind = (field: Field): readonly Check[] => {
  switch (field.kind) {
    case 'text':
      return [
        ...(field.check ? [field.check] : []),
        ...(field.format ? [FORMATS[field.format]] : []),
        ...(field.max === undefined ? [] : [maxLength(field.max)]),
      ];
    case 'select':
      return [oneOf(field.options)];
    case 'integer':
      return [integer, ...inRange(field)];
    case 'decimal':
      return [numberFrom(field.min ?? -MOST, field.max ?? MOST)];
    case 'day':
      return [date];
    case 'instant':
      return [instant];
    case 'relationship':
      return [integer];
    case 'flag':
      return [oneOf(['true', 'false'])];
    case 'branch':
      return [];
  }
};

const inRange = ({ min = 0, max }: { min?: number; max?: number }): readonly Check[] =>
  min === 0 && max === undefined ? [] : [numberFrom(min, max ?? Number.MAX_SAFE_INTEGER)];

const checksOf = (field: Field): readonly Check[] =>
  field.required && !field.readOnly ? [required, ...ofKind(field)] : ofKind(field);

const fieldCheck = (field: Field): Check => {
  const checks = checksOf(field);
  return (value) => firstProblem(checks, value);
};

type Order = NonNullable<NumberField['notBelow']>;

const isBelow = (draft: Draft, name: string, { field }: Order): boolean => {
  const [value, floor] = [draft[name], draft[field]].map(numberOf);
  return value !== undefined && floor !== undefined && value < floor;
};

/** A field's own problem takes precedence. */
const acrossFields = ({
  fields,
  rules,
}: AnyRecordType): ((draft: Draft) => Problems<string>) | undefined => {
  const named = Object.entries(fields);
  const conditions = named.flatMap(([name, { when }]) => (when ? [[name, when] as const] : []));
  const orders = named.flatMap(([name, field]) =>
    'notBelow' in field && field.notBelow ? [[name, field.notBelow] as const] : [],
  );
  const checks = rules.flatMap(({ problems }) => problems ?? []);
  if (conditions.length + orders.length + checks.length === 0) return undefined;
  return (draft) => {
    const found: Problems<string> = {};
    for (const [name, order] of orders) {
      if (isBelow(draft, name, order)) found[name] = { code: order.otherwise };
    }
    for (const [name, when] of conditions) {
      const isAllowed = draft[when.field] === when.is;
      if (!isAllowed && !isEmpty(draft[name])) found[name] = { code: when.otherwise };
    }
    return Object.assign(found, ...checks.map((problemsOf) => problemsOf(draft)));
  };
};

export interface RecordChecks {
  /** Of each field by itself, whatever the others hold. */
  fields: Readonly<Record<string, Check>>;
  across?: (draft: Draft) => Problems<string>;
}

const known = new WeakMap<AnyRecordType, RecordChecks>();

/** Computed once per type: an import asks for each of 100,000 rows. */
export const recordChecks = (type: AnyRecordType): RecordChecks => {
  const checks = known.get(type) ?? {
    fields: Object.fromEntries(
      Object.entries(type.fields).map(([name, field]) => [name, fieldCheck(field)]),
    ),
    across: acrossFields(type),
  };
  known.set(type, checks);
  return checks;
};

/**
 * For form, import and API alike. Whether a key is taken or a relationship exists is checked
 * elsewhere.
 */
export const problemsIn = <T extends AnyRecordType>(
  type: T,
  draft: Draft,
): Problems<FieldOf<T>> => {
  const { fields, across } = recordChecks(type);
  const found: Problems<string> = across?.(draft) ?? {};
  for (const [name, check] of Object.entries(fields)) {
    const problem = check(draft[name]);
    if (problem) found[name] = problem;
  }
  return found as Problems<FieldOf<T>>;
};
