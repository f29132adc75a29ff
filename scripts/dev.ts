/**
 * `npm run dev`: the app with reload on change, on the mock API or on the one that VITE_API_URL names. Flags go
 * to the mock (--help), but for --port.
 */
import process from 'node:process';

import { createServer, loadEnv } from 'vite';

import { launchMock } from '../mock-api/server/launch.ts';
import { closeOnSignal, report } from '../mock-api/server/terminal.ts';
import { announce, announceOn } from './announce.ts';
import { apiForDev } from './apiForDev.ts';
import { ROOT } from './builds.ts';

const PORT = 5173;

const startApp = async (env: Record<string, string>, port?: number) => {
  Object.assign(process.env, env);
  const server = await createServer({
    root: ROOT,
    server: { port: port ?? PORT, strictPort: port !== undefined },
  });
  await server.listen();
  return { server, url: server.resolvedUrls?.local[0] ?? `http://localhost:${PORT}/` };
};

const run = async () => {
  const args = process.argv.slice(2);
  const settings = loadEnv('development', ROOT, 'VITE_');
  const api = apiForDev(settings, args, process.env['API_PROXY_TARGET']);
  if (api) {
    // The demo accounts are the mock's: no other server has them.
    const { server, url } = await startApp({ VITE_DEMO: 'false' });
    closeOnSignal(server);
    announceOn(url, api);
    return;
  }
  const mock = await launchMock(args, 'npm run dev', { isBehindApp: true });
  if (!mock) return;
  const { server, url } = await startApp(
    { VITE_DEMO: 'true', API_PROXY_TARGET: mock.url },
    mock.askedPort,
  );
  closeOnSignal(server, mock);
  announce(url, mock);
};

run().catch(report);
