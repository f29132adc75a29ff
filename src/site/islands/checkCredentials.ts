import { email } from '../../domain/base/validation.ts';

export interface LoginProblems {
  email?: 'emailMissing' | 'emailShape';
  password?: 'passwordMissing';
}

/** A password of blanks is valid: only an empty one is missing. */
export const checkCredentials = (address: string, password: string): LoginProblems => ({
  ...(address === '' ? { email: 'emailMissing' } : email(address) && { email: 'emailShape' }),
  ...(password === '' && { password: 'passwordMissing' }),
});
