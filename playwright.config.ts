import process from 'node:process';

import { defineConfig } from '@playwright/test';

import { browserFlags, browserPath } from './scripts/browserFlags.ts';

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  // All cores of the smallest machine; with more, each journey takes longer than is won.
  workers: 2,
  // A second look where nobody watches; what needed it is listed as flaky, to be mended.
  retries: process.env['CI'] ? 1 : 0,
  // For a busy machine: what works is done in a fraction of it.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  reporter: [
    ['list'],
    ['./e2e/support/needsReporter.ts'],
    ['json', { outputFile: '.cache/reports/e2e.json' }],
  ],
  use: {
    launchOptions: {
      // A page does not live long enough to repay what optimising its code takes.
      args: [...browserFlags, '--js-flags=--no-opt --no-maglev'],
      ...(browserPath !== undefined && { executablePath: browserPath }),
    },
    locale: 'en-AE',
    timezoneId: 'Asia/Dubai',
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
  },
  // A test runs on the desktop unless it is tagged @phone.
  projects: [
    { name: 'desktop', grepInvert: /@phone/, use: { viewport: { width: 1280, height: 800 } } },
    {
      name: 'phone',
      grep: /@phone/,
      use: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
    },
  ],
});
