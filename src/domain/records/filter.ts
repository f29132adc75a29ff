import { branchKey } from '../base/branch.ts';
import type { CompanyDay } from '../base/companyDay.ts';
import { phoneSearchText } from '../base/phone.ts';
import { expiryStatus, isExpiryIn, offDuty, type ExpiryKind, type ExpiryStatus } from './expiry.ts';
import type { SelectField } from './field.ts';
import { isInRanges } from './idRanges.ts';
import type { AnyRecordType, Draft, FilterOf } from './recordType.ts';
import { isOutOfService } from './service.ts';

type Row = Readonly<Record<string, unknown>>;

const expiryFields = new WeakMap<AnyRecordType, ReadonlyMap<string, string>>();

/** By kind: `registration` → `registration_expiry`. */
export const expiryFieldsOf = (type: AnyRecordType): ReadonlyMap<string, string> => {
  const known = expiryFields.get(type);
  if (known) return known;
  const fields = new Map(
    Object.entries(type.fields).flatMap(([name, field]) =>
      field.kind === 'day' && field.expiry ? [[field.expiry, name]] : [],
    ),
  );
  expiryFields.set(type, fields);
  return fields;
};

/** The kind whose days before expiry apply to a field of a row. */
export const expiryKindIn = (
  type: AnyRecordType,
  name: string,
  row: Row | undefined,
): ExpiryKind | undefined => {
  const field = type.fields[name];
  if (field?.kind !== 'day') return undefined;
  const { expiry, expiryBy } = field;
  const value = expiryBy && row?.[expiryBy.field];
  return (typeof value === 'string' ? expiryBy?.kinds[value] : undefined) ?? expiry;
};

export const variesByRow = (type: AnyRecordType, name: string): boolean => {
  const field = type.fields[name];
  return field?.kind === 'day' && field.expiryBy !== undefined;
};

/** The state of an expiry date of a row: `off` if the row is no longer in service. */
export const expiryStatusIn = (
  type: AnyRecordType,
  name: string,
  row: Row,
  day: CompanyDay,
): ExpiryStatus => {
  const kind = expiryKindIn(type, name, row);
  const date = row[name];
  if (!kind || typeof date !== 'string') return { state: 'unknown' };
  const status = expiryStatus(date, kind, day);
  return isOutOfService(type, row) ? offDuty(status) : status;
};

const isOption = ({ also }: SelectField, stored: unknown, value: string): boolean => {
  const group = also && Object.hasOwn(also, value) ? also[value] : undefined;
  return group ? stored !== group.not : String(stored) === value;
};

const ofSelect =
  (name: string, field: SelectField) =>
  (row: Row, value: unknown): boolean =>
    isOption(field, row[name], String(value));

const ofBranch =
  (name: string) =>
  (row: Row, value: unknown): boolean =>
    branchKey(row[name]) === branchKey(value);

const ofExpiries =
  (type: AnyRecordType, fields: readonly string[]) =>
  (row: Row, wanted: unknown, _rows: readonly Row[], day: CompanyDay): boolean =>
    fields.some((field) => isExpiryIn(expiryStatusIn(type, field, row, day), wanted));

type Filter = (row: Row, value: unknown, rows: readonly Row[], day: CompanyDay) => boolean;

export const filtersOf = (type: AnyRecordType): Readonly<Record<string, Filter>> => {
  const filters: Record<string, Filter> = {};
  for (const [name, field] of Object.entries(type.fields)) {
    if (field.kind === 'select') filters[name] = ofSelect(name, field);
    if (field.kind === 'branch') filters[name] = ofBranch(name);
  }
  const expiries = [...expiryFieldsOf(type)].filter(
    ([, name]) => type.fields[name]?.filter !== false,
  );
  for (const [kind, field] of expiries) filters[kind] = ofExpiries(type, [field]);
  if (expiries.length > 0) {
    filters['expiry'] = ofExpiries(
      type,
      expiries.map(([, field]) => field),
    );
  }
  filters['ids'] = ({ id }, ranges) => isInRanges(id, String(ranges));
  return Object.assign(filters, type.ownFilters);
};

/** Whether a filter asks for anything. */
export const isGiven = (value: unknown): boolean =>
  value !== undefined && value !== null && value !== '';

/** Without the search text. Fields without a filter of their own must be equal. */
export const matcherOf = <T extends AnyRecordType>(
  type: T,
  filter: FilterOf<T> | Draft,
  day: CompanyDay,
  rows: readonly object[] = [],
): ((row: object) => boolean) => {
  const filters = filtersOf(type);
  const tests = Object.entries(filter)
    .filter(([, value]) => isGiven(value))
    .map(([name, value]) => {
      const test = filters[name];
      return (row: Row) =>
        test
          ? test(row, value, rows as readonly Row[], day)
          : (Array.isArray(value) ? value : [value]).some(
              (one) => String(row[name]) === String(one),
            );
    });
  return (row) => tests.every((test) => test(row as Row));
};

/** Whether rows can answer a filter: some servers send no rows with a field that they count themselves. */
export const canTell = (type: AnyRecordType, filter: Draft, rows: readonly object[]): boolean =>
  rows.length === 0 ||
  Object.keys(filter).every((name) => {
    const other = type.join?.answers?.[name] ?? name;
    return !type.fields[name] || rows.some((row) => name in row || other in row);
  });

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/** One line per field. */
export const searchTextOf = (type: AnyRecordType, row: Row): string =>
  [
    ...Object.entries(type.fields)
      .filter(([, { search }]) => search)
      .map(([name, field]) => {
        const text = textOf(row[name]);
        return field.kind === 'text' && field.format === 'phone' ? phoneSearchText(text) : text;
      }),
    ...type.rules.map(({ searchText }) => searchText?.(row) ?? ''),
  ].join('\n');
