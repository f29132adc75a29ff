import { isJson, Refusal, textOf, type Call, type Reply } from '../api/call.ts';
import { Throttle, type Outcome } from './throttle.ts';

const REGISTER = '/auth/register.php';
const SIGN_INS = ['/auth/login.php', '/auth/google.php', REGISTER];
/** An office has one address for all its people. */
const TRIES = { account: 5, origin: 50 };

/** The account whose password a call tries, if it does. */
const accountOf = ({ method, path, body, user }: Call): string | undefined => {
  const isSignIn = method === 'POST' && SIGN_INS.includes(path);
  const address = isSignIn ? textOf(body['email']) : user?.email;
  if (isSignIn || body['currentPassword'] !== undefined) return address?.trim().toLowerCase();
  return undefined;
};

const tooSoon = (milliseconds: number) => {
  const seconds = Math.ceil(milliseconds / 1000);
  const error = `Too many failed attempts. Try again in ${seconds} seconds.`;
  return new Refusal(429, error, { success: false }, { 'Retry-After': String(seconds) });
};

const outcomeOf = ({ path }: Call, reply: Reply): Outcome => {
  const json = 'json' in reply && isJson(reply.json) ? reply.json : {};
  const { success, errors } = json;
  const isWrong = isJson(errors) && errors['currentPassword'] !== undefined;
  if (reply.status === 401 || isWrong) return 'failed';
  // A right password that still needs its code is none: the next code may be a guess. Of a change of the
  // password not everyone has to know the current one.
  return SIGN_INS.includes(path) && success === true ? 'succeeded' : 'neither';
};

/** Whoever fails to prove a password again and again waits, by account and by where they come from. */
export class SignIns {
  readonly #accounts = new Throttle(TRIES.account);
  readonly #origins = new Throttle(TRIES.origin);

  /** Refuses a try that comes too soon; of another, takes the reply. */
  admit(call: Call): (reply: Reply) => void {
    const account = accountOf(call);
    if (account === undefined) return () => {};
    const wait = Math.max(this.#accounts.wait(account), this.#origins.wait(call.ip));
    if (wait > 0) throw tooSoon(wait);
    this.#accounts.begin(account);
    this.#origins.begin(call.ip);
    return (reply) => {
      const outcome = outcomeOf(call, reply);
      this.#accounts.end(account, outcome);
      // Accounts without end could be made otherwise. One's own is no proof for others of the address.
      const counts = outcome === 'failed' || call.path === REGISTER;
      this.#origins.end(call.ip, counts ? 'failed' : 'neither');
    };
  }
}
