/** How passwords are stored; handed to the mock, as browsers lack a synchronous hash. */
export interface Passwords {
  hash(password: string, salt?: string): string;
  matches(password: string, stored: string): boolean;
}

/** Stores passwords as they are, for a mock that ends with its test or story. */
export const plainPasswords: Passwords = {
  hash: (password) => password,
  matches: (password, stored) => password === stored,
};
