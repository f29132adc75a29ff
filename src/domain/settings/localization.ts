import { DATE_FORMATS, isTimeZone } from '../base/dates.ts';
import {
  dueSoonField,
  USUAL_DUE_SOON_DAYS,
  type DueSoon,
  type DueSoonField,
} from '../base/dueSoon.ts';
import { EXPIRY_KINDS } from '../base/expiryKinds.ts';
import { CURRENCIES } from '../base/money.ts';
import type { Problem } from '../base/validation.ts';
import { LANGUAGES } from './language.ts';

export { CURRENCIES, type Currency } from '../base/money.ts';
export { DATE_FORMATS, type DateFormat } from '../base/dates.ts';

/** Sunday is 0, as in JavaScript. */
export const WEEKDAYS = [0, 1, 2, 3, 4, 5, 6] as const;

const DUE_SOON_LIMITS = { min: 0, max: 365 } as const;

/** After how many minutes without use the password is asked for again; 0 for never. */
export const IDLE_LOCK_MINUTES = [0, 15, 30, 60] as const;

interface Setting<Value> {
  initial: Value;
  isValid: (value: unknown) => boolean;
  problem: Problem;
}

const choice = <const Option extends string | number>(
  options: readonly Option[],
  initial: NoInfer<Option>,
): Setting<Option> => ({
  initial,
  isValid: (value) => options.some((option) => option === value),
  problem: { code: 'choice', choices: options.join(', ') },
});

const wholeNumber = <Value extends number | null = number>(
  { min, max }: { min: number; max: number },
  initial: NoInfer<Value>,
): Setting<Value> => ({
  initial,
  isValid: (value) =>
    (initial === null && value === null) ||
    (Number.isInteger(value) && Number(value) >= min && Number(value) <= max),
  problem: { code: 'range', min, max },
});

const weekday = wholeNumber({ min: 0, max: 6 }, 1);

const timeZone: Setting<string> = {
  initial: 'Asia/Dubai',
  isValid: (value) => typeof value === 'string' && isTimeZone(value),
  problem: { code: 'timeZone' },
};

const weekend: Setting<readonly number[]> = {
  initial: [6, 0],
  // At least one day is a working day.
  isValid: (value) => Array.isArray(value) && value.length < 7 && value.every(weekday.isValid),
  problem: { code: 'weekend' },
};

const declared = {
  language: choice(LANGUAGES, 'en'),
  /** IANA name of the zone that decides which day is today. */
  time_zone: timeZone,
  date_format: choice(DATE_FORMATS, 'yyyy-MM-dd'),
  currency: choice(CURRENCIES, 'AED'),
  first_day_of_week: weekday,
  weekend,
  /** An assumed field. */
  idle_lock_minutes: choice<number>(IDLE_LOCK_MINUTES, 0),
  due_soon_days: wholeNumber(DUE_SOON_LIMITS, USUAL_DUE_SOON_DAYS),
};
type Declared = typeof declared;

/** How the whole company reads dates, money and weeks, and locks, with the field names of the API. */
export type Localization = DueSoon &
  Readonly<{ [Field in keyof Declared]: Declared[Field]['initial'] }>;
export type LocalizationField = keyof Localization;

export const SETTINGS = {
  ...declared,
  ...(Object.fromEntries(
    EXPIRY_KINDS.map((kind) => [
      dueSoonField(kind),
      wholeNumber<number | null>(DUE_SOON_LIMITS, null),
    ]),
  ) as Record<DueSoonField, Setting<number | null>>),
} satisfies Record<LocalizationField, Setting<unknown>>;

export const LOCALIZATION_FIELDS = Object.keys(SETTINGS) as LocalizationField[];

export const ofEach = <Values extends Readonly<Record<LocalizationField, unknown>>>(
  valueOf: (field: LocalizationField) => Values[LocalizationField],
): Values =>
  Object.fromEntries(LOCALIZATION_FIELDS.map((field) => [field, valueOf(field)])) as Values;

export const DEFAULT_LOCALIZATION = ofEach<Localization>((field) => SETTINGS[field].initial);

export const isValidSetting = (field: LocalizationField, value: unknown): boolean =>
  SETTINGS[field].isValid(value);

/** Some servers send numbers as text, and so may callers. */
export const asNumber = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(asNumber);
  return typeof value === 'string' && /^\d{1,3}$/.test(value) ? Number(value) : value;
};

/** Untrusted data; missing and invalid fields get the default. */
export const readLocalization = (raw: unknown): Localization => {
  const given: Partial<Record<string, unknown>> =
    typeof raw === 'object' && raw !== null ? { ...raw } : {};
  return ofEach<Localization>((field) => {
    const value = asNumber(given[field]) as Localization[LocalizationField];
    return isValidSetting(field, value) ? value : SETTINGS[field].initial;
  });
};
