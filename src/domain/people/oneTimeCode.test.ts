import { expect, it, test } from 'vitest';

import { authenticatorOf, countOfCode } from './oneTimeCode.ts';

/** '12345678901234567890', as in RFC 6238. */
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

test.each([
  [59, '94287082'],
  [1_111_111_109, '07081804'],
  [20_000_000_000, '65353130'],
])('after %i seconds the code is that of the RFC', (seconds, code) => {
  const app = authenticatorOf({ address: `otpauth://totp/a?secret=${SECRET}&digits=8` });
  expect(app?.generate({ timestamp: seconds * 1000 })).toBe(code);
});

it('accepts the previous code and the next, and no other', () => {
  const app = authenticatorOf({ secret: 'gezd gnbv gy3t qojq gezd gnbv gy3t qojq' });
  if (!app) throw new Error('no secret');
  const code = app.generate({ timestamp: 600_000 });
  const counts = [530, 570, 600, 659, 660].map((at) => countOfCode(app, code, at * 1000));
  expect(counts).toEqual([undefined, 20, 20, 20, undefined]);
});

it('has none if the server sent no secret', () => {
  expect(authenticatorOf({})).toBeUndefined();
});
