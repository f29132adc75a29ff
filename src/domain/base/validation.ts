import { isIsoDate } from './dates.ts';

/**
 * What is wrong with a value, as a code that the catalogue `validation.*` puts into words.
 * The form, the import and the mock API all speak through these.
 */
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
  /** No zone of the IANA list. */
  | { code: 'timeZone' }
  /** No days of the week, or all seven. */
  | { code: 'weekend' }
  /** A temperature where the trailer does not cool. */
  | { code: 'onlyRefrigerated' }
  /** A highest temperature below the lowest. */
  | { code: 'belowLowest' }
  /** A paper that runs out before it was issued. */
  | { code: 'beforeIssue' }
  | { code: 'emptyFile' }
  | { code: 'phoneNumber' }
  /** The 15 digits of a Tax Registration Number. */
  | { code: 'trn' }
  | { code: 'website' }
  | { code: 'passwordShort'; min: number }
  /** A password and its repetition. */
  | { code: 'passwordsDiffer' }
  /** In megabytes. */
  | { code: 'fileTooLarge'; max: number }
  /** In millions. */
  | { code: 'tooManyPixels'; max: number }
  /** By its content a file of a type that is not taken here. */
  | { code: 'fileType'; types: string };

export type Check = (value: unknown) => Problem | undefined;

/** The problems of a record by field; an empty object when there are none. */
export type Problems<Field extends string> = Partial<Record<Field, Problem>>;

/** Nothing, or nothing but blanks. */
export const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '');

/** Something other than blanks. */
export const required: Check = (value) => (isEmpty(value) ? { code: 'required' } : undefined);

const whenFilled =
  (check: Check): Check =>
  (value) =>
    isEmpty(value) ? undefined : check(value);

/** At most `max` characters, as long as a column of the database takes. */
export const maxLength = (max: number): Check =>
  whenFilled((value) => (String(value).length > max ? { code: 'tooLong', max } : undefined));

/** A day that exists, as `yyyy-MM-dd`. */
export const date: Check = whenFilled((value) => (isIsoDate(value) ? undefined : { code: 'date' }));

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@.]+$/;

/** Shaped like an address; whether mail arrives only mail can tell. */
export const email: Check = whenFilled((value) =>
  EMAIL.test(String(value).trim()) ? undefined : { code: 'email' },
);

const PHONE = /^\+?[\d\s().-]{5,24}$/;

/** Digits with the usual separators; numbers are stored as typed and not interpreted. */
export const phone: Check = whenFilled((value) =>
  PHONE.test(String(value).trim()) ? undefined : { code: 'phone' },
);

/** A whole number, not negative. */
export const integer: Check = whenFilled((value) =>
  /^\d+$/.test(String(value).trim()) ? undefined : { code: 'integer' },
);

const NUMBER = /^-?\d+(\.\d+)?$/;

/** A number, or what a form or a file holds for one; undefined when it is empty or none. */
export const numberOf = (value: unknown): number | undefined => {
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined;
  return typeof value === 'string' && NUMBER.test(value.trim()) ? Number(value) : undefined;
};

/** A number from `min` to `max`, both included. */
export const numberFrom = (min: number, max: number): Check =>
  whenFilled((value) => {
    const number = numberOf(value);
    if (number === undefined) return { code: 'number' };
    return number < min || number > max ? { code: 'range', min, max } : undefined;
  });

const INSTANT = /^(\d{4}-\d{2}-\d{2})T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})$/;

/** A moment with its offset, as `2026-11-21T08:30:00Z`. */
export const instant: Check = whenFilled((value) => {
  const day = INSTANT.exec(String(value))?.[1];
  return isIsoDate(day) && !Number.isNaN(Date.parse(String(value)))
    ? undefined
    : { code: 'instant' };
});

/** One of a list of stored words. */
export const oneOf = (choices: readonly string[]): Check =>
  whenFilled((value) =>
    choices.includes(String(value)) ? undefined : { code: 'choice', choices: choices.join(', ') },
  );

/** The first problem that any of the checks finds. */
export const firstProblem = (checks: readonly Check[], value: unknown): Problem | undefined => {
  for (const check of checks) {
    const problem = check(value);
    if (problem) return problem;
  }
  return undefined;
};

/** Runs a table of checks over a record. */
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
