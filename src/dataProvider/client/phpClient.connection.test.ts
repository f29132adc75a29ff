import { afterEach, describe, expect, it, vi } from 'vitest';

import type { ApiErrorKind } from '../apiError.ts';
import { html, json, JSON_HEADERS, ofKind, type Reply, phpServer } from './phpClient.testing.ts';
import { createPhpClient } from './phpClient.ts';

const php = phpServer();

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('a connection that fails', () => {
  it('before the answer', async () => {
    php.reply = (res) => res.destroy();
    await expect(php.request({ method: 'POST', json: {} })).rejects.toEqual(ofKind('network'));
    expect(php.arrivals).toHaveLength(1);
  });

  it('in the middle of the answer', async () => {
    php.reply = (res) => {
      res.writeHead(200, { ...JSON_HEADERS, 'Content-Length': '1000' });
      res.write('{"rows":[');
      setTimeout(() => res.destroy(), 20);
    };
    await expect(php.request()).rejects.toEqual(ofKind('network'));
  });

  it('because there is no server', async () => {
    const api = createPhpClient({ apiUrl: 'http://127.0.0.1:9', getToken: () => null });
    await expect(api.request('/x.php')).rejects.toEqual(ofKind('network'));
  });

  it('because the browser is offline', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    php.reply = (res) => res.destroy();
    await expect(php.request()).rejects.toEqual(ofKind('offline'));
  });

  it('is not called offline while answers come', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    php.reply = json(500, {});
    await expect(php.request()).rejects.toEqual(ofKind('server'));
  });
});

describe('a server that is too slow', () => {
  it('to answer', async () => {
    php.reply = () => undefined;
    await expect(php.request({ timeout: 250 })).rejects.toEqual(ofKind('timeout'));
    expect(php.arrivals).toHaveLength(1);
  });

  it('to finish its answer', async () => {
    php.reply = (res) => {
      res.writeHead(200, JSON_HEADERS);
      res.write('{"rows":[');
    };
    await expect(php.request({ timeout: 60 })).rejects.toEqual(ofKind('timeout'));
  });

  it('with a file', async () => {
    php.reply = (res) => {
      res.writeHead(200, { 'Content-Type': 'text/csv' });
      res.write('a,b');
    };
    await expect(php.download({ timeout: 60 })).rejects.toEqual(ofKind('timeout'));
  });
});

describe('an aborted call', () => {
  it('before it was sent', async () => {
    await expect(php.request({ signal: AbortSignal.abort() })).rejects.toEqual(ofKind('aborted'));
    expect(php.arrivals).toHaveLength(0);
  });

  it('while it waits', async () => {
    php.reply = () => undefined;
    const giveUp = new AbortController();
    setTimeout(() => giveUp.abort(), 30);
    await expect(php.request({ signal: giveUp.signal })).rejects.toEqual(ofKind('aborted'));
  });

  it('in the middle of the answer', async () => {
    const giveUp = new AbortController();
    php.reply = (res) => {
      res.writeHead(200, JSON_HEADERS);
      res.write('{');
      setTimeout(() => giveUp.abort(), 30);
    };
    await expect(php.request({ signal: giveUp.signal })).rejects.toEqual(ofKind('aborted'));
  });
});

describe('a download', () => {
  const download = () => php.download({ query: { branch_id: 1 } });
  const csv = (headers: Record<string, string> = {}) =>
    json(200, 'id,liters\r\n1,20\r\n', { 'Content-Type': 'text/csv', ...headers });

  it.each([
    ['attachment; filename="issued.csv"', 'issued.csv'],
    ['attachment; filename=issued.csv', 'issued.csv'],
    ['attachment; filename="issued 2026.csv"; size=3', 'issued 2026.csv'],
    ['attachment', undefined],
  ])('takes file and name from %j', async (disposition, fileName) => {
    php.reply = csv({ 'Content-Disposition': disposition });
    const file = await download();
    await expect(file.blob.text()).resolves.toBe('id,liters\r\n1,20\r\n');
    expect(file.fileName).toBe(fileName);
    expect(php.arrivals[0]?.url).toBe('/export.php?branch_id=1');
  });

  it.each<[string, Reply, ApiErrorKind]>([
    ['an error in JSON', json(200, { error: 'No records' }), 'refused'],
    ['success: false', json(200, { success: false }), 'refused'],
    ['a success in JSON', json(200, { success: true }), 'unreadable'],
    ['a status of failure in JSON', json(500, { error: 'x' }), 'server'],
    ['a status of failure in HTML', html(500), 'nonJson'],
    [
      'a status of failure with a CSV type',
      json(500, 'x', { 'Content-Type': 'text/csv' }),
      'nonJson',
    ],
    ['403 in HTML', html(403), 'forbidden'],
    ['a page of HTML', html(200), 'nonJson'],
    ['XHTML', json(200, '<html/>', { 'Content-Type': 'application/xhtml+xml' }), 'nonJson'],
    [
      'an empty answer',
      (res) => res.writeHead(200, { 'Content-Type': 'text/csv' }).end(),
      'unreadable',
    ],
    ['204', (res) => res.writeHead(204).end(), 'unreadable'],
    [
      'an answer that breaks off',
      (res) => {
        res.writeHead(200, { 'Content-Type': 'text/csv', 'Content-Length': '1000' });
        res.write('id');
        setTimeout(() => res.destroy(), 20);
      },
      'network',
    ],
  ])('never takes %s for a file', async (_what, answer, kind) => {
    php.reply = answer;
    await expect(download()).rejects.toEqual(ofKind(kind));
  });

  const files = (address: string) => php.clientOf(() => 'abc').download(address);
  const pdf: Reply = (res) => {
    res.writeHead(200, { 'Content-Type': 'application/pdf' }).end('%PDF-1.7');
  };

  it.each(['/uploads/a%20b.pdf', 'uploads/a b.pdf', '{api}/uploads/a%20b.pdf'])(
    'of a file named in a row, %s, is requested with the token',
    async (address) => {
      php.reply = pdf;
      const { blob } = await files(address.replace('{api}', php.apiUrl));
      expect(await blob.text()).toBe('%PDF-1.7');
      expect(php.arrivals[0]).toMatchObject({
        url: '/uploads/a%20b.pdf',
        headers: { authorization: 'Bearer abc' },
      });
    },
  );

  it.each(['//evil.example/a.pdf', 'https://evil.example/a.pdf', 'javascript:alert(1)', 'data:,x'])(
    'of %s is never started',
    async (address) => {
      await expect(files(address)).rejects.toEqual(ofKind('unreadable'));
      expect(php.arrivals).toEqual([]);
    },
  );
});
