import process from 'node:process';

import { report } from '../mock-api/server/terminal.ts';
import { runCli } from './cli.ts';

runCli(process.argv.slice(2)).catch(report);
