import type { CompanyDay } from '../base/companyDay.ts';
import { matcherOf } from './filter.ts';
import type { AnyRecordType, Draft, StatOf } from './recordType.ts';

/** A figure above a list: the rows that it counts, and of an expiring one those already expired. */
export interface Stat {
  filter: Draft;
  expired?: Draft;
}

/** The filter of what has expired, for a filter of what is due. */
const expiredIn = (filter: Draft): Draft | undefined => {
  const due = Object.keys(filter).filter((name) => filter[name] === 'due');
  return due.length > 0
    ? { ...filter, ...Object.fromEntries(due.map((name) => [name, 'overdue'])) }
    : undefined;
};

/** The figures of a record type in their order, the total first. */
export const statsOf = (type: AnyRecordType): Readonly<Record<string, Stat>> =>
  Object.fromEntries(
    Object.entries({ total: {}, ...type.stats }).map(([name, filter]) => [
      name,
      { filter, expired: expiredIn(filter) },
    ]),
  );

/** How many rows each figure counts; `expired` where it also counts what has expired. */
export type StatCounts<Name extends string = string> = Readonly<
  Partial<Record<Name, { count: number; expired?: number }>>
>;

/**
 * Counts the figures from the rows that each of them opens. A record with one expiry due and another
 * one expired counts in both.
 */
export const countStats = <T extends AnyRecordType>(
  type: T,
  rows: readonly object[],
  day: CompanyDay,
): StatCounts<StatOf<T>> => {
  const count = (filter: Draft) => rows.filter(matcherOf(type, filter, day, rows)).length;
  return Object.fromEntries(
    Object.entries(statsOf(type)).map(([name, { filter, expired }]) => [
      name,
      { count: count(filter), ...(expired && { expired: count(expired) }) },
    ]),
  ) as StatCounts<StatOf<T>>;
};
