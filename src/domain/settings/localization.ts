import {
  dueSoonField,
  USUAL_DUE_SOON_DAYS,
  type DueSoon,
  type DueSoonField,
} from '../expiries/dueSoon.ts';
import { EXPIRY_KINDS } from '../expiries/kinds.ts';
import { isLanguage, type Language } from './language.ts';

/** How dates are shown. They are always stored and sent as `yyyy-MM-dd`. */
export const DATE_FORMATS = ['yyyy-MM-dd', 'dd/MM/yyyy', 'dd-MM-yyyy', 'dd MMM yyyy'] as const;
export type DateFormat = (typeof DATE_FORMATS)[number];

export const CURRENCIES = ['AED', 'SAR', 'OMR', 'QAR', 'BHD', 'KWD', 'USD', 'EUR'] as const;
export type Currency = (typeof CURRENCIES)[number];

/** Sunday is 0, as in JavaScript. */
export const WEEKDAYS = [0, 1, 2, 3, 4, 5, 6] as const;

export const DUE_SOON_LIMITS = { min: 0, max: 365 } as const;

/** After how many minutes without use the password is asked for again; 0 for never. */
export const IDLE_LOCK_MINUTES = [0, 15, 30, 60] as const;

/** How the whole company reads dates, money and weeks, and locks, with the field names of the API. */
export interface Localization extends DueSoon {
  language: Language;
  /** IANA name of the zone that decides which day is today. */
  time_zone: string;
  date_format: DateFormat;
  currency: Currency;
  first_day_of_week: number;
  weekend: readonly number[];
  /** One of `IDLE_LOCK_MINUTES`; an assumed field. */
  idle_lock_minutes: number;
}
export type LocalizationField = keyof Localization;

const forEachKind = <Value>(value: Value) =>
  Object.fromEntries(EXPIRY_KINDS.map((kind) => [dueSoonField(kind), value])) as Record<
    DueSoonField,
    Value
  >;

/** Dubai: UTC+4 all year, Monday to Friday. */
export const DEFAULT_LOCALIZATION: Localization = {
  language: 'en',
  time_zone: 'Asia/Dubai',
  date_format: 'yyyy-MM-dd',
  currency: 'AED',
  first_day_of_week: 1,
  weekend: [6, 0],
  idle_lock_minutes: 0,
  due_soon_days: USUAL_DUE_SOON_DAYS,
  ...forEachKind(null),
};

const isTimeZone = (value: unknown): boolean => {
  try {
    return typeof value === 'string' && !!new Intl.DateTimeFormat('en', { timeZone: value });
  } catch {
    return false;
  }
};

const isOneOf = (choices: readonly unknown[]) => (value: unknown) => choices.includes(value);

const isWholeNumber = (value: unknown, min: number, max: number) =>
  Number.isInteger(value) && Number(value) >= min && Number(value) <= max;

const isWeekday = (value: unknown) => isWholeNumber(value, 0, 6);

const isDueSoon = (value: unknown) =>
  isWholeNumber(value, DUE_SOON_LIMITS.min, DUE_SOON_LIMITS.max);

/** Whether a value is valid for its field. */
export const LOCALIZATION_GUARDS: Readonly<Record<LocalizationField, (value: unknown) => boolean>> =
  {
    language: isLanguage,
    time_zone: isTimeZone,
    date_format: isOneOf(DATE_FORMATS),
    currency: isOneOf(CURRENCIES),
    first_day_of_week: isWeekday,
    // At least one day is a working day.
    weekend: (value) => Array.isArray(value) && value.length < 7 && value.every(isWeekday),
    idle_lock_minutes: isOneOf(IDLE_LOCK_MINUTES),
    due_soon_days: isDueSoon,
    ...forEachKind((value: unknown) => value === null || isDueSoon(value)),
  };

export const LOCALIZATION_FIELDS = Object.keys(DEFAULT_LOCALIZATION) as LocalizationField[];

/** Some servers send numbers as text. */
const asNumber = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(asNumber);
  return typeof value === 'string' && /^\d{1,3}$/.test(value) ? Number(value) : value;
};

/**
 * Reads untrusted data from a server or this browser's storage. Missing and invalid fields get the default.
 */
export const readLocalization = (raw: unknown): Localization => {
  const given: Partial<Record<string, unknown>> =
    typeof raw === 'object' && raw !== null ? { ...raw } : {};
  const read = LOCALIZATION_FIELDS.map((field) => {
    const value = asNumber(given[field]);
    return [field, LOCALIZATION_GUARDS[field](value) ? value : DEFAULT_LOCALIZATION[field]];
  });
  return Object.fromEntries(read) as Localization;
};
