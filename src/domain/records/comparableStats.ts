import type { CompanyDay } from '../base/companyDay.ts';
import { dueSoonDays, USUAL_DUE_SOON_DAYS, type DueSoon } from '../expiries/dueSoon.ts';
import type { ExpiryKind } from '../expiries/kinds.ts';
import type { AnyRecordType } from './recordType.ts';
import { dueKindsIn, statsOf, type StatCounts } from './stats.ts';

/** Whether the server's own figures count what the lists show of these kinds. */
export const isCountedAlike = (kinds: readonly ExpiryKind[], days: DueSoon): boolean =>
  kinds.every((kind) => dueSoonDays(kind, days) === USUAL_DUE_SOON_DAYS);

/**
 * The figures that a server told and that mean what the list says: what it counts as expiring by days
 * other than the company's is left out.
 */
export const comparableStats = (
  type: AnyRecordType,
  told: StatCounts,
  day: CompanyDay,
): StatCounts =>
  Object.fromEntries(
    Object.entries(statsOf(type)).flatMap(([name, { filter }]) => {
      const count = told[name];
      return count && isCountedAlike(dueKindsIn(type, filter), day) ? [[name, count]] : [];
    }),
  );
