import { fileURLToPath } from 'node:url';

import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';

import { browserFlags, browserPath } from './scripts/browserFlags.ts';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          include: ['{src,mock-api,scripts,vite,bench}/**/*.test.ts'],
        },
      },
      {
        plugins: [
          storybookTest({ configDir: fileURLToPath(new URL('.storybook', import.meta.url)) }),
        ],
        // Found late, each of these would reload the page in the middle of a test.
        optimizeDeps: {
          include: [
            '@mui/material',
            '@mui/material/styles',
            '@tanstack/react-query',
            'ra-data-simple-rest',
            'ra-i18n-polyglot',
            'ra-language-english',
            'react-admin',
            'react-dom/client',
            'react-hook-form',
            'react-router-dom',
          ],
        },
        test: {
          name: 'stories',
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            instances: [{ browser: 'chromium' }],
            provider: playwright({
              launchOptions: { executablePath: browserPath, args: [...browserFlags] },
            }),
          },
        },
      },
    ],
  },
});
