import process from 'node:process';
import { isMainThread } from 'node:worker_threads';

import { report } from '../mock-api/server/terminal.ts';
import { runCli } from './cli.ts';

if (isMainThread) runCli(process.argv.slice(2)).catch(report);
