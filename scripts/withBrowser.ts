/** Runs a command with CHROMIUM_PATH set: `tsx scripts/withBrowser.ts playwright test`. */
import process from 'node:process';

import { findBrowser } from './findBrowser.ts';
import { run } from './run.ts';

const main = async () => {
  const [command, ...args] = process.argv.slice(2);
  if (!command) throw new Error('Name the command to run.');
  const browser = await findBrowser();
  console.log(browser.how);
  process.exitCode = await run(command, args, { CHROMIUM_PATH: browser.path });
};

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
