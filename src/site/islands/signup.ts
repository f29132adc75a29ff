import { isEmpty } from '../../domain/base/validation.ts';
import { MIN_PASSWORD_LENGTH, commonProblem } from '../../domain/people/password.ts';
import { fill } from '../../i18n/fill.ts';
import type { SiteMessages } from '../../i18n/messages.ts';
import { authApi, session } from '../../session/index.ts';
import { storeWelcome } from '../../session/welcome.ts';
import { checkCredentials, type LoginProblems } from './checkCredentials.ts';
import { failureWords } from './failureWords.ts';
import { fetchAhead } from './fetchAhead.ts';
import { formParts } from './formParts.ts';
import { googleOnPress } from './googleOnPress.ts';
import { revealOnPress } from './reveal.ts';
import { textsOf } from './texts.ts';

const { signup: t } = await textsOf<Pick<SiteMessages, 'signup'>>(
  () => import('../../i18n/en/website/sign.ts'),
  () => import('../../i18n/ar/website/sign.ts'),
);

/** It redirects known roles to their own dashboard. */
const FIRST_PAGE = '/dashboard';

const words = (problem: keyof typeof t.problems | undefined) =>
  problem && fill(t.problems[problem], { min: MIN_PASSWORD_LENGTH });

const signup = (root: HTMLElement): void => {
  const parts = formParts(root);
  let isBusy = false;

  const send = async ({ name, email, password }: NewAccount) => {
    parts.say();
    parts.setBusy(true);
    try {
      session.start(await authApi.register({ name, email, password }));
      storeWelcome('created');
      session.open(FIRST_PAGE);
    } catch (error) {
      isBusy = false;
      parts.setBusy(false);
      const { words: said, waitSeconds } = failureWords(error, t);
      if (waitSeconds) parts.waitFor(waitSeconds, (seconds) => fill(t.waiting, { seconds }));
      parts.say(...said);
      parts.focusAlert();
    }
  };

  const check = async (account: NewAccount) => {
    const found = await checkNewAccount(account);
    const problems = {
      name: words(found.name),
      email: words(found.email),
      password: words(found.password),
      confirm: words(found.confirm),
    };
    if (!parts.tellAll(problems)) return send(account);
    isBusy = false;
    return parts.say();
  };

  parts.form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (isBusy) return;
    const account: NewAccount = {
      name: parts.textOf('name').trim(),
      email: parts.textOf('email').trim(),
      password: parts.textOf('password'),
      confirm: parts.textOf('confirm'),
    };
    isBusy = true;
    void check(account);
  });

  revealOnPress(root);
  googleOnPress(root, parts, t, (next) => {
    session.start(next);
    storeWelcome('google');
    session.open(FIRST_PAGE);
  });
  fetchAhead(root);
};

interface NewAccount {
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

export default signup;
