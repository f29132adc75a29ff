import { describe, expect, it, vi } from 'vitest';

import type { ApiErrorKind } from '../apiError.ts';
import { html, json, ofKind, phpServer } from './phpClient.testing.ts';
import { createPhpClient } from './phpClient.ts';

const php = phpServer();

describe('a failure that the server reports', () => {
  it.each<[number, ApiErrorKind]>([
    [400, 'refused'],
    [403, 'forbidden'],
    [404, 'notFound'],
    [409, 'conflict'],
    [413, 'tooLarge'],
    [422, 'invalid'],
    [429, 'tooMany'],
    [500, 'server'],
    [503, 'server'],
  ])('with status %i is %s, in the server’s words', async (status, kind) => {
    php.reply = json(status, { error: 'No such thing' });
    await expect(php.request()).rejects.toMatchObject({
      kind,
      status,
      serverMessage: 'No such thing',
      message: 'No such thing',
    });
  });

  it.each<[number, ApiErrorKind]>([
    [401, 'unauthorized'],
    [405, 'notOffered'],
  ])('with status %i is %s, in our words', async (status, kind) => {
    php.reply = json(status, { error: 'Not this way' });
    await expect(php.request()).rejects.toMatchObject({ kind, message: `errors.${kind}` });
  });

  it.each([
    [json, '3', 3],
    [html, '3', 3],
    [json, '0', 0],
    [json, 'Wed, 21 Oct 2026 07:28:00 GMT', 60],
    [json, 'Wed, 21 Oct 2026 07:26:00 GMT', undefined],
    [json, 'soon, at 7:28', undefined],
    [json, '-1', undefined],
  ])('says when the server wants to be retried (%o: %s)', async (reply, wish, retryAfter) => {
    const answer = reply(503, '{}');
    php.reply = (res) => {
      res.setHeader('Date', 'Wed, 21 Oct 2026 07:27:00 GMT');
      res.setHeader('Retry-After', wish);
      answer(res);
    };
    await expect(php.request()).rejects.toMatchObject({ status: 503, retryAfter });
  });

  it.each<[number, ApiErrorKind]>([
    [401, 'unauthorized'],
    [403, 'forbidden'],
    [404, 'notFound'],
    [413, 'tooLarge'],
    [429, 'tooMany'],
  ])('with status %i counts even on an HTML page or in broken JSON', async (status, kind) => {
    php.reply = html(status);
    await expect(php.request()).rejects.toMatchObject({ kind, status, serverMessage: undefined });
    php.reply = json(status, '{"err');
    await expect(php.request()).rejects.toMatchObject({ kind, status, serverMessage: undefined });
  });

  it.each([
    [{ success: false, error: 'Taken' }, 'Taken'],
    [{ success: false, message: 'Taken' }, 'Taken'],
    [{ error: 'Taken' }, 'Taken'],
    [{ success: false }, undefined],
    [{ error: { code: 7 } }, undefined],
    [{ error: true }, undefined],
    [{ success: true, error: 'Taken' }, 'Taken'],
  ])('as %j with status 200', async (body, serverMessage) => {
    php.reply = json(200, body);
    await expect(php.request()).rejects.toMatchObject({
      kind: 'refused',
      status: 200,
      serverMessage,
    });
  });

  it('with a failure status counts even when it claims success', async () => {
    php.reply = json(500, { success: true });
    await expect(php.request()).rejects.toEqual(ofKind('server'));
  });

  it.each(['<img src=x onerror=alert(1)>', '<b>Fatal error</b> in /var/www/a.php', ' '])(
    'shows no markup and no blanks: %j',
    async (error) => {
      php.reply = json(200, { success: false, error });
      await expect(php.request()).rejects.toMatchObject({ message: 'errors.refused' });
    },
  );

  it('shortens 5,000 characters', async () => {
    php.reply = json(500, { error: 'x'.repeat(5_000) });
    await expect(php.request()).rejects.toMatchObject({ message: `${'x'.repeat(300)}…` });
  });
});

describe('field errors', () => {
  it.each([
    [
      'a table',
      { errors: { name: 'Required', truck_id: ['Gone', 'Really'] } },
      { name: 'Required', truck_id: 'Gone' },
    ],
    ['one field', { error: 'Taken', field: 'driver_id' }, { driver_id: 'Taken' }],
    ['markup and numbers left out', { errors: { a: '<b>x</b>', b: 3, c: 'Bad' } }, { c: 'Bad' }],
  ])('sent as %s', async (_what, body, errors) => {
    php.reply = json(422, body);
    await expect(php.request()).rejects.toMatchObject({ kind: 'invalid', body: { errors } });
  });

  it.each([{ errors: 'all' }, { errors: ['x'] }, { errors: {} }, { error: 'x', field: 7 }])(
    'are absent from %j',
    async (body) => {
      php.reply = json(422, body);
      const failure: unknown = await php.request().catch((error: unknown) => error);
      expect(failure).toMatchObject({ kind: 'invalid', body: {} });
    },
  );
});

