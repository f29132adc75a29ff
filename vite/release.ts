import { readFileSync } from 'node:fs';

import type { Plugin } from 'vite';

/** The version in package.json. */
export const { version } = JSON.parse(
  readFileSync(new URL('../package.json', import.meta.url), 'utf8'),
) as { version: string };

/** What an open page compares itself with, at the address /version.json. */
export const RELEASE_FILE = 'version.json';

/** Each script names its imports by their content hash, so the last one depends on all of them. */
const lastScriptOf = (html: string): string | undefined =>
  [...html.matchAll(/<link rel="modulepreload"[^>]* href="([^"]+)"/g)].at(-1)?.[1];

/**
 * Identifies a build. Its mark is the name of the last script of the areas' page, which changes with any of
 * the code behind it; a page knows which one it was loaded with.
 */
export const release = (page: string): Plugin => ({
  name: 'qafila-release',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      const html = bundle[page];
      const script = html?.type === 'asset' ? lastScriptOf(html.source.toString()) : undefined;
      if (!script) return;
      const source = JSON.stringify({ version, script });
      this.emitFile({ type: 'asset', fileName: RELEASE_FILE, source });
    },
  },
});
