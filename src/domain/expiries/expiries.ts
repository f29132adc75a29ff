import type { CompanyDay } from '../base/companyDay.ts';
import { expiryFieldsOf } from '../records/filter.ts';
import type { AnyRecordType } from '../records/recordType.ts';
import { byUrgency, expiryStatus, type Expiry, type ExpiryKind } from './expiry.ts';

/** Every known expiry date of some records, most urgent first. */
export const expiriesIn = (
  type: AnyRecordType,
  rows: readonly { id: number }[],
  day: CompanyDay,
): Expiry[] => {
  const fields = [...expiryFieldsOf(type)];
  return rows
    .flatMap((row) => {
      const values: Readonly<Record<string, unknown>> = { ...row };
      const holder = { resource: type.name, id: row.id, label: String(values[type.label]) };
      return fields.map(([kind, field]) => {
        const value = values[field];
        const date = typeof value === 'string' ? value : '';
        const status = expiryStatus(date, day.today, day.due_soon_days);
        return { ...status, kind: kind as ExpiryKind, field, date, holder };
      });
    })
    .filter(({ state }) => state !== 'unknown')
    .toSorted(byUrgency);
};
