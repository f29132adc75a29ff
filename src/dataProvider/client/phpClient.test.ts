import { describe, expect, it } from 'vitest';

import type { ApiErrorKind } from '../apiError.ts';
import { html, json, ofKind, type Reply, phpServer } from './phpClient.testing.ts';
import { createPhpClient } from './phpClient.ts';

const php = phpServer();

describe('what is sent', () => {
  it('carries the token and nothing that a strict server would refuse', async () => {
    await php.request();
    expect(php.arrivals[0]).toMatchObject({ method: 'GET', url: '/x.php' });
    expect(php.arrivals[0]?.headers).toMatchObject({
      authorization: 'Bearer abc',
      accept: 'application/json',
    });
    expect(php.arrivals[0]?.headers).not.toHaveProperty('content-type');
  });

  it('carries no token when there is none', async () => {
    await php.clientOf(() => null).request('/x.php');
    expect(php.arrivals[0]?.headers).not.toHaveProperty('authorization');
  });

  it('encodes the query and leaves out what is undefined', async () => {
    await php.request({ query: { id: 'D/1 &?#%+', limit: 1000, page: undefined } });
    expect(php.arrivals[0]?.url).toBe('/x.php?id=D%2F1+%26%3F%23%25%2B&limit=1000');
  });

  it('is JSON, byte for byte', async () => {
    const body = { name: 'عمر 🐪', company_id: null, password: '  x ' };
    await php.request({ method: 'POST', json: body });
    expect(php.arrivals[0]?.headers['content-type']).toBe('application/json');
    expect(JSON.parse(php.arrivals[0]?.body ?? '')).toEqual(body);
  });

  it('is a form with its own boundary for files', async () => {
    const form = new FormData();
    form.set('file', new Blob(['a,b']), 'drivers.csv');
    await php.request({ method: 'POST', form });
    expect(php.arrivals[0]?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
    expect(php.arrivals[0]?.body).toContain('filename="drivers.csv"');
  });
});

it('goes through the given transport, including uploads with progress', async () => {
  const client = createPhpClient({
    getToken: () => 'abc',
    fetch: async (_url, { headers, body } = {}) =>
      Response.json({ auth: new Headers(headers).get('authorization'), form: body !== undefined }),
  });
  const form = new FormData();
  const answer = client.request('/x.php', { method: 'POST', form, onProgress: () => undefined });
  await expect(answer).resolves.toEqual({ auth: 'Bearer abc', form: true });
});

describe('an accepted answer', () => {
  it.each([
    'application/json',
    'application/json; charset=utf-8',
    'application/json;charset=utf-8',
    'Application/JSON',
    'application/problem+json',
    'application/vnd.qafila.v1+json',
  ])('has a JSON type: %s', async (type) => {
    php.reply = json(200, { rows: [] }, { 'Content-Type': type });
    await expect(php.request()).resolves.toEqual({ rows: [] });
  });

  it('may be a list', async () => {
    php.reply = json(200, [{ id: 1 }]);
    await expect(php.request()).resolves.toEqual([{ id: 1 }]);
  });

  it('may begin with a byte order mark', async () => {
    php.reply = json(200, '\uFEFF{"rows":[]}');
    await expect(php.request()).resolves.toEqual({ rows: [] });
  });

  it.each([{ error: null }, { error: '' }, { error: false }, { success: true, error: null }])(
    'may say that there is no error: %j',
    async (body) => {
      php.reply = json(200, body);
      await expect(php.request()).resolves.toEqual(body);
    },
  );
});

describe('an answer that is not accepted', () => {
  it.each<[string, Reply, ApiErrorKind]>([
    ['HTML', html(200), 'nonJson'],
    ['JSON that calls itself HTML', html(200, '{"rows":[]}'), 'nonJson'],
    ['JSON that calls itself text', json(200, {}, { 'Content-Type': 'text/plain' }), 'nonJson'],
    [
      'JSON that calls itself a script',
      json(200, {}, { 'Content-Type': 'application/jsonp' }),
      'nonJson',
    ],
    ['JSON without a type', json(200, {}, {}), 'nonJson'],
    ['an empty answer', (res) => res.writeHead(200).end(), 'nonJson'],
    ['204', (res) => res.writeHead(204).end(), 'nonJson'],
    ['an HTML page with status 500', html(500), 'nonJson'],
    ['an HTML page of a proxy', html(502), 'nonJson'],
    ['an empty JSON answer', json(200, ''), 'unreadable'],
    ['HTML that calls itself JSON', json(200, '<!doctype html>'), 'unreadable'],
    [
      'a PHP warning before the JSON',
      json(200, '<br />\n<b>Warning</b>: x{"rows":[]}'),
      'unreadable',
    ],
    ['half a JSON text', json(200, '{"rows":[{"id":1'), 'unreadable'],
    ['null', json(200, 'null'), 'unreadable'],
    ['a number', json(200, '7'), 'unreadable'],
    ['a text', json(200, '"ok"'), 'unreadable'],
  ])('%s', async (_what, answer, kind) => {
    php.reply = answer;
    await expect(php.request()).rejects.toEqual(ofKind(kind));
    expect(php.arrivals).toHaveLength(1);
  });

  it('redirects to a sign-in page, which counts as no answer', async () => {
    const answers = [
      (res: Parameters<Reply>[0]) => res.writeHead(302, { Location: '/login' }).end(),
      html(200),
    ];
    php.reply = (res) => answers.shift()?.(res);
    await expect(php.request()).rejects.toEqual(ofKind('nonJson'));
  });
});
