import { fileURLToPath } from 'node:url';

import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv, type Rolldown } from 'vite';

import { parseConfig } from './src/config.ts';
import { apiProxy } from './vite/apiProxy.ts';
import { firstPaint } from './vite/firstPaint.ts';
import { APP_PAGE } from './vite/pageFiles.ts';
import { pages } from './vite/pages.ts';
import { precompress } from './vite/precompress.ts';
import { release, version } from './vite/release.ts';
import { site } from './vite/site.ts';
import { siteInputs } from './vite/siteFiles.ts';

const root = fileURLToPath(new URL('.', import.meta.url));
const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const packages = (...names: string[]) =>
  new RegExp(`[\\\\/]node_modules[\\\\/](?:${names.join('|')})[\\\\/]`);

/**
 * What of our own comes with the first view of the areas and with no page of the site: one file, where
 * each part that a later screen shares would else be a file and a request of its own.
 */
const FIRST_VIEW =
  /[\\/]src[\\/](?:admin|dataProvider[\\/](?!phpClient|apiError)|domain[\\/](?:drivers|fleet|expir))/;

/**
 * React stands alone because the site shares it, and date-fns is left out for the same reason. Every
 * other package of the first view is one file: it compresses better and arrives earlier than many.
 */
const groups: Rolldown.CodeSplittingGroup[] = [
  { name: 'react', test: packages('react', 'react-dom', 'scheduler'), priority: 2 },
  { name: 'admin', test: packages('(?!@?date-fns).+'), tags: ['$initial'], priority: 0 },
  { name: 'first', test: FIRST_VIEW, tags: ['$initial'], priority: 0 },
];

export default defineConfig(({ mode }) => {
  const config = parseConfig(loadEnv(mode, root, 'VITE_'));
  const proxy = apiProxy(process.env['API_PROXY_TARGET']);

  return {
    root,
    appType: 'mpa',
    plugins: [react(), firstPaint(APP_PAGE), pages(config), site(config), release(), precompress()],
    // Set even when the environment is silent, so that code for the demo folds away.
    define: {
      'import.meta.env.VITE_DEMO': JSON.stringify(String(config.demo)),
      'import.meta.env.VITE_VERSION': JSON.stringify(version),
    },
    server: { proxy },
    preview: { proxy },
    build: {
      target: 'es2023',
      sourcemap: false,
      // Every browser of the target preloads modules itself.
      modulePreload: { polyfill: false },
      chunkSizeWarningLimit: 1200,
      rolldownOptions: {
        // The site's scripts are asked for by their default export.
        preserveEntrySignatures: 'exports-only',
        input: { app: at('app.html'), ...siteInputs(root) },
        output: {
          codeSplitting: { groups },
        },
      },
    },
  };
});
