import type { TwoFactorSetup } from '../settings/twoFactor.ts';

/** How an authenticator app generates its codes (RFC 6238). */
interface CodeKey {
  secret: string;
  algorithm: string;
  digits: number;
  /** How long a code is valid, in seconds. */
  period: number;
}

const BASE_32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

const bytesOf = (secret: string): Uint8Array<ArrayBuffer> => {
  const letters = secret.toUpperCase().replace(/[^A-Z2-7]/g, '');
  const bits = Array.from(letters, (letter) =>
    BASE_32.indexOf(letter).toString(2).padStart(5, '0'),
  );
  const bytes = bits.join('').match(/.{8}/g) ?? [];
  return Uint8Array.from(bytes, (byte) => Number.parseInt(byte, 2));
};

/** The key that a server sent to set up an authenticator app; undefined if it sent none. */
export const codeKeyOf = ({
  secret,
  address,
}: Pick<TwoFactorSetup, 'secret' | 'address'>): CodeKey | undefined => {
  const told = new URLSearchParams(address?.split('?')[1]);
  const known = secret ?? told.get('secret');
  if (!known) return undefined;
  return {
    secret: known,
    algorithm: (told.get('algorithm') ?? 'SHA1').replace(/^SHA-?/i, 'SHA-'),
    digits: Number(told.get('digits') ?? 6),
    period: Number(told.get('period') ?? 30),
  };
};

/** The code that an authenticator app shows at a moment. */
export const oneTimeCode = async (
  { secret, algorithm, digits, period }: CodeKey,
  now: number,
): Promise<string> => {
  const counter = new DataView(new ArrayBuffer(8));
  counter.setBigUint64(0, BigInt(Math.floor(now / 1000 / period)));
  const kind = { name: 'HMAC', hash: algorithm };
  const key = await crypto.subtle.importKey('raw', bytesOf(secret), kind, false, ['sign']);
  const digest = new DataView(await crypto.subtle.sign('HMAC', key, counter));
  const at = digest.getUint8(digest.byteLength - 1) & 15;
  const number = (digest.getUint32(at) & 0x7fffffff) % 10 ** digits;
  return String(number).padStart(digits, '0');
};

/** Whether a code is valid now, or was just now: clocks differ, and typing takes a while. */
export const isOneTimeCode = async (key: CodeKey, code: string, now: number): Promise<boolean> => {
  const moments = [-1, 0, 1].map((step) => now + step * key.period * 1000);
  const codes = await Promise.all(moments.map((moment) => oneTimeCode(key, moment)));
  return codes.includes(code);
};
