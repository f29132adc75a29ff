import { visible } from '../../domain/base/fold.ts';
import { MIN_PASSWORD_LENGTH } from '../../domain/people/password.ts';
import { fill } from '../../i18n/fill.ts';
import type { SiteMessages } from '../../i18n/messages.ts';
import { session } from '../../session/index.ts';
import { authApi } from '../../session/signIn.ts';
import { storeWelcome } from '../../session/welcome.ts';
import { checkNewAccount, type NewAccount } from './checkAccount.ts';
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
      email: visible(parts.textOf('email')),
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

export default signup;
