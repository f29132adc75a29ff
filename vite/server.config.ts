import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { defineConfig, type Plugin } from 'vite';

import * as parts from './inline.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const { dependencies } = JSON.parse(readFileSync(`${root}package.json`, 'utf8')) as {
  dependencies: Record<string, string>;
};

/** Reads at build time what the headers name by its hash: an install has no sources. */
const inlined: Plugin = {
  name: 'inlined',
  load: (id) =>
    id.endsWith('/vite/inline.ts')
      ? Object.entries(parts)
          .map(([name, part]) => `export const ${name} = ${JSON.stringify(part)};`)
          .join('\n')
      : undefined,
};

/** The product's server, for an install without the packages of which the app is built. */
export default defineConfig({
  root,
  publicDir: false,
  plugins: [inlined],
  ssr: { noExternal: true, external: Object.keys(dependencies) },
  build: {
    target: 'node20',
    ssr: 'server/main.ts',
    outDir: 'dist-server',
    emptyOutDir: true,
    rolldownOptions: {
      output: {
        entryFileNames: 'qafila.js',
        banner: '#!/usr/bin/env node',
        codeSplitting: false,
      },
    },
  },
});
