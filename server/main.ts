import process from 'node:process';
import { isMainThread } from 'node:worker_threads';

import { report } from '../mock-api/server/terminal.ts';
import { runCli } from './cli.ts';
import { MigrationError } from './sql/schema.ts';

/** After this, starting again is of no use (EX_CONFIG of sysexits). */
const UNFIT = 78;

if (isMainThread) {
  // What it writes, backups too, is for its own user alone.
  process.umask(0o077);
  runCli(process.argv.slice(2)).catch((error: unknown) =>
    report(error, error instanceof MigrationError ? UNFIT : 1),
  );
}
