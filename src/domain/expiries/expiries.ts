import type { CompanyDay } from '../base/companyDay.ts';
import { expiryFieldsOf, expiryStatusIn } from '../records/filter.ts';
import type { AnyRecordType } from '../records/recordType.ts';
import { byUrgency, type Expiry, type ExpiryKind } from './expiry.ts';

type ExpiriesOf = (row: { id: number }) => Expiry[];

/** Gives the expiry dates of a record, those that are missing or no date included, in their usual order. */
export const expiriesOf = (type: AnyRecordType, day: CompanyDay): ExpiriesOf => {
  const fields = [...expiryFieldsOf(type)];
  return (row) => {
    const values: Readonly<Record<string, unknown>> = { ...row };
    const holder = { resource: type.name, id: row.id, label: String(values[type.label]) };
    return fields.map(([kind, field]) => {
      const value = values[field];
      const date = typeof value === 'string' ? value : '';
      const status = expiryStatusIn(type, field, values, day);
      return { ...status, kind: kind as ExpiryKind, field, date, holder };
    });
  };
};

/** Every known expiry date of some records, most urgent first. */
export const expiriesIn = (
  type: AnyRecordType,
  rows: readonly { id: number }[],
  day: CompanyDay,
): Expiry[] =>
  rows
    .flatMap(expiriesOf(type, day))
    .filter(({ state }) => state !== 'unknown')
    .toSorted(byUrgency);
