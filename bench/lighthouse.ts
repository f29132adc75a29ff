import lighthouse, { desktopConfig } from 'lighthouse';

import { LANGUAGES } from '../src/domain/settings/language.ts';
import { SITE_PAGES } from '../vite/pageFiles.ts';
import { openBrowser } from './browser.ts';
import { LIST } from './list.ts';
import { fetchSession, storeLanguage, storeSession } from './session.ts';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const METRICS = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
] as const;

export interface LighthouseScore {
  /** With the language of a screen that has one address for both. */
  path: string;
  /** Out of 100, in the order of `LIGHTHOUSE_COLUMNS`; then the metrics as Lighthouse prints them. */
  cells: string[];
}

export const LIGHTHOUSE_COLUMNS = ['perf', 'a11y', 'best', 'seo', 'FCP', 'LCP', 'TBT', 'CLS'];

export type Device = 'phone' | 'desktop';

/** Screens of the areas, opened by a signed-in Fleet Manager in each language. */
const AREA_SCREENS = [LIST, '/fleet/dashboard', '/fleet/trucks', `${LIST}/1/show`, `${LIST}/1`];

/** Lighthouse's own runs: a phone on slow 4G, a desktop. */
export const measureLighthouse = async (
  url: string,
  device: Device,
): Promise<LighthouseScore[]> => {
  const session = await fetchSession(url, 'Fleet Manager');
  const scores: LighthouseScore[] = [];
  const screens = [
    ...Object.keys(SITE_PAGES).map((path) => ({ path, language: undefined })),
    ...LANGUAGES.flatMap((language) => AREA_SCREENS.map((path) => ({ path, language }))),
  ];
  for (const { path, language } of screens) {
    const browser = await openBrowser();
    try {
      const page = await browser.context.newPage();
      if (language) {
        await storeSession(page, url, session);
        await storeLanguage(page, language);
      }
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
        path: language ? `${path}, ${language}` : path,
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
