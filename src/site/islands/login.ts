import { visible } from '../../domain/base/fold.ts';
import { fill } from '../../i18n/fill.ts';
import type { SiteMessages } from '../../i18n/messages.ts';
import { session } from '../../session/index.ts';
import { needsCode } from '../../session/secondFactor.ts';
import { authApi } from '../../session/signIn.ts';
import { storeWelcome } from '../../session/welcome.ts';
import { checkCredentials } from './checkCredentials.ts';
import { failureWords } from './failureWords.ts';
import { fetchAhead } from './fetchAhead.ts';
import { formParts } from './formParts.ts';
import { googleOnPress } from './googleOnPress.ts';
import { revealOnPress } from './reveal.ts';
import { signedInTarget } from './signedInTarget.ts';
import { textsOf } from './texts.ts';

const { login: t } = await textsOf<Pick<SiteMessages, 'login'>>(
  () => import('../../i18n/en/website/sign.ts'),
  () => import('../../i18n/ar/website/sign.ts'),
);

const goOn = () => {
  storeWelcome('back');
  session.open(signedInTarget(session.get(), window.location.search) ?? '/');
};

const login = (root: HTMLElement): void => {
  const parts = formParts(root);
  const isKept = () => Boolean(root.querySelector<HTMLInputElement>('[name=keep]')?.checked);
  // Two events can arrive before the first has disabled the button.
  let isBusy = false;

  const codePlace = root.querySelector<HTMLElement>('[data-code]');
  /** The code typed, once the server has asked for one. */
  const codeIn = () => (codePlace?.hidden === false ? parts.textOf('code').trim() : undefined);

  /** With what the server has asked for a code. */
  let proven: string | undefined;

  const askForCode = (code: string | undefined) => {
    if (codePlace) codePlace.hidden = false;
    parts.tellAll({ code: code && t.problems.codeWrong });
    const field = parts.inputOf('code');
    field?.focus();
    if (field instanceof HTMLInputElement) field.select();
  };

  const send = async (email: string, password: string, code: string | undefined) => {
    isBusy = true;
    parts.say();
    parts.setBusy(true);
    try {
      session.start(await authApi.signIn({ email, password, code }), { keep: isKept() });
      goOn();
    } catch (error) {
      isBusy = false;
      parts.setBusy(false);
      const proof = email + password;
      if (needsCode(error, proof === proven)) {
        proven = proof;
        return askForCode(code);
      }
      const { words, isCredentials, waitSeconds } = failureWords(error, {
        ...t,
        refused: t.wrongCredentials,
      });
      if (waitSeconds) parts.waitFor(waitSeconds, (seconds) => fill(t.waiting, { seconds }));
      parts.say(...words);
      const field = parts.inputOf('password');
      if (isCredentials && field instanceof HTMLInputElement) field.select();
      else parts.focusAlert();
    }
  };

  parts.form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (isBusy) return;
    const email = visible(parts.textOf('email'));
    const password = parts.textOf('password');
    // It was for the account typed before.
    if (codePlace && email + password !== proven) codePlace.hidden = true;
    const code = codeIn();
    const found = checkCredentials(email, password);
    const problems = {
      email: found.email && t.problems[found.email],
      password: found.password && t.problems[found.password],
      code: code === '' ? t.problems.codeMissing : undefined,
    };
    if (parts.tellAll(problems)) parts.say();
    else void send(email, password, code);
  });

  for (const button of root.querySelectorAll<HTMLElement>('[data-email]')) {
    button.addEventListener('click', () => {
      for (const name of ['email', 'password']) {
        const input = parts.inputOf(name);
        if (!input) continue;
        input.value = button.dataset[name] ?? '';
        input.dispatchEvent(new Event('input', { bubbles: true }));
      }
    });
  }

  revealOnPress(root);
  googleOnPress(root, parts, t, (next) => {
    session.start(next, { keep: isKept() });
    goOn();
  });
  fetchAhead(root);
};

export default login;
