import { isEmpty, problemsOf, required, type Check, type Problems } from '../base/validation.ts';
import { ofEach, SETTINGS, type LocalizationField } from './localization.ts';

export const localizationChecks = ofEach<Record<LocalizationField, readonly Check[]>>((field) => {
  const { initial, isValid, problem } = SETTINGS[field];
  const check: Check = (value) =>
    isValid(value) || (initial === null && isEmpty(value)) ? undefined : problem;
  return initial === null ? [check] : [required, check];
});

/** Absent fields are neither changed nor checked. */
export const localizationProblems = (
  given: Readonly<Record<string, unknown>>,
): Problems<string> => {
  const checks = Object.entries(localizationChecks);
  return problemsOf(
    Object.fromEntries(checks.filter(([field]) => Object.hasOwn(given, field))),
    given,
  );
};
