import { isApiError } from '../../dataProvider/apiError.ts';
import { signInFailure, type SignInFailure } from '../../session/signInFailure.ts';

interface FailureTexts {
  /** The message when the server checked the values and refused them. */
  refused: string;
  failed: string;
  causes: Readonly<Record<Exclude<SignInFailure, 'credentials'>, string>>;
}

/** The message of a failed sign-in or registration, with the cause if that helps. */
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
