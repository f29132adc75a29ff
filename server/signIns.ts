import { textOf } from '../api/call.ts';
import { readJson } from '../api/request.ts';
import { Throttle } from './throttle.ts';

type Answer = (request: Request, ip: string) => Promise<Response>;

const SIGN_INS = ['/auth/login.php', '/auth/google.php', '/auth/register.php'];
/** An office has one address for all its people. */
const TRIES = { account: 5, origin: 50 };
const MOST_BYTES = 100_000;

const addressIn = (text: string): string => {
  try {
    return textOf(readJson(text)['email']).trim().toLowerCase();
  } catch {
    return '';
  }
};

const tooSoon = (milliseconds: number) => {
  const seconds = Math.ceil(milliseconds / 1000);
  const error = `Too many failed attempts. Try again in ${seconds} seconds.`;
  return Response.json(
    { success: false, error },
    { status: 429, headers: { 'Retry-After': String(seconds), 'Cache-Control': 'no-store' } },
  );
};

/** A right password that still needs its code is none: the next code may be a guess. */
const isSuccess = async (response: Response): Promise<boolean> =>
  response.ok && readJson(await response.clone().text())['success'] === true;

/** Whoever fails again and again waits, by account and by where they come from. */
export const guarded = (answer: Answer): Answer => {
  const accounts = new Throttle(TRIES.account);
  const origins = new Throttle(TRIES.origin);
  return async (request, ip) => {
    const { pathname } = new URL(request.url);
    if (request.method !== 'POST' || !SIGN_INS.includes(pathname)) return answer(request, ip);
    if (Number(request.headers.get('content-length')) > MOST_BYTES) return answer(request, ip);
    const text = await request.text();
    const account = addressIn(text);
    const wait = Math.max(accounts.wait(account), origins.wait(ip));
    if (wait > 0) return tooSoon(wait);
    const { method, headers, url } = request;
    const response = await answer(new Request(url, { method, headers, body: text }), ip);
    if (response.status === 401) {
      accounts.failed(account);
      origins.failed(ip);
    }
    if (await isSuccess(response)) accounts.succeeded(account);
    return response;
  };
};
