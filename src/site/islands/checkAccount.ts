import { isEmpty } from '../../domain/base/validation.ts';
import { commonProblem, MIN_PASSWORD_LENGTH } from '../../domain/people/password.ts';
import { checkCredentials, type LoginProblems } from './checkCredentials.ts';

export interface NewAccount {
  name: string;
  email: string;
  password: string;
  confirm: string;
}

interface AccountProblems extends Pick<LoginProblems, 'email'> {
  name?: 'nameMissing';
  password?: 'passwordMissing' | 'passwordShort' | 'passwordCommon';
  confirm?: 'confirmMissing' | 'mismatch';
}

/** A password is taken as typed, including spaces. */
export const checkAccount = ({ name, email, password, confirm }: NewAccount): AccountProblems => {
  const problems: AccountProblems = checkCredentials(email, password);
  if (isEmpty(name)) problems.name = 'nameMissing';
  if (password !== '' && password.length < MIN_PASSWORD_LENGTH) problems.password = 'passwordShort';
  if (confirm === '') problems.confirm = 'confirmMissing';
  else if (confirm !== password) problems.confirm = 'mismatch';
  return problems;
};

/** Asks the list of common passwords once nothing else is wrong. */
export const checkNewAccount = async (account: NewAccount): Promise<AccountProblems> => {
  const problems = checkAccount(account);
  const isCommon = !problems.password && (await commonProblem(account.password));
  return isCommon ? { ...problems, password: 'passwordCommon' } : problems;
};
