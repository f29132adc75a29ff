/** Who someone is, as Google says. */
export interface Claims {
  email: string;
  name: string;
  /** What the token was asked for with. */
  nonce?: string;
}

/** How people prove who they are; handed to the API, as browsers lack a hash made for passwords. */
export interface Passwords {
  hash(password: string): string | Promise<string>;
  matches(password: string, stored: string): boolean | Promise<boolean>;
  /** Compared with where there is no such account, so that the answer takes as long. */
  decoyHash: string;
  /** How a token is kept. */
  digest(token: string): string;
  /** How long a session lasts at most. */
  sessionMs: number;
  /** What a token of Google says, if it can be trusted. */
  claims(idToken: string): Promise<Claims | undefined>;
}

/** Those that need no waiting, with which accounts are made up. */
export interface QuickPasswords extends Passwords {
  hash(password: string): string;
  matches(password: string, stored: string): boolean;
}
