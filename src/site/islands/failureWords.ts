import { isApiError } from '../../dataProvider/apiError.ts';
import { fill } from '../../i18n/fill.ts';
import { inTime } from '../../i18n/inTime.ts';
import { signInFailure, type SignInFailure } from '../../session/signInFailure.ts';

interface FailureTexts {
  /** The message when the server checked the values and refused them. */
  refused: string;
  failed: string;
  /** The message when the server says after which time it wants to be asked again. */
  busy: string;
  causes: Readonly<Record<Exclude<SignInFailure, 'credentials'>, string>>;
}

/** With the cause if that helps. */
export const failureWords = (
  error: unknown,
  { refused, failed, busy, causes }: FailureTexts,
): { words: (string | Node)[]; isCredentials: boolean; waitSeconds?: number } => {
  const failure = isApiError(error, 'conflict') ? 'credentials' : signInFailure(error);
  if (failure === 'credentials') return { words: [refused], isCredentials: true };
  const { retryAfter } = isApiError(error, 'tooMany') ? error : {};
  if (retryAfter)
    return {
      words: [fill(busy, { when: inTime(retryAfter) })],
      isCredentials: false,
      waitSeconds: retryAfter,
    };
  const cause = document.createElement('span');
  cause.textContent = causes[failure];
  return { words: [failed, ' ', cause], isCredentials: false };
};
