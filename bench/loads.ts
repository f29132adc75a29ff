import type { Page } from 'playwright';

import { openBrowser } from './browser.ts';
import { fetchSession, storeSession } from './session.ts';
import { recordTransfers, type Transfer } from './transfers.ts';

export const LIST = '/fleet/drivers';

export interface Load {
  name: string;
  transfers: Transfer[];
}

/** Later routes, each measured as what it adds to a visitor who has seen the list. */
const LATER: readonly [name: string, path: string][] = [
  ['driver: add', `${LIST}/create`],
  ['driver: edit', `${LIST}/1`],
  ['driver: show', `${LIST}/1/show`],
  ['drivers: import', `${LIST}/import`],
  ['fleet dashboard', '/fleet/dashboard'],
];

/**
 * Whatever the app fetches ahead in idle time belongs to the route that it is fetched for, not to
 * the first view: here the browser is never idle.
 */
const neverIdle = () => {
  window.requestIdleCallback = () => 0;
};

const withPage = async <T>(work: (page: Page) => Promise<T>): Promise<T> => {
  const browser = await openBrowser();
  try {
    await browser.context.addInitScript(neverIdle);
    return await work(await browser.context.newPage());
  } finally {
    await browser.close();
  }
};

export const waitForList = (page: Page) =>
  page.locator('tbody tr').nth(1).waitFor({ timeout: 30_000 });

const openList = async (page: Page, url: string) => {
  await page.goto(url + LIST);
  await waitForList(page);
};

export const measureSite = (url: string): Promise<Load[]> =>
  Promise.all(
    ['/', '/login'].map(async (path) => ({
      name: `site ${path}`,
      transfers: await withPage((page) => recordTransfers(page, () => page.goto(url + path))),
    })),
  );

/** The list with an empty cache, and once more with a full one. */
export const measureList = async (url: string): Promise<{ cold: Load; warm: Load }> => {
  const session = await fetchSession(url, 'Fleet Manager');
  return withPage(async (page) => {
    await storeSession(page, url, session);
    const cold = await recordTransfers(page, () => openList(page, url));
    const warm = await recordTransfers(page, async () => {
      await page.reload();
      await waitForList(page);
    });
    return {
      cold: { name: 'drivers list', transfers: cold },
      warm: { name: 'drivers list, again', transfers: warm },
    };
  });
};

export const measureLater = async (url: string): Promise<Load[]> => {
  const session = await fetchSession(url, 'Fleet Manager');
  const loads: Load[] = [];
  for (const [name, path] of LATER) {
    const transfers = await withPage(async (page) => {
      await storeSession(page, url, session);
      await openList(page, url);
      await page.waitForLoadState('networkidle');
      return recordTransfers(page, () => page.goto(url + path));
    });
    loads.push({ name, transfers });
  }
  return loads;
};
