import { isIPv6 } from 'node:net';

import { isJson, Refusal, type Call, type Reply } from '../api/call.ts';
import { foldKey } from '../src/domain/base/fold.ts';
import { Throttle, type Outcome } from './throttle.ts';

const REGISTER = '/auth/register.php';
const GOOGLE = '/auth/google.php';
const CONTACT = '/contact.php';
const SIGN_INS = ['/auth/login.php', GOOGLE, REGISTER];
const LONGEST_ADDRESS = 255;
/** An office has one address for all its people. */
const TRIES = { account: 5, origin: 50 };

const isSignIn = ({ method, path }: Call) => method === 'POST' && SIGN_INS.includes(path);

/** What a stranger may do again and again without failing. */
const isStranger = ({ path, user }: Call) => path === REGISTER || (path === CONTACT && !user);

/** Whether a call tries a password, or is one of a stranger. */
const isTry = (call: Call) =>
  isSignIn(call) || call.body['currentPassword'] !== undefined || isStranger(call);

/** The account whose password a call tries, as accounts are found. Whom Google names is not known yet. */
const accountOf = (call: Call): string | undefined => {
  if (call.path === GOOGLE || call.path === CONTACT) return undefined;
  const address = isSignIn(call) ? call.body['email'] : call.user?.email;
  return foldKey(address).slice(0, LONGEST_ADDRESS);
};

const GROUPS = 8;
const GROUPS_OF_NETWORK = 4;

/** Whoever has one address of IPv6 mostly has all those of its network. One of IPv4 may be written as one of IPv6. */
const originOf = (ip: string): string => {
  if (!isIPv6(ip) || ip.startsWith('::')) return ip;
  const [before = [], after = []] = ip.split('::').map((groups) => groups.split(':'));
  const zeros = Array<string>(GROUPS - before.length - after.length).fill('0');
  return [...before, ...zeros, ...after].slice(0, GROUPS_OF_NETWORK).join(':');
};

const tooSoon = (milliseconds: number) => {
  const seconds = Math.ceil(milliseconds / 1000);
  const error = `Too many attempts. Try again in ${seconds} seconds.`;
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
    if (!isTry(call)) return () => {};
    const account = accountOf(call);
    const origin = originOf(call.ip);
    const wait = Math.max(
      account === undefined ? 0 : this.#accounts.wait(account),
      this.#origins.wait(origin),
    );
    if (wait > 0) throw tooSoon(wait);
    if (account !== undefined) this.#accounts.begin(account);
    this.#origins.begin(origin);
    return (reply) => {
      const outcome = outcomeOf(call, reply);
      if (account !== undefined) this.#accounts.end(account, outcome);
      // Accounts and messages without end could be made otherwise. One's own account is no proof for others
      // of the address.
      const counts = outcome === 'failed' || isStranger(call);
      this.#origins.end(origin, counts ? 'failed' : 'neither');
    };
  }
}
