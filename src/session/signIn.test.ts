import { describe, expect, it, vi } from 'vitest';

import { ApiError, type ApiErrorKind } from '../dataProvider/apiError.ts';
import type { PhpAnswer, PhpClient } from '../dataProvider/client/phpClient.ts';
import { needsCode } from './secondFactor.ts';
import { createAuthApi } from './signIn.ts';
import { signInFailure } from './signInFailure.ts';

const user = { id: 2, name: 'Omar', email: 'omar@qafila.example', role: 'Fleet Manager' };
const answering = (answer: PhpAnswer) => {
  const request = vi.fn<PhpClient['request']>(() => Promise.resolve(answer));
  return { request, api: createAuthApi({ request }) };
};

describe('signing in', () => {
  it('sends what was typed, unchanged, and returns the session', async () => {
    const { request, api } = answering({ success: true, user, token: 'abc' });
    const credentials = { email: 'omar@qafila.example', password: ' 🐪 pass word  ' };
    await expect(api.signIn(credentials)).resolves.toEqual({
      user: { ...user, id: '2', branch: null, avatar: null },
      token: 'abc',
    });
    expect(request).toHaveBeenCalledExactlyOnceWith('/auth/login.php', {
      method: 'POST',
      json: credentials,
    });
  });

  it.each<[string, PhpAnswer]>([
    ['no success', { user, token: 'abc' }],
    ['success as text', { success: 'true', user, token: 'abc' }],
    ['success as 1', { success: 1, user, token: 'abc' }],
    ['no user', { success: true, token: 'abc' }],
    ['a user without address', { success: true, user: { id: 1 }, token: 'abc' }],
    ['a list for a user', { success: true, user: [user], token: 'abc' }],
    ['no token', { success: true, user }],
    ['a token that no header can carry', { success: true, user, token: 'a\nb' }],
    ['an empty object', {}],
    ['a list', [user]],
  ])('does not accept an answer with %s', async (_what, answer) => {
    const { api } = answering(answer);
    const unreadable = expect.objectContaining({ kind: 'unreadable' });
    await expect(api.signIn({ email: 'a@b.ae', password: 'x' })).rejects.toEqual(unreadable);
    await expect(api.register({ name: 'A', email: 'a@b.ae', password: 'x' })).rejects.toEqual(
      unreadable,
    );
    await expect(api.signInWithGoogle('x', 'y')).rejects.toEqual(unreadable);
  });
});

describe('a second factor', () => {
  const credentials = { email: 'omar@qafila.example', password: 'x' };
  it.each<PhpAnswer>([
    { success: true, requires_2fa: 1 },
    { success: false, mfa_required: 'true' },
  ])('is asked for by %j', async (answer) => {
    const failure: unknown = await answering(answer)
      .api.signIn(credentials)
      .catch((e) => e);
    expect(needsCode(failure, false)).toBe(true);
  });

  it('is not asked for by what only names it', async () => {
    const answer = { success: true, user: { ...user, two_factor_enabled: true }, token: 'abc' };
    await expect(answering(answer).api.signIn(credentials)).resolves.toMatchObject({
      token: 'abc',
    });
    const other = new ApiError('unauthorized', { answer: { two_factor: false } });
    expect(needsCode(other, false)).toBe(false);
  });

  it.each(['123 456', ' ١٢٣٤٥٦ ', '۱۲۳ ۴۵۶', '\u200e123\u00a0456'])(
    'is sent as the app means it when %j is typed',
    async (code) => {
      const { request, api } = answering({ success: true, user, token: 'abc' });
      await api.signIn({ ...credentials, code });
      expect(request.mock.lastCall?.[1]?.json).toEqual({ ...credentials, code: '123456' });
    },
  );

  it('is what is wrong where the rest was right, though the server does not say so', () => {
    const refused = new ApiError('refused', { answer: { success: false } });
    expect([true, false].map((isProven) => needsCode(refused, isProven))).toEqual([true, false]);
    expect(needsCode(new ApiError('tooMany'), true)).toBe(false);
  });
});

describe('signInFailure', () => {
  it.each<ApiErrorKind>(['unauthorized', 'refused', 'invalid'])(
    'classifies %s as wrong credentials, whatever the server says',
    (kind) => {
      expect(signInFailure(new ApiError(kind, { serverMessage: 'No such user' }))).toBe(
        'credentials',
      );
    },
  );

  it.each([
    'offline',
    'network',
    'timeout',
    'nonJson',
    'unreadable',
    'forbidden',
    'notFound',
    'tooMany',
    'server',
  ] as const)('names %s as the cause', (kind) => {
    expect(signInFailure(new ApiError(kind))).toBe(kind);
  });

  it('takes a call that no one may make this way for one that the server lacks', () => {
    expect(signInFailure(new ApiError('notOffered'))).toBe('notFound');
  });

  it('has no cause for the rest', () => {
    expect(signInFailure(new ApiError('conflict'))).toBe('other');
    expect(signInFailure(new TypeError('x'))).toBe('other');
    expect(signInFailure(undefined)).toBe('other');
  });
});
