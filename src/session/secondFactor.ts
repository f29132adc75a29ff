import { isApiError } from '../dataProvider/apiError.ts';
import { flagIn, type Values } from '../dataProvider/client/values.ts';
import { signInFailure } from './signInFailure.ts';

/** Servers name it in many ways: two_factor, requires_2fa, mfa_required. */
const NAME = /2fa|two_?factor|mfa|otp/i;

export const asksForCode = (answer: Readonly<Values> | undefined): boolean =>
  Object.entries(answer ?? {}).some(([name, value]) => NAME.test(name) && flagIn(value) === true);

/**
 * Whether a sign-in failed for want of a code, or of the right one. A server that has asked for a
 * code had found the rest right; if it then refuses the same (`isProven`), it is the code.
 */
export const needsCode = (error: unknown, isProven: boolean): boolean =>
  isApiError(error) &&
  (asksForCode(error.answer) || (isProven && signInFailure(error) === 'credentials'));
