import { isIsoDate, isMoment } from './dates.ts';
import { toLatinDigits, visible } from './fold.ts';

/** Codes with a message in `validation.*`, shared by forms, import and server. */
export type Problem =
  | { code: 'required' }
  | { code: 'tooLong'; max: number }
  | { code: 'date' }
  | { code: 'email' }
  | { code: 'phone' }
  | { code: 'integer' }
  | { code: 'number' }
  | { code: 'range'; min: number; max: number }
  | { code: 'instant' }
  | { code: 'choice'; choices: string }
  | { code: 'taken' }
  /** Not in the IANA list. */
  | { code: 'timeZone' }
  | { code: 'weekend' }
  /** A temperature without cooling. */
  | { code: 'onlyRefrigerated' }
  /** A highest temperature below the lowest. */
  | { code: 'belowLowest' }
  /** An expiry date before the date of issue. */
  | { code: 'beforeIssue' }
  | { code: 'emptyFile' }
  | { code: 'phoneNumber' }
  /** Not the 15 digits of a Tax Registration Number. */
  | { code: 'trn' }
  | { code: 'otherBranch' }
  /** A count in the future, or no later than the last one. */
  | { code: 'future' }
  | { code: 'beforeCount' }
  /** An invoice's litres, price and amounts contradict each other. */
  | { code: 'amountsDiffer' }
  | { code: 'website' }
  | { code: 'passwordShort'; min: number }
  | { code: 'passwordCommon' }
  | { code: 'passwordsDiffer' }
  /** In megabytes. */
  | { code: 'fileTooLarge'; max: number }
  /** In millions. */
  | { code: 'tooManyPixels'; max: number }
  /** The file's content is of a type that is not accepted. */
  | { code: 'fileType'; types: string };

/** The code of a problem that says all by itself. */
export type PlainCode = {
  [One in Problem as One['code']]: keyof One extends 'code' ? One['code'] : never;
}[Problem['code']];

export type Check = (value: unknown) => Problem | undefined;

export type Problems<Field extends string> = Partial<Record<Field, Problem>>;

/** True for undefined, null and blank text. */
export const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '');

export const required: Check = (value) => (isEmpty(value) ? { code: 'required' } : undefined);

const whenFilled =
  (check: Check): Check =>
  (value) =>
    isEmpty(value) ? undefined : check(value);

export const maxLength =
  (max: number): Check =>
  (value) =>
    String(value).length > max && !isEmpty(value) ? { code: 'tooLong', max } : undefined;

export const date: Check = whenFilled((value) => (isIsoDate(value) ? undefined : { code: 'date' }));

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@.]+$/;

export const email: Check = whenFilled((value) =>
  EMAIL.test(visible(String(value))) ? undefined : { code: 'email' },
);

/** A web address, not `javascript:` or a bare name. */
export const website: Check = whenFilled((value) => {
  const text = String(value).trim();
  const isWeb = /^https?:\/\//i.test(text) && !/\s/.test(text) && URL.canParse(text);
  return isWeb ? undefined : { code: 'website' };
});

/** A picture as a data URL, of one of the two accepted types. */
export const picture: Check = whenFilled((value) =>
  /^data:image\/(?:png|jpeg);base64,[a-z\d+/=]+$/i.test(String(value))
    ? undefined
    : { code: 'fileType', types: 'PNG, JPEG' },
);

const PHONE = /^\+?(?=(?:\D*\d){5})[\d\s().-]{5,24}$/;

/** Digits with the usual separators; stored as typed. */
export const phone: Check = whenFilled((value) =>
  PHONE.test(toLatinDigits(visible(String(value)))) ? undefined : { code: 'phone' },
);

export const integer: Check = whenFilled((value) =>
  /^\d+$/.test(toLatinDigits(String(value)).trim()) ? undefined : { code: 'integer' },
);

const NUMBER = /^-?\d+(\.\d+)?$/;

const ARABIC = /[٠-٩۰-۹٫٬]/;

/** Undefined if there is none; Arabic digits are read too. */
export const numberOf = (value: unknown): number | undefined => {
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined;
  if (typeof value !== 'string') return undefined;
  const text = ARABIC.test(value)
    ? toLatinDigits(value).replaceAll('٬', '').replace('٫', '.')
    : value;
  return NUMBER.test(text.trim()) ? Number(text) : undefined;
};

/** What may stand before or after an amount. */
const UNIT = /^(?:aed|dhs?)\.?\s*(?=[-\d])|(?<=\d)\s*(?:aed|dhs?|l|ltrs?|lit(?:er|re)s?|km)\.?$/i;
const LETTER = /[a-z]/i;
const GROUPED = /^-?\d{1,3}(?:[, \u00A0\u202F]\d{3})+(?:\.\d+)?$/;

/** Without separators between thousands. */
export const ungrouped = (text: string): string =>
  GROUPED.test(text) ? text.replace(/[^\d.-]/g, '') : text;

/** Also from text with separators between thousands or with its unit; null if it is none. */
export const amountIn = (value: unknown): number | null => {
  const trimmed = typeof value === 'string' ? value.trim() : value;
  const text =
    typeof trimmed === 'string' && LETTER.test(trimmed) ? trimmed.replace(UNIT, '') : trimmed;
  return numberOf(typeof text === 'string' ? ungrouped(text) : text) ?? null;
};

export const numberFrom = (min: number, max: number): Check =>
  whenFilled((value) => {
    const number = numberOf(value);
    if (number === undefined) return { code: 'number' };
    return number < min || number > max ? { code: 'range', min, max } : undefined;
  });

const INSTANT = /^(\d{4}-\d{2}-\d{2})T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})$/;

/** With an offset, such as `2026-11-21T08:30:00Z`. */
export const instant: Check = whenFilled((value) => {
  const day = INSTANT.exec(String(value))?.[1];
  return isIsoDate(day) && isMoment(String(value)) ? undefined : { code: 'instant' };
});

export const oneOf = (choices: readonly string[]): Check =>
  whenFilled((value) =>
    choices.includes(String(value)) ? undefined : { code: 'choice', choices: choices.join(', ') },
  );

export const firstProblem = (checks: readonly Check[], value: unknown): Problem | undefined => {
  for (const check of checks) {
    const problem = check(value);
    if (problem) return problem;
  }
  return undefined;
};

export const problemsOf = <Field extends string>(
  checks: Partial<Record<Field, readonly Check[]>>,
  record: Partial<Record<Field, unknown>>,
): Problems<Field> => {
  const problems: Problems<Field> = {};
  for (const [field, list] of Object.entries(checks) as [Field, readonly Check[]][]) {
    const problem = firstProblem(list, record[field]);
    if (problem) problems[field] = problem;
  }
  return problems;
};
