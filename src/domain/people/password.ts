import { isEmpty, required, type Check, type Problem } from '../base/validation.ts';

export const MIN_PASSWORD_LENGTH = 8;

/** Blanks count, as they are part of a password. */
const longEnough: Check = (value) =>
  isEmpty(value) || String(value).length >= MIN_PASSWORD_LENGTH
    ? undefined
    : { code: 'passwordShort', min: MIN_PASSWORD_LENGTH };

export const newPasswordChecks: readonly Check[] = [required, longEnough];

/** If the list cannot be fetched, the server decides. */
export const commonProblem = (password: unknown): Promise<Problem | undefined> =>
  import('./commonPasswords.ts').then(
    ({ notCommon }) => notCommon(password),
    () => undefined,
  );

export interface PasswordChange {
  currentPassword: string;
  newPassword: string;
  confirmPassword: string;
}

/** Must equal the new password. */
export const repeats =
  (password: unknown): Check =>
  (value) =>
    isEmpty(value) || value === password ? undefined : { code: 'passwordsDiffer' };
