/** A server in a process of its own, for tests that kill it: prints its address. */
import process from 'node:process';

import { DerivingThread } from '../derivingThread.ts';
import { openData } from '../openData.ts';
import { makeSecrets } from '../secrets.ts';
import { startServer } from '../server.ts';

const [, , path = ''] = process.argv;
const data = await openData(path);
const deriving = new DerivingThread(path);
const running = await startServer({
  ...data,
  passwords: await makeSecrets(),
  derive: (call) => deriving.answer(call),
});
console.log(running.url);
