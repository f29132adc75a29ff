/** A server in a process of its own, for tests that kill it: prints its address. */
import process from 'node:process';

import { openData } from '../openData.ts';
import { makeSecrets } from '../secrets.ts';
import { startServer } from '../server.ts';

const [, , path = ''] = process.argv;
const running = await startServer({ ...(await openData(path)), passwords: await makeSecrets() });
console.log(running.url);
