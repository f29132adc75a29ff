import { Secret } from 'otpauth';

import { authenticatorOf, countOfCode } from '../src/domain/people/oneTimeCode.ts';
import type { Passwords } from './passwords.ts';
import { randomText } from './randomText.ts';
import type { StoredUser } from './store/collections.ts';

/** What someone proved beside the password: a code of the app, or a recovery code by its hash. */
export type Factor = { count: number } | { recoveryHash: string };

/** Codes for a lost phone, and how they are stored. */
export interface RecoveryCodes {
  codes: readonly string[];
  hashes: readonly string[];
}

export const WITHOUT_FACTOR = {
  two_factor_enabled: false,
  two_factor_secret: null,
  recovery_hashes: null,
} as const;

const RECOVERY_CODES = 8;
const RECOVERY_BYTES = 5;
const RECOVERY_CODE = /^[0-9a-f]{10}$/;

/** 160 bits, as RFC 4226 recommends. */
export const newSecret = (): string => new Secret({ size: 20 }).base32;

export const newRecoveryCodes = async (passwords: Passwords): Promise<RecoveryCodes> => {
  const codes = Array.from({ length: RECOVERY_CODES }, () => randomText(RECOVERY_BYTES));
  return { codes, hashes: await Promise.all(codes.map(async (code) => passwords.hash(code))) };
};

export const hasSecondFactor = (user: StoredUser): boolean =>
  user.two_factor_enabled && Boolean(user.two_factor_secret);

/** Which code of this user's authenticator app a text is. */
export const countOf = (
  { two_factor_secret: secret }: Pick<StoredUser, 'two_factor_secret'>,
  code: unknown,
): number | undefined => {
  const app = authenticatorOf({ secret: secret ?? undefined });
  return app && countOfCode(app, String(code));
};

/** Takes long for a recovery code, as each hash is tried. */
export const factorOf = async (
  user: StoredUser,
  code: string,
  passwords: Passwords,
): Promise<Factor | undefined> => {
  const count = countOf(user, code);
  if (count !== undefined) return { count };
  if (!RECOVERY_CODE.test(code)) return undefined;
  for (const recoveryHash of user.recovery_hashes ?? []) {
    if (await passwords.matches(code, recoveryHash)) return { recoveryHash };
  }
  return undefined;
};

/** A factor counts once; undefined if it was used before. */
export const spend = (user: StoredUser, factor: Factor): StoredUser | undefined => {
  if ('count' in factor) {
    const { count } = factor;
    return count > (user.two_factor_count ?? -1) ? { ...user, two_factor_count: count } : undefined;
  }
  const hashes = user.recovery_hashes ?? [];
  const left = hashes.filter((hash) => hash !== factor.recoveryHash);
  return left.length < hashes.length ? { ...user, recovery_hashes: left } : undefined;
};
