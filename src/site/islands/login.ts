import { login as t } from '../../i18n/en/website/sign.ts';
import { fill } from '../../i18n/fill.ts';
import { authApi, session } from '../../session/index.ts';
import { storeWelcome } from '../../session/welcome.ts';
import { checkCredentials } from './checkCredentials.ts';
import { failureWords } from './failureWords.ts';
import { fetchAhead } from './fetchAhead.ts';
import { formParts } from './formParts.ts';
import { googleOnPress } from './googleOnPress.ts';
import { revealOnPress } from './reveal.ts';
import { signedInTarget } from './signedInTarget.ts';

const goOn = () => {
  storeWelcome('back');
  session.open(signedInTarget(session.get(), window.location.search) ?? '/');
};

/** Signs in with the form's values; after a failure the form stays as it is. */
const login = (root: HTMLElement): void => {
  const parts = formParts(root);
  const isKept = () => Boolean(root.querySelector<HTMLInputElement>('[name=keep]')?.checked);
  // Two events can arrive before the first has disabled the button.
  let isBusy = false;

  const send = async (email: string, password: string) => {
    isBusy = true;
    parts.say();
    parts.setBusy(true);
    try {
      session.start(await authApi.signIn({ email, password }), { keep: isKept() });
      goOn();
    } catch (error) {
      isBusy = false;
      parts.setBusy(false);
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
    const email = parts.textOf('email').trim();
    const password = parts.textOf('password');
    const found = checkCredentials(email, password);
    const problems = {
      email: found.email && t.problems[found.email],
      password: found.password && t.problems[found.password],
    };
    if (parts.tellAll(problems)) parts.say();
    else void send(email, password);
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
