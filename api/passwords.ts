/** How people prove who they are; handed to the API, as browsers lack a hash made for passwords. */
export interface Passwords {
  hash(password: string): string | Promise<string>;
  matches(password: string, stored: string): boolean | Promise<boolean>;
  /** The code that an authenticator app shows at a moment. */
  code(secret: string, now: number): string;
}

/** Those that need no waiting, with which accounts are made up. */
export interface QuickPasswords extends Passwords {
  hash(password: string, salt?: string): string;
  matches(password: string, stored: string): boolean;
}

/**
 * Stores passwords in plain text and uses the start of a secret as its code, for a mock that ends with its
 * test or story.
 */
export const plainPasswords: QuickPasswords = {
  hash: (password) => password,
  matches: (password, stored) => password === stored,
  code: (secret) => secret.slice(0, 6),
};

const MOMENTS = [-30_000, 0, 30_000];

/** Whether an authenticator app with this user's secret shows this code, a little earlier or later too. */
export const isCode = (
  { passwords }: { passwords: Passwords },
  { two_factor_secret: secret }: { two_factor_secret?: string },
  code: unknown,
): boolean =>
  MOMENTS.some((step) => secret && passwords.code(secret, Date.now() + step) === String(code));
