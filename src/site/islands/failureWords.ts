import { isApiError } from '../../dataProvider/apiError.ts';
import { signInFailure, type SignInFailure } from '../../session/signInFailure.ts';

interface FailureTexts {
  /** The server looked at what was typed and did not take it. */
  refused: string;
  failed: string;
  causes: Readonly<Record<Exclude<SignInFailure, 'credentials'>, string>>;
}

/** What a failed sign-in or registration says, with its cause where that helps. */
export const failureWords = (
  error: unknown,
  { refused, failed, causes }: FailureTexts,
): { words: (string | Node)[]; isCredentials: boolean } => {
  const failure = isApiError(error, 'conflict') ? 'credentials' : signInFailure(error);
  if (failure === 'credentials') return { words: [refused], isCredentials: true };
  const cause = document.createElement('span');
  cause.textContent = causes[failure];
  return { words: [failed, ' ', cause], isCredentials: false };
};
