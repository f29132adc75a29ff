import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { Passwords } from '../../api/passwords.ts';
import { filesInMemory, type FileStore } from '../../api/uploads.ts';
import type { Counts } from '../../mock-api/core/options.ts';
import { Client } from '../../mock-api/testing/client.ts';
import { operationsOf } from '../operations.ts';
import { addSample } from '../sample.ts';
import { makeSecrets } from '../secrets.ts';
import { startServer, type ServerOptions } from '../server.ts';
import type { SqlDatabase } from '../sql/database.ts';

const COUNTS = {
  drivers: 30,
  trucks: 20,
  trailers: 12,
  documents: 20,
  activity: 20,
  diesel_days: 30,
};

/** A server with the sample company, and a client of it. */
export const startTestServer = async <Opened extends SqlDatabase>(
  { open }: { open: () => Promise<Opened> },
  counts: Partial<Counts> | 'empty' = COUNTS,
  own?: Partial<Passwords>,
  files: FileStore = filesInMemory(),
  more: Partial<ServerOptions> = {},
) => {
  const database = await open();
  const passwords = { ...(await makeSecrets()), ...own };
  if (counts !== 'empty') await addSample(database, files, passwords, counts);
  const operations = operationsOf(mkdtempSync(join(tmpdir(), 'qafila-')), database);
  const running = await startServer({ database, files, passwords, operations, ...more });
  return { ...running, database, client: new Client(running.url, fetch) };
};
