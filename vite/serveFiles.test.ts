import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';

import { afterAll, beforeAll, expect, it, vi } from 'vitest';

import { parseConfig } from '../src/config.ts';
import { APP_PAGE, NOT_FOUND_PAGES } from './pageFiles.ts';
import { siteFiles } from './serveFiles.ts';

const SCRIPT = 'start-12345678.js';
const LARGE = 'large.bin';

let dist: string;
const server = createServer();
const url = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

beforeAll(async () => {
  dist = await mkdtemp(join(tmpdir(), 'qafila-dist-'));
  await mkdir(join(dist, 'ar'));
  for (const name of [APP_PAGE, SCRIPT, ...Object.values(NOT_FOUND_PAGES)])
    await writeFile(join(dist, name), `This is ${name}`);
  await writeFile(join(dist, LARGE), Buffer.alloc(20_000_000));
  const serve = siteFiles(dist, parseConfig({}));
  server.on('request', (req, res) => serve(req, res, () => res.end()));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});

afterAll(async () => {
  server.close();
  await rm(dist, { recursive: true });
});

it('goes on after a file that an update has taken away', async () => {
  await rm(join(dist, SCRIPT));
  await expect(fetch(`${url()}/${SCRIPT}`).then((response) => response.text())).rejects.toThrow(
    /terminated|failed|closed/,
  );
  const unknown = await fetch(`${url()}/nowhere`);
  expect(unknown.status).toBe(404);
});

it.each(['bytes=5-2', 'bytes=0-0', 'bytes=-5', 'bytes=900-', 'items=1-2'])(
  'answers a request for %s with the whole file',
  async (range) => {
    const answer = await fetch(`${url()}/${APP_PAGE}`, { headers: { range } });
    expect(answer.status).toBe(200);
    expect(await answer.text()).toBe(`This is ${APP_PAGE}`);
  },
);

it('sends a large file whole', async () => {
  const answer = await fetch(`${url()}/${LARGE}`);
  expect((await answer.arrayBuffer()).byteLength).toBe(20_000_000);
});

it('closes the files of downloads that are broken off, those that wait for their turn too', async () => {
  const files: Readable[] = [];
  const note = (_req: unknown, res: ServerResponse) =>
    res.once('pipe', (file: Readable) => files.push(file));
  server.prependListener('request', note);
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.pause().write(`GET /${LARGE} HTTP/1.1\r\nHost: a\r\n\r\n`.repeat(3));
  await vi.waitUntil(() => files.length === 3);
  socket.resetAndDestroy();
  await vi.waitUntil(() => files.every((file) => file.closed));
  expect(files.map((file) => file.readableEnded)).not.toContain(true);
  server.off('request', note);
});
