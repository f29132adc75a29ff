import { Secret, TOTP } from 'otpauth';

import type { TwoFactorSetup } from '../settings/twoFactor.ts';

/** RFC 6238; undefined if the server sent none. */
export const authenticatorOf = ({
  secret,
  address,
}: Partial<Pick<TwoFactorSetup, 'secret' | 'address'>>): TOTP | undefined => {
  const told = new URLSearchParams(address?.split('?')[1]);
  const known = secret ?? told.get('secret');
  if (!known) return undefined;
  return new TOTP({
    secret: Secret.fromBase32(known.toUpperCase().replace(/[^A-Z2-7]/g, '')),
    algorithm: told.get('algorithm') ?? 'SHA1',
    digits: Number(told.get('digits') ?? 6),
    period: Number(told.get('period') ?? 30),
  });
};

/**
 * Counted in the app's periods; undefined if it is none. One period before or after counts too:
 * clocks differ.
 */
export const countOfCode = (app: TOTP, code: string, now = Date.now()): number | undefined => {
  const delta = app.validate({ token: code, timestamp: now, window: 1 });
  return delta === null ? undefined : app.counter({ timestamp: now }) + delta;
};
