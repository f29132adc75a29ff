import { isEmpty, required, type Check, type Problems } from '../base/validation.ts';
import { dueSoonField, type DueSoonField } from '../expiries/dueSoon.ts';
import { EXPIRY_KINDS } from '../expiries/kinds.ts';
import { LANGUAGES } from './language.ts';
import {
  CURRENCIES,
  DATE_FORMATS,
  DUE_SOON_LIMITS,
  IDLE_LOCK_MINUTES,
  LOCALIZATION_FIELDS,
  LOCALIZATION_GUARDS,
  type LocalizationField,
} from './localization.ts';

const choice = (choices: readonly (string | number)[]) =>
  ({ code: 'choice', choices: choices.join(', ') }) as const;

const guarded = (field: LocalizationField, problem: NonNullable<ReturnType<Check>>): Check[] => [
  required,
  (value) => (LOCALIZATION_GUARDS[field](value) ? undefined : problem),
];

const dueSoonProblem = { code: 'range', ...DUE_SOON_LIMITS } as const;

/** May be empty: then the general number of days applies to this kind. */
const dueSoonChecks = Object.fromEntries(
  EXPIRY_KINDS.map((kind) => [
    dueSoonField(kind),
    [
      (value: unknown) =>
        isEmpty(value) || LOCALIZATION_GUARDS[dueSoonField(kind)](value)
          ? undefined
          : dueSoonProblem,
    ],
  ]),
) as Record<DueSoonField, Check[]>;

/** The checks of the form and of the mock server, by field. */
export const localizationChecks: Readonly<Record<LocalizationField, readonly Check[]>> = {
  language: guarded('language', choice(LANGUAGES)),
  time_zone: guarded('time_zone', { code: 'timeZone' }),
  date_format: guarded('date_format', choice(DATE_FORMATS)),
  currency: guarded('currency', choice(CURRENCIES)),
  first_day_of_week: guarded('first_day_of_week', { code: 'range', min: 0, max: 6 }),
  weekend: guarded('weekend', { code: 'weekend' }),
  idle_lock_minutes: guarded('idle_lock_minutes', choice(IDLE_LOCK_MINUTES)),
  due_soon_days: guarded('due_soon_days', dueSoonProblem),
  ...dueSoonChecks,
};

/** The problems of the given fields; absent fields are neither changed nor checked. */
export const localizationProblems = (
  given: Readonly<Record<string, unknown>>,
): Problems<LocalizationField> => {
  const problems: Problems<LocalizationField> = {};
  for (const field of LOCALIZATION_FIELDS) {
    if (!Object.hasOwn(given, field)) continue;
    const problem = localizationChecks[field].map((check) => check(given[field])).find(Boolean);
    if (problem) problems[field] = problem;
  }
  return problems;
};
