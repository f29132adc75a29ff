import { trn } from '../base/trn.ts';
import {
  date,
  email,
  instant,
  integer,
  isEmpty,
  maxLength,
  numberFrom,
  numberOf,
  oneOf,
  phone,
  problemsOf,
  required,
  type Check,
  type Problems,
} from '../base/validation.ts';
import type { Field } from './field.ts';
import type { AnyRecordType, Draft, FieldOf } from './recordType.ts';

const FORMATS = { email, phone, trn } as const;

const ofKind = (field: Field): readonly Check[] => {
  switch (field.kind) {
    case 'text':
      return [
        ...(field.format ? [FORMATS[field.format]] : []),
        ...(field.max === undefined ? [] : [maxLength(field.max)]),
      ];
    case 'select':
      return [oneOf(field.options)];
    case 'integer':
      return [integer, ...inRange(field)];
    case 'decimal':
      return [
        numberFrom(field.min ?? Number.MIN_SAFE_INTEGER, field.max ?? Number.MAX_SAFE_INTEGER),
      ];
    case 'day':
      return [date];
    case 'instant':
      return [instant];
    case 'relationship':
      return [integer];
    case 'flag':
      return [oneOf(['true', 'false'])];
  }
};

const inRange = ({ min = 0, max }: { min?: number; max?: number }): readonly Check[] =>
  min === 0 && max === undefined ? [] : [numberFrom(min, max ?? Number.MAX_SAFE_INTEGER)];

/** The checks of a single field. Read-only fields are never required of a user. */
export const checksOf = (field: Field): readonly Check[] =>
  field.required && !field.readOnly ? [required, ...ofKind(field)] : ofKind(field);

type Checks = Readonly<Record<string, readonly Check[]>>;

const known = new WeakMap<AnyRecordType, Checks>();

/** Computed once per type: an import asks for each of 100,000 rows. */
const checksIn = (type: AnyRecordType): Checks => {
  const checks =
    known.get(type) ??
    Object.fromEntries(Object.entries(type.fields).map(([name, field]) => [name, checksOf(field)]));
  known.set(type, checks);
  return checks;
};

const conditionProblems = (type: AnyRecordType, draft: Draft): Problems<string> => {
  const problems: Problems<string> = {};
  for (const [name, { when }] of Object.entries(type.fields)) {
    const isAllowed = !when || draft[when.field] === when.is;
    if (!isAllowed && !isEmpty(draft[name])) problems[name] = { code: when.otherwise };
  }
  return problems;
};

const orderProblems = (type: AnyRecordType, draft: Draft): Problems<string> => {
  const problems: Problems<string> = {};
  for (const [name, field] of Object.entries(type.fields)) {
    if (!('notBelow' in field) || !field.notBelow) continue;
    const [value, floor] = [draft[name], draft[field.notBelow.field]].map(numberOf);
    if (value !== undefined && floor !== undefined && value < floor) {
      problems[name] = { code: field.notBelow.otherwise };
    }
  }
  return problems;
};

/**
 * What is wrong with a record, by field, for form, import and API alike. Whether its key is taken and
 * its relationships exist depends on other rows and is checked elsewhere.
 */
export const problemsIn = <T extends AnyRecordType>(
  type: T,
  draft: Draft,
): Problems<FieldOf<T>> => {
  return Object.assign(
    {},
    orderProblems(type, draft),
    conditionProblems(type, draft),
    ...type.rules.map(({ problems }) => problems?.(draft)),
    problemsOf(checksIn(type), draft),
  ) as Problems<FieldOf<T>>;
};
