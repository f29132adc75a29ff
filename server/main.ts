import process from 'node:process';
import { isMainThread } from 'node:worker_threads';

import { report } from '../mock-api/server/terminal.ts';
import { runCli } from './cli.ts';

if (isMainThread) {
  // What it writes, backups too, is for its own user alone.
  process.umask(0o077);
  runCli(process.argv.slice(2)).catch(report);
}
