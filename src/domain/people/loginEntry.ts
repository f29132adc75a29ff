export const LOGIN_OUTCOMES = ['success', 'wrong_password', 'deactivated'] as const;
export type LoginOutcome = (typeof LOGIN_OUTCOMES)[number];

export const LOGIN_METHODS = ['password', 'google'] as const;
export type LoginMethod = (typeof LOGIN_METHODS)[number];

/** One attempt to sign in. */
export interface LoginEntry {
  id: number;
  /** An instant in UTC. */
  at: string;
  user_id: number | null;
  email: string;
  outcome: LoginOutcome;
  method: LoginMethod;
  device: string;
  ip: string;
}
