import { isJson, Refusal, textOf, type Call, type Reply } from '../api/call.ts';
import { Throttle } from './throttle.ts';

const SIGN_INS = ['/auth/login.php', '/auth/google.php', '/auth/register.php'];
/** An office has one address for all its people. */
const TRIES = { account: 5, origin: 50 };

const isSignIn = ({ method, path }: Call) => method === 'POST' && SIGN_INS.includes(path);

const accountOf = ({ body }: Call) => textOf(body['email']).trim().toLowerCase();

const tooSoon = (milliseconds: number) => {
  const seconds = Math.ceil(milliseconds / 1000);
  const error = `Too many failed attempts. Try again in ${seconds} seconds.`;
  return new Refusal(429, error, { success: false }, { 'Retry-After': String(seconds) });
};

/** A right password that still needs its code is none: the next code may be a guess. */
const isSuccess = (reply: Reply): boolean =>
  reply.status === 200 && 'json' in reply && isJson(reply.json) && reply.json['success'] === true;

/** Whoever fails again and again waits, by account and by where they come from. */
export class SignIns {
  readonly #accounts = new Throttle(TRIES.account);
  readonly #origins = new Throttle(TRIES.origin);

  /** Refuses one that comes too soon. */
  admit(call: Call): void {
    if (!isSignIn(call)) return;
    const wait = Math.max(this.#accounts.wait(accountOf(call)), this.#origins.wait(call.ip));
    if (wait > 0) throw tooSoon(wait);
  }

  note(call: Call, reply: Reply): void {
    if (!isSignIn(call)) return;
    const account = accountOf(call);
    if (reply.status === 401) {
      this.#accounts.failed(account);
      this.#origins.failed(call.ip);
    }
    if (isSuccess(reply)) this.#accounts.succeeded(account);
  }
}
