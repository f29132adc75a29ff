import type { CompanyDay } from '../base/companyDay.ts';
import type { IsoDate } from '../base/dates.ts';
import { expiryFieldsOf, expiryKindIn, expiryStatusIn } from '../records/filter.ts';
import type { AnyRecordType } from '../records/recordType.ts';
import {
  byUrgency,
  expiryStatus,
  type Expiry,
  type ExpiryHolder,
  type ExpiryKind,
  type ExpiryStatus,
} from './expiry.ts';

type ExpiriesOf = (row: { id: number }) => Expiry[];

/** Returns the expiry dates of a record, including missing and invalid ones, in their usual order. */
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

export type StatusOf = (date: IsoDate, kind: ExpiryKind) => ExpiryStatus;

/**
 * The status of a date on a day. A fleet has thousands of dates on a few hundred days: each is computed once.
 */
export const statusesOn = (day: CompanyDay): StatusOf => {
  const known = new Map<ExpiryKind, Map<IsoDate, ExpiryStatus>>();
  return (date, kind) => {
    let ofKind = known.get(kind);
    if (!ofKind) known.set(kind, (ofKind = new Map()));
    let status = ofKind.get(date);
    if (!status) ofKind.set(date, (status = expiryStatus(date, kind, day)));
    return status;
  };
};

/** The expiry dates of one record. */
export interface OfRecord {
  holder: ExpiryHolder;
  expiries: Expiry[];
}

/** The known expiry dates of each record that has any, in the order of the records. */
export const knownExpiries = (
  type: AnyRecordType,
  rows: readonly { id: number }[],
  statusOf: StatusOf,
): OfRecord[] => {
  const fields = [...expiryFieldsOf(type)];
  const found: OfRecord[] = [];
  for (const row of rows) {
    const values = row as Readonly<Record<string, unknown>>;
    const holder = { resource: type.name, id: row.id, label: String(values[type.label]) };
    const expiries: Expiry[] = [];
    for (const [name, field] of fields) {
      const date = values[field];
      if (typeof date !== 'string') continue;
      const kind = name as ExpiryKind;
      const { state, daysLeft } = statusOf(date, expiryKindIn(type, field, values) ?? kind);
      if (state !== 'unknown') expiries.push({ state, daysLeft, kind, field, date, holder });
    }
    if (expiries.length > 0) found.push({ holder, expiries });
  }
  return found;
};

/** Every known expiry date of some records, most urgent first. */
export const expiriesIn = (
  type: AnyRecordType,
  rows: readonly { id: number }[],
  day: CompanyDay,
): Expiry[] =>
  knownExpiries(type, rows, statusesOn(day))
    .flatMap(({ expiries }) => expiries)
    .toSorted(byUrgency);
