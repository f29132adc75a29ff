import process from 'node:process';

const isRoot = process.getuid?.() === 0;

/** For every Chromium that tests and the bench launch: no sandbox as root, no background requests. */
export const browserFlags: readonly string[] = [
  ...(isRoot ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--disable-dev-shm-usage',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The browser that `scripts/withBrowser.ts` found; undefined lets Playwright use its own. */
export const browserPath = process.env['CHROMIUM_PATH'] || undefined;
