import process from 'node:process';
import { fileURLToPath } from 'node:url';

import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';

import { browserFlags, browserPath } from './scripts/browserFlags.ts';
import { kitLayer } from './vite/kitLayer.ts';

/** An error of our own on a line of its own, as react-admin prints each call that fails. */
const FAILED_CALL = /^\[ApiError: errors\.\w+\]\s*$/;

/** React as users get it, which draws a story in half the time of its development build. */
const productionReact = {
  name: 'production-react',
  config: () => {
    process.env['NODE_ENV'] = 'production';
  },
};

/** All cores of the smallest machine: left alone, Vitest takes one of two. */
const WORKERS = 2;

export default defineConfig({
  test: {
    // Stories make calls fail on purpose and assert what the user sees of it.
    onConsoleLog: (log) => (FAILED_CALL.test(log) ? false : undefined),
    // For a busy machine; read here, not in the project.
    browser: { connectTimeout: 300_000 },
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          // Not that of the stories.
          env: { NODE_ENV: 'test' },
          // Loading the modules anew for each file takes longer than all the tests; what a test
          // stubs, it gives back.
          isolate: false,
          maxWorkers: WORKERS,
          // For a busy machine: the slowest property is through in a second.
          testTimeout: 60_000,
          hookTimeout: 60_000,
          unstubGlobals: true,
          restoreMocks: true,
          include: ['{src,api,mock-api,server,scripts,vite,bench}/**/*.test.{ts,tsx}'],
        },
      },
      {
        plugins: [
          productionReact,
          kitLayer(),
          storybookTest({ configDir: fileURLToPath(new URL('.storybook', import.meta.url)) }),
        ],
        // Found late, a package would reload the page in the middle of a test.
        optimizeDeps: {
          entries: ['src/main.tsx', 'src/**/*.stories.tsx', '.storybook/preview.tsx'],
          // Behind files that the search does not open.
          include: [
            '@tanstack/react-virtual',
            'idb-keyval',
            'react-error-boundary',
            'storybook/theming',
          ],
        },
        test: {
          name: 'stories',
          setupFiles: ['.storybook/lightTests.ts'],
          maxWorkers: WORKERS,
          // For a busy machine: a story that works is done in a second or two.
          testTimeout: 120_000,
          // As in playwright.config.ts.
          retry: process.env['CI'] ? 1 : 0,
          browser: {
            enabled: true,
            headless: true,
            // One page for all: loading the app anew for each file takes as long as its stories.
            isolate: false,
            screenshotFailures: false,
            instances: [{ browser: 'chromium' }],
            provider: playwright({
              launchOptions: {
                executablePath: browserPath,
                // No story runs long enough to repay what optimising its code takes.
                args: [...browserFlags, '--js-flags=--no-opt'],
              },
            }),
          },
        },
      },
    ],
  },
});
