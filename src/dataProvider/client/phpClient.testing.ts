import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

import { afterAll, beforeAll, beforeEach, expect, vi } from 'vitest';

import type { ApiErrorKind } from '../apiError.ts';
import { createPhpClient, type PhpClient, type PhpRequest } from './phpClient.ts';

interface Arrival {
  method: string | undefined;
  url: string | undefined;
  headers: IncomingMessage['headers'];
  body: string;
}

export type Reply = (res: ServerResponse) => void;

export const JSON_HEADERS = { 'Content-Type': 'application/json' };

export const json =
  (status: number, body: unknown, headers: Record<string, string> = JSON_HEADERS): Reply =>
  (res) => {
    res.writeHead(status, headers).end(typeof body === 'string' ? body : JSON.stringify(body));
  };

export const html =
  (status: number, body = '<!doctype html><h1>Error</h1>'): Reply =>
  (res) => {
    res.writeHead(status, { 'Content-Type': 'text/html; charset=utf-8' }).end(body);
  };

export const ofKind = (kind: ApiErrorKind) => expect.objectContaining({ name: 'ApiError', kind });

/** A real HTTP server on a free port that answers every call of a test with `reply`. */
export const phpServer = () => {
  const onUnauthorized = vi.fn<(token: string) => void>();
  const clientOf = (getToken: () => string | null): PhpClient =>
    createPhpClient({ apiUrl: state.apiUrl, getToken, onUnauthorized });
  const state = {
    apiUrl: '',
    reply: json(200, {}),
    arrivals: [] as Arrival[],
    onUnauthorized,
    clientOf,
    request: (options?: PhpRequest) => clientOf(() => 'abc').request('/x.php', options),
    download: (options?: PhpRequest) => clientOf(() => 'abc').download('/export.php', options),
  };

  const server = createServer((req, res) => {
    const chunks: Buffer[] = [];
    req.on('data', (chunk: Buffer) => chunks.push(chunk));
    req.on('end', () => {
      const { method, url, headers } = req;
      state.arrivals.push({ method, url, headers, body: Buffer.concat(chunks).toString() });
      state.reply(res);
    });
  });

  beforeAll(async () => {
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    state.apiUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });

  beforeEach(() => {
    state.arrivals = [];
    state.reply = json(200, {});
    onUnauthorized.mockReset();
  });

  afterAll(async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  });

  return state;
};
