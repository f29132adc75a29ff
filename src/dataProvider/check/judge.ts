import type { AnyRecordType } from '../../domain/records/recordType.ts';
import type { ApiErrorKind } from '../apiError.ts';
import type { PhpAnswer } from '../client/phpClient.ts';
import { isValues, type Values } from '../client/values.ts';
import { readRow, recordIn, rowsIn, type RowShape } from '../rows/rows.ts';
import type { ApiCheck } from './apiChecks.ts';

/**
 * 'otherShape': answered, but the product can't use it. 'refused': not allowed to this account, or
 * not with these values. 'missing': the server lacks the call. 'failed': no proper answer.
 * 'leftBehind': a test record could not be deleted. 'notTried': it would change something, or the
 * check was ended before.
 */
export const CHECK_STATES = [
  'found',
  'otherShape',
  'refused',
  'missing',
  'failed',
  'leftBehind',
  'notTried',
] as const;
export type CheckState = (typeof CHECK_STATES)[number];

export type Outcome = { answer: PhpAnswer } | { bytes: number } | { failure: ApiErrorKind };

/** What an answer is judged by: the declaration of its rows, and how they are read. */
interface Expected {
  type: AnyRecordType;
  shape: RowShape;
}

/** Names and numbers only, no values that the server sent. */
export interface Judgement {
  state: CheckState;
  failure?: ApiErrorKind;
  rows?: number;
  /** The fields that the product knows and no row has. */
  lacks: readonly string[];
}

const STATES: Readonly<Partial<Record<ApiErrorKind, CheckState>>> = {
  forbidden: 'refused',
  unauthorized: 'refused',
  refused: 'refused',
  invalid: 'refused',
  conflict: 'refused',
  notFound: 'missing',
  notOffered: 'missing',
  callMissing: 'missing',
  nonJson: 'otherShape',
  unreadable: 'otherShape',
};

const isBlank = (value: unknown) => value === undefined || value === null || value === '';

const lookUp = (values: Values, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>((value, name) => (isValues(value) ? value[name] : undefined), values);

const judgeRecord = (answer: PhpAnswer, fields: readonly string[]): Judgement => {
  if (Array.isArray(answer)) return { state: 'otherShape', lacks: fields };
  const record = { ...answer, ...recordIn(answer) };
  const lacks = fields.filter((path) => lookUp(record, path) === undefined);
  return {
    state: lacks.length === 0 || fields.length > lacks.length ? 'found' : 'otherShape',
    lacks,
  };
};

/** In no row, neither as sent nor as read. */
const lacking = (rows: readonly Values[], read: readonly Values[], fields: readonly string[]) =>
  fields.filter(
    (name) => !rows.some((row) => name in row) && read.every((row) => isBlank(row[name])),
  );

const judgeRows = (
  answer: PhpAnswer,
  { fields = [] }: ApiCheck,
  expected: Expected | undefined,
): Judgement => {
  let rows: unknown[];
  try {
    rows = rowsIn(answer);
  } catch {
    return { state: 'otherShape', lacks: ['rows'] };
  }
  const records = rows.filter(isValues);
  if (rows.length === 0) return { state: 'found', rows: 0, lacks: [] };
  if (!expected) {
    const lacks = lacking(records, records, fields);
    const isUseless = records.length === 0 || (fields.length > 0 && lacks.length === fields.length);
    return { state: isUseless ? 'otherShape' : 'found', rows: rows.length, lacks };
  }
  const { type, shape } = expected;
  const read = records.flatMap((row, place) => readRow(row, shape, place) ?? []);
  const known = Object.entries(type.fields).filter(([, { writeOnly }]) => !writeOnly);
  const lacks = lacking(
    records,
    read.map((row) => ({ ...row })),
    known.map(([name]) => name),
  );
  if (read.length === 0) return { state: 'otherShape', rows: rows.length, lacks: ['id', ...lacks] };
  const isNeeded = (name: string) => {
    const field = type.fields[name];
    if (name === type.label) return true;
    return field !== undefined && !field.readOnly && 'required' in field && field.required;
  };
  return { state: lacks.some(isNeeded) ? 'otherShape' : 'found', rows: rows.length, lacks };
};

/** `expected` is absent for calls that belong to no record type. */
export const judge = (check: ApiCheck, outcome: Outcome, expected?: Expected): Judgement => {
  if ('failure' in outcome) {
    const { failure } = outcome;
    return { state: STATES[failure] ?? 'failed', failure, lacks: [] };
  }
  if ('bytes' in outcome || check.answers === 'change') return { state: 'found', lacks: [] };
  return check.answers === 'rows'
    ? judgeRows(outcome.answer, check, expected)
    : judgeRecord(outcome.answer, check.fields ?? []);
};
