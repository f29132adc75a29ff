import type { CompanyDay } from '../base/companyDay.ts';
import { isExpiryKind, type ExpiryKind } from './expiry.ts';
import { canTell, matcherOf } from './filter.ts';
import type { AnyRecordType, Draft, StatOf } from './recordType.ts';

interface Stat {
  filter: Draft;
  expired?: Draft;
}

const isDue = (filter: Draft) => (name: string) => filter[name] === 'due';

const kindsOf = (type: AnyRecordType): ExpiryKind[] =>
  Object.values(type.fields).flatMap((field) => {
    if (field.kind !== 'day' || !field.expiry) return [];
    const byRow = Object.values(field.expiryBy?.kinds ?? {});
    return [field.expiry, ...byRow.filter((kind) => kind !== undefined)];
  });

/** None if the filter is about something else. */
export const dueKindsIn = (type: AnyRecordType, filter: Draft): ExpiryKind[] =>
  Object.keys(filter)
    .filter(isDue(filter))
    .flatMap((name) => (isExpiryKind(name) ? [name] : kindsOf(type)));

/** The filter for what has expired, from one for what is due. */
const expiredIn = (filter: Draft): Draft | undefined => {
  const due = Object.keys(filter).filter(isDue(filter));
  return due.length > 0
    ? { ...filter, ...Object.fromEntries(due.map((name) => [name, 'overdue'])) }
    : undefined;
};

export const statsOf = (type: AnyRecordType): Readonly<Record<string, Stat>> =>
  Object.fromEntries(
    Object.entries({ total: {}, ...type.stats }).map(([name, filter]) => [
      name,
      { filter, expired: expiredIn(filter) },
    ]),
  );

/** `expired` where a figure also counts what has expired. */
export type StatCounts<Name extends string = string> = Readonly<
  Partial<Record<Name, { count: number; expired?: number }>>
>;

/**
 * A record with one expiry due and another one expired counts in both. A figure that the rows
 * cannot answer is absent.
 */
export const countStats = <T extends AnyRecordType>(
  type: T,
  rows: readonly object[],
  day: CompanyDay,
): StatCounts<StatOf<T>> => {
  const count = (filter: Draft) => rows.filter(matcherOf(type, filter, day, rows)).length;
  return Object.fromEntries(
    Object.entries(statsOf(type))
      .filter(([, { filter }]) => canTell(type, filter, rows))
      .map(([name, { filter, expired }]) => [
        name,
        { count: count(filter), ...(expired && { expired: count(expired) }) },
      ]),
  ) as StatCounts<StatOf<T>>;
};
