import type { Session } from '../../session/parseSession.ts';
import type { FormParts } from './formParts.ts';

interface GoogleTexts {
  googleFailed: string;
  google: { blocked: string; again: string };
}

/** Fetches Google's script on the first press, never before. */
export const googleOnPress = (
  root: HTMLElement,
  parts: FormParts,
  t: GoogleTexts,
  onSession: (session: Session) => void,
): void => {
  const button = root.querySelector<HTMLButtonElement>('[data-google]');
  const place = root.querySelector<HTMLElement>('[data-google-place]');
  if (!button || !place) return;

  const say = (more?: string) => {
    const cause = document.createElement('span');
    cause.textContent = more ?? '';
    parts.say(t.googleFailed, ...(more === undefined ? [] : [' ', cause]));
    parts.focusAlert();
  };

  const press = async () => {
    button.disabled = true;
    parts.say();
    try {
      const { askGoogle } = await import('./google.ts');
      await askGoogle({
        clientId: button.dataset['google'] ?? '',
        place,
        onSession,
        onRefused: () => say(),
      });
      // Google's own button replaces ours, in case its window does not open by itself.
      button.hidden = true;
      place.dataset['hint'] = t.google.again;
    } catch {
      say(t.google.blocked);
    } finally {
      button.disabled = false;
    }
  };

  button.addEventListener('click', () => void press());
};
