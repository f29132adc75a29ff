import type { Locator, Page } from 'playwright';

import { SITE_PAGES } from '../vite/pageFiles.ts';
import { openBrowser } from './browser.ts';
import { LIST, openList, useList, waitForList } from './list.ts';
import { fetchSession, storeLanguage, storeSession } from './session.ts';
import { recordTransfers, type Transfer } from './transfers.ts';

export interface Load {
  name: string;
  transfers: Transfer[];
}

interface LaterRoute {
  name: string;
  path: string;
  /** Visible once the screen is ready. */
  sign: (page: Page) => Locator;
}

/** It loads more than other pages. */
export const IMPORT = 'drivers: import';

/** Later routes, each measured by what it adds for a visitor who has seen the list. */
const LATER: readonly LaterRoute[] = [
  {
    name: 'driver: add',
    path: `${LIST}/create`,
    sign: (page) => page.getByRole('combobox', { name: 'Truck' }),
  },
  {
    name: 'driver: edit',
    path: `${LIST}/1`,
    sign: (page) => page.getByRole('combobox', { name: 'Truck' }),
  },
  {
    name: 'driver: show',
    path: `${LIST}/1/show`,
    sign: (page) => page.getByRole('link', { name: 'Edit' }),
  },
  {
    name: IMPORT,
    path: `${LIST}/import`,
    sign: (page) => page.getByRole('dialog').getByRole('heading'),
  },
  {
    name: 'fleet dashboard',
    path: '/fleet/dashboard',
    sign: (page) => page.getByRole('main').getByRole('link').first(),
  },
];

/**
 * What the app prefetches in idle time belongs to the route it is prefetched for, not to the first view: here
 * the browser is never idle.
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

/** The public pages as they arrive, before any interaction. */
export const measureSite = (url: string): Promise<Load[]> =>
  Promise.all(
    Object.keys(SITE_PAGES).map(async (path) => ({
      name: path,
      transfers: await withPage((page) => recordTransfers(page, () => page.goto(url + path))),
    })),
  );

interface ListLoads {
  cold: Load;
  /** What sorting, paging and searching request: the rows are there already. */
  use: Load;
  /** Once more with a full cache. */
  warm: Load;
}

export const measureList = async (url: string): Promise<ListLoads> => {
  const session = await fetchSession(url, 'Fleet Manager');
  return withPage(async (page) => {
    await storeSession(page, url, session);
    const cold = await recordTransfers(page, () => openList(page, url));
    const warm = await recordTransfers(page, async () => {
      await page.reload();
      await waitForList(page);
    });
    const use = await recordTransfers(page, () => useList(page));
    return {
      cold: { name: 'drivers list', transfers: cold },
      use: { name: 'drivers list, in use', transfers: use },
      warm: { name: 'drivers list, again', transfers: warm },
    };
  });
};

/** The list as it arrives for those who read Arabic. */
export const measureArabic = async (url: string): Promise<Load> => {
  const session = await fetchSession(url, 'Fleet Manager');
  return withPage(async (page) => {
    await storeSession(page, url, session);
    await storeLanguage(page, 'ar');
    const transfers = await recordTransfers(page, () => openList(page, url));
    return { name: 'drivers list in Arabic', transfers };
  });
};

export const measureLater = async (url: string): Promise<Load[]> => {
  const session = await fetchSession(url, 'Fleet Manager');
  const loads: Load[] = [];
  for (const { name, path, sign } of LATER) {
    const transfers = await withPage(async (page) => {
      await storeSession(page, url, session);
      await openList(page, url);
      await page.waitForLoadState('networkidle');
      return recordTransfers(page, async () => {
        await page.goto(url + path);
        await sign(page).waitFor();
      });
    });
    loads.push({ name, transfers });
  }
  return loads;
};
