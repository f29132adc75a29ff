import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { CollectionName } from '../../api/store/collections.ts';
import { filesInMemory } from '../../api/uploads.ts';
import type { LogEntry } from '../../mock-api/core/requestLog.ts';
import { BUILDS } from '../../scripts/builds.ts';
import { operationsOf } from '../../server/operations.ts';
import { makeSample } from '../../server/sample.ts';
import { makeSecrets } from '../../server/secrets.ts';
import { startServer, type CallLine } from '../../server/server.ts';
import { openSqlite } from '../../server/sql/sqlite.ts';
import { parseConfig } from '../../src/config.ts';
import { MockControl, type ControlCall } from './mockControl.ts';
import { requireBuild, type Stack, type StackOptions } from './stack.ts';

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
  const passwords = await makeSecrets();
  const files = filesInMemory();
  // Made once, as passwords are slow to hash on purpose.
  const samples = new Map<string, ReturnType<typeof makeSample>>();
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
      const key = JSON.stringify(counts);
      const made =
        samples.get(key) ?? makeSample(passwords, { ...options.counts, ...counts }, today);
      samples.set(key, made);
      const sample = await made;
      await files.clear();
      for (const [name, bytes] of sample.files) await files.set(name, bytes);
      await database.load(sample.data);
      calls.length = 0;
    },
    close: async () => {
      await running.close();
      await rm(folder, { recursive: true });
    },
  };
};
