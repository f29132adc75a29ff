/** `npm start`: the app on the mock API, with reload on change. Flags go to the mock (--help). */
import process from 'node:process';

import { createServer } from 'vite';

import { closeOnSignal, launchMock, report } from '../mock-api/launch.ts';
import { announce } from './announce.ts';
import { BUILDS, ROOT } from './builds.ts';

const run = async () => {
  const mock = await launchMock(process.argv.slice(2), 'npm start');
  if (!mock) return;
  Object.assign(process.env, BUILDS.demo.env, { API_PROXY_TARGET: mock.url });
  const server = await createServer({ root: ROOT, server: { port: 5173 } });
  await server.listen();
  closeOnSignal(server, mock);
  announce(server.resolvedUrls?.local[0] ?? 'http://localhost:5173/', mock);
};

run().catch(report);
