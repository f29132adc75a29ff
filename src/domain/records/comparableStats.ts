import type { CompanyDay } from '../base/companyDay.ts';
import { dueSoonDays, USUAL_DUE_SOON_DAYS, type DueSoon } from '../base/dueSoon.ts';
import type { ExpiryKind } from '../base/expiryKinds.ts';
import type { AnyRecordType } from './recordType.ts';
import { dueKindsIn, statsOf, type StatCounts } from './stats.ts';

/** Whether the server's own figures count what the lists show of these kinds. */
export const isCountedAlike = (kinds: readonly ExpiryKind[], days: DueSoon): boolean =>
  kinds.every((kind) => dueSoonDays(kind, days) === USUAL_DUE_SOON_DAYS);

/** Without those that the server counts by other numbers of days than the company's. */
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
