import type { CompanyDay } from '../base/companyDay.ts';
import {
  asHolder,
  expiryStatus,
  type Expiry,
  type ExpiryHolder,
  type ExpiryKind,
} from './expiry.ts';
import { expiryFieldsOf, expiryKindIn, expiryStatusIn, variesByRow } from './filter.ts';
import type { AnyRecordType } from './recordType.ts';
import { isOutOfService } from './service.ts';

type ExpiriesOf = (row: { id: number }) => Expiry[];

export const expiriesOf = (type: AnyRecordType, day: CompanyDay): ExpiriesOf => {
  const fields = [...expiryFieldsOf(type)];
  return (row) => {
    const values: Readonly<Record<string, unknown>> = { ...row };
    const holder = asHolder(type, row);
    return fields.map(([kind, field]) => {
      const value = values[field];
      const date = typeof value === 'string' ? value : '';
      const status = expiryStatusIn(type, field, values, day);
      return { ...status, kind: kind as ExpiryKind, field, date, holder };
    });
  };
};

export interface OfRecord {
  holder: ExpiryHolder;
  expiries: Expiry[];
}

export const knownExpiries = (
  type: AnyRecordType,
  rows: readonly { id: number }[],
  day: CompanyDay,
): OfRecord[] => {
  const fields = Array.from(expiryFieldsOf(type), ([name, field]) => {
    const kind = name as ExpiryKind;
    return { kind, field, isVaried: variesByRow(type, field) };
  });
  const found: OfRecord[] = [];
  // Copied once full: an array that grows reserves room for 17 items, which is most of a fleet's memory.
  const buffer: Expiry[] = [];
  for (const row of rows) {
    const values = row as Readonly<Record<string, unknown>>;
    const holder = asHolder(type, row);
    const isOff = isOutOfService(type, row);
    let count = 0;
    for (const { kind, field, isVaried } of fields) {
      const date = values[field];
      if (typeof date !== 'string') continue;
      const rowKind = (isVaried && expiryKindIn(type, field, values)) || kind;
      const { state: judged, daysLeft } = expiryStatus(date, rowKind, day);
      if (judged === 'unknown') continue;
      const state = isOff ? 'off' : judged;
      buffer[count++] = { state, daysLeft, kind, field, date, holder };
    }
    if (count > 0) found.push({ holder, expiries: buffer.slice(0, count) });
  }
  return found;
};
