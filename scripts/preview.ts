/**
 * `npm run preview`: builds the app and serves it on the mock API, with the headers of a real host. Flags go
 * to the mock (--help).
 */
import process from 'node:process';

import { preview } from 'vite';

import { launchMock } from '../mock-api/server/launch.ts';
import { closeOnSignal, report } from '../mock-api/server/terminal.ts';
import { announce } from './announce.ts';
import { BUILDS, makeBuild, ROOT } from './builds.ts';

const run = async () => {
  const mock = await launchMock(process.argv.slice(2), 'npm run preview', { isBehindApp: true });
  if (!mock) return;
  // Always: an older build would show code that no longer exists.
  await makeBuild('demo');
  process.env['API_PROXY_TARGET'] = mock.url;
  const server = await preview({
    root: ROOT,
    build: { outDir: BUILDS.demo.outDir },
    preview: { port: mock.askedPort ?? 4173, strictPort: mock.askedPort !== undefined },
  });
  closeOnSignal(server, mock);
  announce(server.resolvedUrls?.local[0] ?? 'http://localhost:4173/', mock);
};

run().catch(report);
