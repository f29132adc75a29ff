import { branchKey } from '../base/branch.ts';
import type { CompanyDay } from '../base/companyDay.ts';
import { addDays, isIsoDate } from '../base/dates.ts';
import { dueSoonDays } from '../base/dueSoon.ts';
import type { Condition, Value } from './condition.ts';
import { daysAhead, EXPIRY_STATES } from './expiry.ts';
import type { Field } from './field.ts';
import { expiryFieldsOf, expiryKindIn, isGiven, variesByRow } from './filter.ts';
import { rangesIn } from './idRanges.ts';
import type { AnyRecordType, Draft } from './recordType.ts';
import { serviceOf } from './service.ts';

type Conditions = readonly Condition[];

/** Of a record type's own filters; the others, and those that answer undefined, are tested on rows. */
export type OwnConditions = Readonly<
  Record<string, (wanted: unknown, day: CompanyDay) => Conditions | undefined>
>;

const NEVER: Condition = { any: [] };

/** The value whose text this is, as rows of this kind have it; undefined for none. */
const valueOf = ({ kind }: Pick<Field, 'kind'>, text: string): Value | undefined => {
  if (text === 'null') return null;
  if (kind === 'flag') return text === 'true' || text === 'false' ? text === 'true' : undefined;
  if (kind === 'day') return isIsoDate(text) ? text : undefined;
  if (kind === 'text' || kind === 'select') return text;
  const number = Number(text);
  return String(number) === text && Number.isSafeInteger(number) ? number : undefined;
};

const isEqual = (field: string, declared: Pick<Field, 'kind'>, wanted: unknown): Condition => {
  const texts = (Array.isArray(wanted) ? wanted : [wanted]).map(String);
  const values = texts.map((text) => valueOf(declared, text));
  // Options may be named like what stands for an empty field; both then match.
  const own = declared.kind === 'text' || declared.kind === 'select' ? texts : [];
  return { field, oneOf: [...new Set([...values, ...own])].filter((value) => value !== undefined) };
};

const ofBranch = (field: string, wanted: unknown): Condition => {
  const key = branchKey(wanted);
  if (key === undefined) return { field, oneOf: [null] };
  return { field, oneOf: typeof key === 'number' ? [key] : [] };
};

const ofExpiry = (
  type: AnyRecordType,
  field: string,
  wanted: unknown,
  day: CompanyDay,
): Conditions => {
  const kind = expiryKindIn(type, field, undefined);
  if (!kind) return [NEVER];
  const { today } = day;
  const service = serviceOf(type);
  const inService: Conditions = service ? [{ field: service.field, noneOf: service.off }] : [];
  const within = (from?: string, to?: string): Conditions => [
    { field, ...(from && { from }), ...(to && { to }) },
    ...inService,
  ];
  const dueUntil = addDays(today, dueSoonDays(kind, day));
  switch (EXPIRY_STATES.find((state) => state === wanted)) {
    case 'due':
      return within(today, dueUntil);
    case 'overdue':
      return within(undefined, addDays(today, -1));
    case 'valid':
      return within(addDays(dueUntil, 1));
    case 'unknown':
      return [{ field, oneOf: [null] }];
    case 'off':
      return [
        { field, noneOf: [null] },
        service ? { field: service.field, oneOf: service.off } : NEVER,
      ];
    case undefined: {
      const days = daysAhead(wanted);
      return days === undefined ? [NEVER] : within(today, addDays(today, days));
    }
  }
};

/** Databases can't test for any number of alternatives. */
const MOST_RANGES = 400;

const inRanges = (wanted: unknown): Conditions | undefined => {
  const ranges = rangesIn(String(wanted));
  const single = ranges.filter(({ to }) => to === undefined).map(({ range }) => range);
  const long = ranges.filter(({ from, to }) => to !== undefined && from <= to);
  if (long.length > MOST_RANGES) return undefined;
  const alternatives = [
    [isEqual('id', { kind: 'integer' }, single)],
    ...long.map(({ from, to }) => [{ field: 'id', from, to }]),
  ];
  return [{ any: alternatives }];
};

/** Undefined if only rows can tell. */
const conditionsFor = (
  type: AnyRecordType,
  name: string,
  wanted: unknown,
  day: CompanyDay,
  own: OwnConditions,
): Conditions | undefined => {
  if (type.ownFilters[name]) return own[name]?.(wanted, day);
  if (name === 'ids') return inRanges(wanted);
  if (name === 'id') return [isEqual('id', { kind: 'integer' }, wanted)];
  const expiries = [...expiryFieldsOf(type)].filter(
    ([, field]) => type.fields[field]?.filter !== false,
  );
  const fields = expiries.flatMap(([kind, field]) =>
    name === 'expiry' || name === kind ? [field] : [],
  );
  if (fields.length > 0) {
    if (fields.some((field) => variesByRow(type, field))) return undefined;
    const all = fields.map((field) => ofExpiry(type, field, wanted, day));
    return all.length === 1 ? all[0] : [{ any: all }];
  }
  const field = type.fields[name];
  if (!field || field.writeOnly || field.kind === 'instant' || field.kind === 'decimal') {
    return undefined;
  }
  if (field.kind === 'branch') return [ofBranch(name, wanted)];
  const option = String(wanted);
  const group =
    field.kind === 'select' && field.also && Object.hasOwn(field.also, option)
      ? field.also[option]
      : undefined;
  if (group) return [{ field: name, noneOf: [group.not] }];
  return [isEqual(name, field, field.kind === 'select' ? option : wanted)];
};

/**
 * What `matcherOf` tests, as data; `rest` is the part of the filter that only rows can answer,
 * among those that meet the conditions.
 */
export const conditionsOf = (
  type: AnyRecordType,
  filter: Draft,
  day: CompanyDay,
  own: OwnConditions = {},
): { where: Conditions; rest: Draft } => {
  const where: Condition[] = [];
  const rest: Record<string, unknown> = {};
  for (const [name, wanted] of Object.entries(filter)) {
    if (!isGiven(wanted)) continue;
    const found = conditionsFor(type, name, wanted, day, own);
    if (found) where.push(...found);
    else rest[name] = wanted;
  }
  return { where, rest };
};
