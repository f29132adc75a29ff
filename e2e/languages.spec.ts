import type { Page } from '@playwright/test';

import { COLLECTION_NAMES } from '../api/store/collections.ts';
import { axe, expect, openAs, test, type DemoRole } from './support/fixtures.ts';
import { navigateInApp } from './support/inApp.ts';
import type { MockControl } from './support/mockControl.ts';
import { PAGES, RECORDS, ROLES, FLEET, DIESEL, ADMIN } from './support/rolesTable.ts';
import { PAGES as SITE } from './support/siteTable.ts';
import { flawsOf, settled, type Language } from './support/texts.ts';

/** Words that are the same in both languages: names, codes, and what else is written in Latin letters. */
const NAMES =
  'Qafila Google WhatsApp Chrome Linux Mozilla KHTML Gecko Plex Sans IBM TIR TRN VIN CSV PDF PNG JPG JPEG ' +
  'GIF WebP JavaScript IP Ctrl K ics https:// yyyy-mm-dd hh mm AED H SQLite PostgreSQL English العربية قافلة';

const RECORD_PAGES: readonly (readonly [path: string, role: DemoRole])[] = [
  ...RECORDS.flatMap(({ list, owner, above, id }) =>
    [...Object.values(above), `${id}/show`, String(id)].map(
      (page) => [`${list}/${page}`, owner] as const,
    ),
  ),
  ...['issues', 'purchases', 'extractions'].flatMap((name) =>
    ['create', '1/show'].map((page) => [`/diesel/${name}/${page}`, DIESEL] as const),
  ),
  ['/fleet/camels', FLEET],
  ['/diesel/dashboard', FLEET],
  ['/admin/settings/camels', ADMIN],
];

const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return value === '' ? [] : [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
};

let stored: Promise<readonly string[]> | undefined;

/** Whatever is stored, and its words; codes such as `active` have texts of their own in either language. */
const dataOf = (api: MockControl) =>
  (stored ??= Promise.all(COLLECTION_NAMES.map((name) => api.data(name))).then((all) => {
    const texts = textsIn(all).filter((text) => !/^[a-z_]+$/.test(text));
    const words = texts.flatMap(
      (text) => text.match(/[A-Za-z][\w.@+&'’/:-]*|[\u0600-\u06ff]+/g) ?? [],
    );
    // An address may break before its domain.
    const addresses = words.flatMap((word) => (word.includes('@') ? word.split(/(?<=@)/) : []));
    return [...new Set([...texts, ...words, ...addresses, ...NAMES.split(' ')])];
  }));

const WIDE = { width: 1280, height: 800 };
/** The narrowest phone. */
const NARROW = { width: 360, height: 740 };

const readIn = (page: Page, language: Language) =>
  page.addInitScript((name) => {
    if (window.location.protocol.startsWith('http')) {
      window.localStorage.setItem('qafila.language', JSON.stringify(name));
    }
  }, language);

const NO_FLAWS = { foreign: [], raw: [], clipped: [], broken: [], overlapping: [], tooWide: 0 };

test.use({ colorScheme: 'light', reducedMotion: 'reduce' });

for (const role of ROLES) {
  const own = [...PAGES, ...RECORD_PAGES].flatMap(([path, owner]) =>
    owner === role ? [path as string] : [],
  );
  const paths = own.length > 0 ? own : ['/dashboard', '/profile'];

  const walk = async (page: Page, language: Language, visit: (path: string) => Promise<void>) => {
    await readIn(page, language);
    await openAs(page, role, paths[0] ?? '/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const path of paths) {
      await test.step(path, async () => {
        await navigateInApp(page, path);
        await settled(page);
        await visit(path);
      });
    }
  };

  for (const language of ['ar', 'en'] as const) {
    test(`every page of the role ${role} is whole in the language ${language}`, async ({
      page,
      api,
    }) => {
      test.slow();
      const data = await dataOf(api);
      const isWhole = async (what: string) =>
        expect.soft(await flawsOf(page, { language, data }), what).toEqual(NO_FLAWS);
      let isDark = false;
      await walk(page, language, async (path) => {
        await isWhole(path);
        if (language === 'en') return;
        if (PAGES.some(([address]) => address === path)) {
          // The colours are those of the stories, whatever the language.
          await axe(page, 'all but colours');
          // Every other page in dark colours.
          isDark = !isDark;
          await page.emulateMedia({ colorScheme: isDark ? 'dark' : 'light' });
        }
        await page.setViewportSize(NARROW);
        await settled(page);
        await isWhole(`${path}, narrow`);
        await page.setViewportSize(WIDE);
      });
    });
  }
}

test('every page of the site is whole in Arabic and in English', async ({ page, problems }) => {
  problems.allow(/status of 404/);
  const data = [...NAMES.split(' '), 'support@qafila.example'];
  for (const language of ['ar', 'en'] as const) {
    for (const { path } of SITE) {
      // Hosts have one page for unknown addresses.
      if (language === 'ar' && path === '/no-such-page') continue;
      await test.step(`${path} in ${language}`, async () => {
        await page.setViewportSize(NARROW);
        await page.goto(language === 'ar' ? `/ar${path.replace(/^\/$/, '')}` : path);
        await settled(page);
        expect
          .soft(await flawsOf(page, { language, data }), `${path} in ${language}`)
          .toEqual(NO_FLAWS);
        if (language === 'ar') await axe(page, 'all but colours');
      });
    }
  }
});
