import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import {
  ApiError,
  isApiError,
  isOutcomeUnknown,
  readAgainAfter,
  readableMessage,
} from './apiError.ts';

describe('readableMessage', () => {
  it.each([
    ['This driver exists already', 'This driver exists already'],
    ['  Two blanks  ', 'Two blanks'],
    ['5 < 6 and 7 > 2', '5 < 6 and 7 > 2'],
    ['السائق موجود', 'السائق موجود'],
  ])('keeps %j', (words, text) => {
    expect(readableMessage(words)).toBe(text);
  });

  it.each([
    '',
    '   ',
    '<img src=x onerror=alert(1)>',
    '<!doctype html><title>500</title>',
    '<b>Fatal error</b>: Uncaught Error in /var/www/html/a.php:3',
    'Try <a href="//evil.example">this</a>',
    '</td>',
    7,
    null,
    undefined,
    true,
    { message: 'x' },
    ['x'],
  ])('drops %j', (words) => {
    expect(readableMessage(words)).toBeUndefined();
  });

  it('cuts long words and says so', () => {
    const text = readableMessage('x'.repeat(5_000));
    expect(text).toHaveLength(301);
    expect(text?.endsWith('…')).toBe(true);
  });

  it('never exceeds the limit, whatever it is given', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ maxLength: 1_000 }), fc.anything()), (words) => {
        expect(readableMessage(words)?.length ?? 0).toBeLessThanOrEqual(301);
      }),
    );
  });
});

describe('ApiError', () => {
  it('shows the server’s words, or else our own message key', () => {
    expect(new ApiError('conflict', { serverMessage: 'Exists' }).message).toBe('Exists');
    expect(new ApiError('conflict').message).toBe('errors.conflict');
  });

  it('holds field errors where react-admin looks for them', () => {
    expect(new ApiError('invalid', { errors: { name: 'Required' } }).body).toEqual({
      errors: { name: 'Required' },
    });
    expect(new ApiError('invalid', { errors: { name: 'Required' } }).fieldErrors).toEqual({
      name: 'Required',
    });
  });

  it('is an error of the whole form where it names no field', () => {
    const error = new ApiError('conflict');
    expect(error.body).toEqual({ errors: { root: 'errors.conflict' } });
    expect(error.fieldErrors).toBeUndefined();
  });

  it('can be told from other errors, and by its kind', () => {
    expect(isApiError(new ApiError('server'))).toBe(true);
    expect(isApiError(new ApiError('server'), 'network', 'server')).toBe(true);
    expect(isApiError(new ApiError('server'), 'network')).toBe(false);
    expect(isApiError(new Error('server'))).toBe(false);
    expect(isApiError({ kind: 'server' })).toBe(false);
  });

  it.each(['network', 'timeout', 'nonJson', 'unreadable', 'server'] as const)(
    'leaves the outcome of a write open after %s, and lets a read be retried',
    (kind) => {
      expect(isOutcomeUnknown(new ApiError(kind))).toBe(true);
    },
  );

  it.each([
    'aborted',
    'offline',
    'refused',
    'unauthorized',
    'forbidden',
    'notFound',
    'conflict',
    'invalid',
    'tooLarge',
    'tooMany',
  ] as const)('knows that %s changed nothing, and does not retry', (kind) => {
    expect(isOutcomeUnknown(new ApiError(kind))).toBe(false);
  });
});

describe('retrying a failed read', () => {
  it.each([
    ['after a second when nothing is known', 'network', undefined, 1],
    ['when the server wants it', 'server', 3, 3],
    ['when there were too many', 'tooMany', 5, 5],
    ['not when the server wants long patience', 'server', 60, undefined],
    ['not while there are too many', 'tooMany', undefined, undefined],
    ['not when it was refused', 'forbidden', 1, undefined],
  ] as const)('%s', (_what, kind, retryAfter, seconds) => {
    expect(readAgainAfter(new ApiError(kind, { retryAfter }))).toBe(seconds);
  });

  it('not after a mistake of ours', () => {
    expect(readAgainAfter(new TypeError('x is not a function'))).toBeUndefined();
  });
});
