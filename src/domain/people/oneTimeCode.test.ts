import { expect, it, test } from 'vitest';

import { codeKeyOf, isOneTimeCode, oneTimeCode } from './oneTimeCode.ts';

const none = { secret: undefined, address: undefined };
/** '12345678901234567890', as in RFC 6238. */
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

test.each([
  [59, '94287082'],
  [1_111_111_109, '07081804'],
  [20_000_000_000, '65353130'],
])('after %i seconds the code is that of the RFC', async (seconds, code) => {
  const key = codeKeyOf({ ...none, address: `otpauth://totp/a?secret=${SECRET}&digits=8` });
  expect(key && (await oneTimeCode(key, seconds * 1000))).toBe(code);
});

it('accepts the previous code and the next, and no other', async () => {
  const key = codeKeyOf({ ...none, secret: 'gezd gnbv gy3t qojq gezd gnbv gy3t qojq' });
  if (!key) throw new Error('no key');
  const code = await oneTimeCode(key, 600_000);
  const taken = [530, 570, 600, 659, 660].map((at) => isOneTimeCode(key, code, at * 1000));
  expect(await Promise.all(taken)).toEqual([false, true, true, true, false]);
});

it('has no key if the server sent none', () => {
  expect(codeKeyOf(none)).toBeUndefined();
});
