import { email } from '../../domain/validation.ts';
import type { SiteMessages } from '../../i18n/siteMessages.ts';

export type FieldProblem = keyof SiteMessages['login']['problems'];

export interface LoginProblems {
  email?: FieldProblem;
  password?: FieldProblem;
}

/** A password of blanks is a password: only an empty one is missing. */
export const checkCredentials = (address: string, password: string): LoginProblems => ({
  ...(address === '' ? { email: 'emailMissing' } : email(address) && { email: 'emailShape' }),
  ...(password === '' && { password: 'passwordMissing' }),
});
