import fc from 'fast-check';
import { beforeEach, expect, it, vi } from 'vitest';

import { ApiError } from '../../../dataProvider/apiError.ts';
import { collectError } from './collectError.ts';
import { errorReport, reportText, routePattern } from './errorReport.ts';

const onError = vi.fn<(report: unknown) => void>();
const location = { pathname: '/fleet/drivers/4711/show' };

beforeEach(() => {
  onError.mockReset();
  vi.stubGlobal('window', { location, qafila: { onError } });
  vi.stubGlobal('navigator', { onLine: true, userAgent: 'Browser 1' });
  vi.stubGlobal('document', { querySelectorAll: () => [] });
});

it.each([
  ['/fleet/drivers', '/fleet/drivers'],
  ['/fleet/drivers/4711', '/fleet/drivers/:id'],
  ['/fleet/drivers/4711/show', '/fleet/drivers/:id/show'],
  ['/fleet/drivers/create', '/fleet/drivers/create'],
  ['/Ahmed/Khan', '/:id/:id'],
  ['/', '/'],
])('the pattern of %s is %s', (address, pattern) => {
  expect(routePattern(address)).toBe(pattern);
});

it.each([
  [
    new TypeError("Cannot read properties of undefined (reading 'at')"),
    "TypeError: Cannot read properties of undefined (reading 'at')",
  ],
  [new SyntaxError('Unexpected token \'A\', "Ahmed Khan" is not valid JSON'), 'SyntaxError'],
  [
    new ApiError('server', { status: 500, serverMessage: 'No driver Ahmed Khan' }),
    'ApiError server',
  ],
  ['Ahmed Khan', 'unknown'],
])('%s', (error, what) => {
  expect(errorReport(error).what).toBe(what);
});

it('names places in our scripts only', () => {
  const error = new Error('x');
  error.stack = `Error: Ahmed Khan
    at a (https://fleet.example/assets/first-Ab1.js:2:14339)
    at b (https://other.example/tool.js:1:2)`;
  expect(errorReport(error).stack).toEqual(['first-Ab1.js:2:14339']);
});

it('holds nothing of a message, an id or a server’s words', () => {
  const secret = fc.string({ minLength: 4 }).map((text) => `§${text}§`);
  fc.assert(
    fc.property(secret, (text) => {
      location.pathname = `/fleet/drivers/${text}/show`;
      const errors = [new Error(text), new ApiError('refused', { serverMessage: text }), text];
      for (const error of errors) expect(reportText(errorReport(error))).not.toContain('§');
    }),
  );
});

it('hands each failure to the collector, whose faults change nothing', async () => {
  await collectError(new Error('x'));
  expect(onError).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ what: 'Error' }));
  onError.mockImplementation(() => {
    throw new Error('theirs');
  });
  await expect(collectError(new Error('x'))).resolves.toBeUndefined();
});
