import type { CompanyDay } from '../base/companyDay.ts';
import type { IsoDate } from '../base/dates.ts';
import { expiryFieldsOf, expiryKindIn, expiryStatusIn, variesByRow } from '../records/filter.ts';
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

export type StatusOf = (date: IsoDate) => ExpiryStatus;

/**
 * The statuses of one kind's dates on a day. A fleet has thousands of dates on a few hundred days: each is
 * computed once.
 */
export const statusesOn = (day: CompanyDay): ((kind: ExpiryKind) => StatusOf) => {
  const ofKinds = new Map<ExpiryKind, StatusOf>();
  const statusOf = (kind: ExpiryKind): StatusOf => {
    const known = new Map<IsoDate, ExpiryStatus>();
    return (date) => {
      let status = known.get(date);
      if (!status) known.set(date, (status = expiryStatus(date, kind, day)));
      return status;
    };
  };
  return (kind) => {
    let ofKind = ofKinds.get(kind);
    if (!ofKind) ofKinds.set(kind, (ofKind = statusOf(kind)));
    return ofKind;
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
  statusesOf: ReturnType<typeof statusesOn>,
): OfRecord[] => {
  const fields = Array.from(expiryFieldsOf(type), ([name, field]) => {
    const kind = name as ExpiryKind;
    return { kind, field, isVaried: variesByRow(type, field), statusOf: statusesOf(kind) };
  });
  const found: OfRecord[] = [];
  // Copied once full: an array that grows reserves room for 17 items, which is most of a fleet's memory.
  const buffer: Expiry[] = [];
  for (const row of rows) {
    const values = row as Readonly<Record<string, unknown>>;
    const holder = { resource: type.name, id: row.id, label: String(values[type.label]) };
    let count = 0;
    for (const { kind, field, isVaried, statusOf } of fields) {
      const date = values[field];
      if (typeof date !== 'string') continue;
      const ofRow = isVaried ? statusesOf(expiryKindIn(type, field, values) ?? kind) : statusOf;
      const { state, daysLeft } = ofRow(date);
      if (state !== 'unknown') buffer[count++] = { state, daysLeft, kind, field, date, holder };
    }
    if (count > 0) found.push({ holder, expiries: buffer.slice(0, count) });
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
