import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { chromium, type BrowserContext } from 'playwright';

import { browserFlags, browserPath } from '../scripts/browserFlags.ts';

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

export interface BenchBrowser {
  context: BrowserContext;
  /** Where Lighthouse reaches the same browser. */
  port: number;
  close: () => Promise<void>;
}

/** A browser with an empty profile: nothing is cached and no one is signed in. */
export const openBrowser = async (): Promise<BenchBrowser> => {
  const port = await freePort();
  const profile = await mkdtemp(join(tmpdir(), 'qafila-bench-'));
  const context = await chromium.launchPersistentContext(profile, {
    args: [...browserFlags, `--remote-debugging-port=${port}`],
    viewport: { width: 1280, height: 800 },
    ...(browserPath !== undefined && { executablePath: browserPath }),
  });
  // The compiler that runs these scripts names functions with a helper that pages lack.
  await context.addInitScript('globalThis.__name = (fn) => fn');
  return {
    context,
    port,
    close: async () => {
      await context.close();
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
};
