import lighthouse, { desktopConfig } from 'lighthouse';

import { SITE_PAGES } from '../vite/pageFiles.ts';
import { openBrowser } from './browser.ts';
import { LIST } from './list.ts';
import { fetchSession, storeSession } from './session.ts';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const METRICS = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
] as const;

export interface LighthouseScore {
  path: string;
  /** Out of 100, in the order of `LIGHTHOUSE_COLUMNS`; then the metrics as Lighthouse prints them. */
  cells: string[];
}

export const LIGHTHOUSE_COLUMNS = ['perf', 'a11y', 'best', 'seo', 'FCP', 'LCP', 'TBT', 'CLS'];

export type Device = 'phone' | 'desktop';

/** Screens of the areas, opened by a signed-in Fleet Manager. */
const AREA_SCREENS = [LIST, '/fleet/dashboard', '/fleet/trucks', `${LIST}/1/show`, `${LIST}/1`];

/** Lighthouse's own runs: a phone on slow 4G, a desktop. */
export const measureLighthouse = async (
  url: string,
  device: Device,
): Promise<LighthouseScore[]> => {
  const session = await fetchSession(url, 'Fleet Manager');
  const scores: LighthouseScore[] = [];
  for (const path of [...Object.keys(SITE_PAGES), ...AREA_SCREENS]) {
    const browser = await openBrowser();
    try {
      const page = await browser.context.newPage();
      if (AREA_SCREENS.includes(path)) await storeSession(page, url, session);
      const result = await lighthouse(
        url + path,
        {
          port: browser.port,
          logLevel: 'error',
          onlyCategories: [...CATEGORIES],
          disableStorageReset: true,
        },
        device === 'desktop' ? desktopConfig : undefined,
      );
      if (!result) throw new Error(`Lighthouse gave no result for ${path}.`);
      const { categories, audits } = result.lhr;
      scores.push({
        path,
        cells: [
          ...CATEGORIES.map((name) => String(Math.round((categories[name]?.score ?? 0) * 100))),
          ...METRICS.map((name) => audits[name]?.displayValue ?? '–'),
        ],
      });
    } finally {
      await browser.close();
    }
  }
  return scores;
};
