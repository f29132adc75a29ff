/** How people prove who they are; passed to the mock, as browsers lack a synchronous hash. */
export interface Passwords {
  hash(password: string, salt?: string): string;
  matches(password: string, stored: string): boolean;
  /** The code that an authenticator app shows at a moment. */
  code(secret: string, now: number): string;
}

/**
 * Stores passwords in plain text and uses the start of a secret as its code, for a mock that ends with its
 * test or story.
 */
export const plainPasswords: Passwords = {
  hash: (password) => password,
  matches: (password, stored) => password === stored,
  code: (secret) => secret.slice(0, 6),
};
