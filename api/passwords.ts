import type { Claims } from './call.ts';

/** How people prove who they are; handed to the API, as browsers lack a hash made for passwords. */
export interface Passwords {
  hash(password: string): string | Promise<string>;
  matches(password: string, stored: string): boolean | Promise<boolean>;
  /** Compared with where there is no such account, so that the answer takes as long. */
  decoyHash: string;
  /** The code that an authenticator app shows at a moment. */
  code(secret: string, now: number): string;
  newSecret(): string;
  /** How a token is kept. */
  digest(token: string): string;
  /** How long a session lasts at most. */
  sessionMs: number;
  /** What a token of Google says, if it can be trusted. */
  claims(idToken: string): Promise<Claims | undefined>;
}

/** Those that need no waiting, with which accounts are made up. */
export interface QuickPasswords extends Passwords {
  hash(password: string, salt?: string): string;
  matches(password: string, stored: string): boolean;
}

const MOMENTS = [-30_000, 0, 30_000];

/** Whether an authenticator app with this user's secret shows this code, a little earlier or later too. */
export const isCode = (
  { passwords }: { passwords: Passwords },
  { two_factor_secret: secret }: { two_factor_secret?: string },
  code: unknown,
): boolean =>
  MOMENTS.some((step) => secret && passwords.code(secret, Date.now() + step) === String(code));
