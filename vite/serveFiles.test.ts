import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, expect, it } from 'vitest';

import { parseConfig } from '../src/config.ts';
import { APP_PAGE, NOT_FOUND_PAGES } from './pageFiles.ts';
import { siteFiles } from './serveFiles.ts';

const SCRIPT = 'start-12345678.js';

let dist: string;
const server = createServer();
const url = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

beforeAll(async () => {
  dist = await mkdtemp(join(tmpdir(), 'qafila-dist-'));
  await mkdir(join(dist, 'ar'));
  for (const name of [APP_PAGE, SCRIPT, ...Object.values(NOT_FOUND_PAGES)])
    await writeFile(join(dist, name), `This is ${name}`);
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
