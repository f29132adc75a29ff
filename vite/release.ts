import { readFileSync } from 'node:fs';

import type { Plugin } from 'vite';

/** The version that package.json names. */
export const { version } = JSON.parse(
  readFileSync(new URL('../package.json', import.meta.url), 'utf8'),
) as { version: string };

/** What a page that is open compares itself with, at the address /version.json. */
export const RELEASE_FILE = 'version.json';

/**
 * Tells which release a build is. Its mark is the name of the areas' first script, which changes
 * with any of the code behind it; a page knows which one it was loaded with.
 */
export const release = (): Plugin => ({
  name: 'qafila-release',
  generateBundle(_options, bundle) {
    const app = Object.values(bundle).find(
      (output) => output.type === 'chunk' && output.isEntry && output.name === 'app',
    );
    if (!app) return;
    const source = JSON.stringify({ version, script: `/${app.fileName}` });
    this.emitFile({ type: 'asset', fileName: RELEASE_FILE, source });
  },
});
