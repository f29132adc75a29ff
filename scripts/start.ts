/**
 * `npm start`: the product on its own server and database, at first with the sample company. Flags go to the
 * server (--help).
 */
import process from 'node:process';

import { report } from '../mock-api/server/terminal.ts';
import { runCli } from '../server/cli.ts';
import { BUILDS, isFresh, makeBuild } from './builds.ts';

const run = async () => {
  const { outDir, env } = BUILDS.demo;
  Object.assign(process.env, env);
  if (!isFresh('demo')) {
    console.log('Building the app, as it is new or has changed …');
    await makeBuild('demo');
  }
  await runCli(['serve', '--sample', '--dist', outDir, '--quiet', ...process.argv.slice(2)]);
};

run().catch(report);
