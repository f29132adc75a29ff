import type { Page } from '@playwright/test';

/** Everything that the browser stores for this site, and the address, as one text. */
export const browserStorage = (page: Page): Promise<string> =>
  page.evaluate(() =>
    JSON.stringify([
      Object.entries(window.localStorage),
      Object.entries(window.sessionStorage),
      window.location.href,
    ]),
  );
