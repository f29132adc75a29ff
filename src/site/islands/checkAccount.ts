import { isEmpty } from '../../domain/base/validation.ts';
import { MIN_PASSWORD_LENGTH } from '../../domain/people/password.ts';
import { checkCredentials, type LoginProblems } from './checkCredentials.ts';

export interface NewAccount {
  name: string;
  email: string;
  password: string;
  confirm: string;
}

export interface AccountProblems extends Pick<LoginProblems, 'email'> {
  name?: 'nameMissing';
  password?: 'passwordMissing' | 'passwordShort';
  confirm?: 'confirmMissing' | 'mismatch';
}

/** The rules for signing up. A password is taken as typed, including spaces. */
export const checkAccount = ({ name, email, password, confirm }: NewAccount): AccountProblems => {
  const problems: AccountProblems = checkCredentials(email, password);
  if (isEmpty(name)) problems.name = 'nameMissing';
  if (password !== '' && password.length < MIN_PASSWORD_LENGTH) problems.password = 'passwordShort';
  if (confirm === '') problems.confirm = 'confirmMissing';
  else if (confirm !== password) problems.confirm = 'mismatch';
  return problems;
};