describe('a refused token', () => {
  it.each([json(401, { error: 'Expired' }), html(401), json(401, '{')])(
    'is reported once for the call, with the token that was sent',
    async (answer) => {
      php.reply = answer;
      await expect(php.request()).rejects.toEqual(ofKind('unauthorized'));
      expect(php.onUnauthorized).toHaveBeenCalledExactlyOnceWith('abc');
      expect(php.arrivals).toHaveLength(1);
    },
  );

  it('is reported for a download too', async () => {
    php.reply = json(401, {});
    await expect(php.download()).rejects.toEqual(ofKind('unauthorized'));
    expect(php.onUnauthorized).toHaveBeenCalledExactlyOnceWith('abc');
  });

  it('is not waited for where there is none to send', async () => {
    const api = createPhpClient({ apiUrl: 'http://api', getToken: () => null, needsToken: true });
    await expect(api.request('/x.php')).rejects.toEqual(ofKind('unauthorized'));
  });

  it('names the token of the call, not a newer one', async () => {
    const tokens = ['old', 'new'];
    php.reply = json(401, {});
    const api = php.clientOf(() => tokens.shift() ?? null);
    await expect(api.request('/x.php')).rejects.toEqual(ofKind('unauthorized'));
    expect(php.onUnauthorized).toHaveBeenCalledExactlyOnceWith('old');
  });

  it('is not reported for a call without a token: that is a wrong password', async () => {
    php.reply = json(401, {});
    await expect(php.clientOf(() => null).request('/x.php')).rejects.toEqual(
      ofKind('unauthorized'),
    );
    expect(php.onUnauthorized).not.toHaveBeenCalled();
  });

  it('is not reported for a 403', async () => {
    php.reply = json(403, {});
    await expect(php.request()).rejects.toEqual(ofKind('forbidden'));
    expect(php.onUnauthorized).not.toHaveBeenCalled();
  });
});

it.each([
  [403, { error: 'No', user: { id: 2, role: 'User' } }, [[{ id: 2, role: 'User' }]]],
  [403, { error: 'No' }, []],
  [422, { error: 'No', user: { id: 2, role: 'User' } }, []],
])('a refusal with %i %j passes on who the user is: %j', async (status, body, expected) => {
  const onUser = vi.fn<(user: unknown) => void>();
  const answer = () => Promise.resolve(Response.json(body, { status }));
  const api = createPhpClient({ apiUrl: '', getToken: () => 'abc', onUser, fetch: answer });
  await expect(api.request('/x.php')).rejects.toBeDefined();
  expect(onUser.mock.calls).toEqual(expected);
});

const OWN = { id: 2, email: 'a@b.c', role: 'User' };

it.each([
  ['the caller, beside any data', '/x.php', 'GET', { data: [], user: OWN }, [OWN]],
  ['rows of users', '/admin/users/users.php', 'GET', { success: true, data: [OWN] }, [OWN]],
  ['a list of users', '/admin/users/users.php', 'GET', [OWN], [OWN]],
  ['one user', '/admin/users/users.php', 'GET', { data: OWN }, [OWN]],
  ['rows of anything else', '/x.php', 'GET', { rows: [OWN] }, []],
  ['the answer to a write', '/admin/users/users.php', 'PUT', { data: OWN, user: OWN }, []],
] as const)('%s: passes on whom it describes', async (_what, path, method, body, expected) => {
  const onUser = vi.fn<(user: unknown) => void>();
  const answer = () => Promise.resolve(Response.json(body));
  const api = createPhpClient({ apiUrl: '', getToken: () => 'abc', onUser, fetch: answer });
  await api.request(path, { method });
  expect(onUser.mock.calls.map(([user]) => user)).toEqual(expected);
});

it('passes on the Date of each answer, also of a refusal', async () => {
  const onDate = vi.fn<(header: string | null) => void>();
  const date = 'Tue, 10 Mar 2026 12:00:00 GMT';
  const answer = () =>
    Promise.resolve(Response.json({ error: 'No' }, { status: 422, headers: { date } }));
  const api = createPhpClient({ apiUrl: '', getToken: () => 'abc', onDate, fetch: answer });
  await expect(api.request('/x.php')).rejects.toBeDefined();
  expect(onDate).toHaveBeenCalledExactlyOnceWith(date);
});
