import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { CollectionName } from '../../api/store/collections.ts';
import type { LogEntry } from '../../mock-api/core/requestLog.ts';
import { BUILDS } from '../../scripts/builds.ts';
import { operationsOf } from '../../server/operations.ts';
import { addSample } from '../../server/sample.ts';
import { makeSecrets } from '../../server/secrets.ts';
import { startServer, type CallLine } from '../../server/server.ts';
import { openSqlite } from '../../server/sql/sqlite.ts';
import { parseConfig } from '../../src/config.ts';
import { MockControl, type ControlCall } from './mockControl.ts';
import { requireBuild, type Stack, type StackOptions } from './stack.ts';

/** A hash that is made for strangers takes long: each of the sample's passwords is hashed once. */
const quickSecrets = async () => {
  const secrets = await makeSecrets();
  const hashes = new Map<string, Promise<string>>();
  return {
    ...secrets,
    hash: (password: string) => {
      const known = hashes.get(password) ?? Promise.resolve(secrets.hash(password));
      hashes.set(password, known);
      return known;
    },
  };
};

/** As the mock logs it, without what was sent. A browser hears nothing of a 304. */
const asLogged = ({ method, path, status, at }: CallLine): LogEntry => ({
  method,
  path,
  status: status === 304 ? 200 : status,
  at,
  auth: status === 401 ? 'invalid' : 'valid',
  query: {},
  body: {},
  files: [],
});

interface Changed {
  collection: CollectionName;
  id: number;
  changes: Record<string, unknown> | null;
}

/** The product as a company runs it, on a database of SQLite with the sample company. */
export const startServerStack = async (options: StackOptions = {}): Promise<Stack> => {
  const { build = 'production', today } = options;
  requireBuild(build);
  const folder = await mkdtemp(join(tmpdir(), 'qafila-e2e-'));
  const database = await openSqlite(join(folder, 'qafila.db'));
  const passwords = await quickSecrets();
  const files = new Map<string, Uint8Array>();
  const calls: CallLine[] = [];
  const { outDir, env } = BUILDS[build];
  const running = await startServer({
    database,
    files,
    passwords,
    operations: operationsOf(folder, database),
    today,
    site: { dist: outDir, config: parseConfig(env) },
    log: (line) => void calls.push(line),
  });

  const control: ControlCall = async (method, address, body) => {
    const [path, query] = address.split('?');
    const call = `${method} ${path}`;
    if (call === 'GET /__log') return calls.map(asLogged);
    if (call === 'DELETE /__log') return calls.splice(0);
    if (call === 'GET /__data') {
      const name = new URLSearchParams(query).get('collection') as CollectionName;
      const rows: readonly object[] = await database.store[name].all();
      return rows.map((row) => ({ ...row, password_hash: undefined }));
    }
    if (call !== 'POST /__mutate') throw new Error(`${call} takes test.use({ backend: 'mock' })`);
    const { collection, id, changes } = body as Changed;
    return database.write((store) =>
      changes ? store[collection].patch(id, changes) : store[collection].delete(id),
    );
  };

  return {
    url: running.url,
    api: new MockControl(control),
    reset: async ({ counts = {} } = {}) => {
      files.clear();
      await addSample(database, files, passwords, { ...options.counts, ...counts }, today);
      calls.length = 0;
    },
    close: async () => {
      await running.close();
      await rm(folder, { recursive: true });
    },
  };
};
