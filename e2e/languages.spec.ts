import type { Page } from '@playwright/test';

import { COLLECTION_NAMES, type CollectionName } from '../api/store/collections.ts';
import { axe, expect, openAs, test, type DemoRole } from './support/fixtures.ts';
import { navigateInApp } from './support/inApp.ts';
import type { MockControl } from './support/mockControl.ts';
import { PAGES, RECORDS, ROLES, FLEET, DIESEL, ADMIN } from './support/rolesTable.ts';
import { PAGES as SITE } from './support/siteTable.ts';
import { flawsOf, keepInPage, settled, type Language } from './support/texts.ts';

/** Words that are the same in both languages: names, codes, and what else is written in Latin letters. */
const NAMES =
  'Qafila Google WhatsApp Chrome Edge Safari Android iPhone Linux Windows Mozilla KHTML Gecko Plex Sans IBM ' +
  'TIR TRN VIN CSV PDF PNG JPG JPEG GIF WebP JavaScript IP Ctrl Cmd K ics https:// AED H ' +
  'SQLite PostgreSQL S3 English العربية قافلة';

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

/** Nowhere to break it. */
const LONG = 'Wolfeschlegelsteinhausen'.repeat(5).slice(0, 100);

/** What somebody may have typed. */
const TYPED: Partial<Record<CollectionName, readonly string[]>> = {
  drivers: ['name', 'driver_id', 'phone', 'email', 'uae_number'],
  trucks: ['make', 'model', 'notes', 'chassis_no', 'insurance_company', 'tracking_provider'],
  trailers: ['make', 'model', 'notes', 'tir_number'],
  documents: ['title', 'document_number', 'issuing_authority', 'notes', 'file_name', 'uploaded_by'],
  companies: ['name'],
  users: ['name', 'email'],
  roles: ['description'],
  company_profile: ['companyName', 'address', 'city', 'website', 'description'],
  legal_documents: ['title'],
  diesel_issues: ['ref', 'notes', 'truck_number', 'driver_name', 'issued_by'],
  diesel_purchases: ['ref', 'notes', 'supplier', 'invoice_no', 'delivery_note_no', 'received_by'],
  diesel_extractions: ['ref', 'notes', 'destination', 'reason', 'extracted_by'],
  diesel_stock: ['name', 'counted_by'],
};

const typeLongTexts = async (api: MockControl) => {
  for (const [name, fields] of Object.entries(TYPED) as [CollectionName, readonly string[]][]) {
    const rows = await api.data(name);
    // Not those who have to sign in, nor what they may do.
    const some = rows.filter(({ id }) => id >= 5 || !['users', 'roles'].includes(name));
    for (const { id } of some.slice(0, 12)) {
      await api.mutate(name, id, Object.fromEntries(fields.map((field) => [field, LONG])));
    }
  }
};

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
    const addresses = words.flatMap((word) => (word.includes('@') ? word.split(/(?=@)/) : []));
    return [...new Set([...texts, ...words, ...addresses, ...NAMES.split(' ')])];
  }));

const WIDE = { width: 1280, height: 800 };
/** The narrowest phone. */
const NARROW = { width: 360, height: 740 };

/** The narrowest that the site is made for. */
const SMALLEST = { width: 320, height: 640 };

/** In English, long texts do no harm where there is more room; the other journeys see it wide. */
const SIZES = { ar: [WIDE, NARROW], en: [NARROW] };

const readIn = (page: Page, language: Language) =>
  page.addInitScript((name) => {
    if (window.location.protocol.startsWith('http')) {
      window.localStorage.setItem('qafila.language', JSON.stringify(name));
    }
  }, language);

const NO_FLAWS = { foreign: [], raw: [], clipped: [], broken: [], overlapping: [], tooWide: 0 };

test.use({ colorScheme: 'light', reducedMotion: 'reduce' });

/** What no screen says of any server of the contract. */
const NONSENSE = /Infinity|Something went wrong|could not be loaded/;

for (const role of ROLES) {
  const own = [...PAGES, ...RECORD_PAGES].flatMap(([path, owner]) =>
    owner === role ? [path as string] : [],
  );
  const paths = own.length > 0 ? own : ['/dashboard', '/profile'];

  for (const language of ['ar', 'en'] as const) {
    const what = language === 'ar' ? 'in Arabic' : 'in English, whatever was typed';
    test.describe(language === 'ar' ? 'on the usual server' : 'on a foreign server', () => {
      if (language === 'en') test.use({ dialect: 'foreign' });

      test(`every page of the role ${role} is whole ${what}`, async ({ page, api, problems }) => {
        test.slow();
        problems.allow(/operations\//);
        const data = await dataOf(api);
        if (language === 'en') await typeLongTexts(api);
        await readIn(page, language);
        await openAs(page, role, paths[0] ?? '/');
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        const stored = await keepInPage(page, [...data, LONG]);
        const isWhole = async (at: string) => {
          const flaws = await flawsOf(page, { language, stored });
          const broken = flaws.broken.filter((text) => !text.includes(LONG));
          expect.soft({ ...flaws, broken }, at).toEqual(NO_FLAWS);
        };
        for (const [index, path] of paths.entries()) {
          await test.step(path, async () => {
            await navigateInApp(page, path);
            // As few changes of width as there may be.
            const sizes = index % 2 === 0 ? SIZES[language] : SIZES[language].toReversed();
            for (const size of sizes) {
              // Each page in both colours, and each width too.
              const isDark = (size === WIDE) === index % 4 < 2;
              await page.emulateMedia({ colorScheme: isDark ? 'dark' : 'light' });
              await page.setViewportSize(size);
              await settled(page);
              await isWhole(`${path}, ${size.width} px`);
            }
            await expect.soft(page.getByRole('main')).not.toContainText(NONSENSE);
            // The colours are those of the stories, whatever the language.
            if (language === 'ar' && PAGES.some(([address]) => address === path)) {
              await axe(page, 'all but colours');
            }
          });
        }
        const refused = (await api.log())
          .filter(({ status }) => status === 403 || status === 404)
          .map(({ method, path, query }) => `${method} ${path} ${JSON.stringify(query)}`);
        expect(refused, 'what is refused or lacking, each asked once').toEqual([
          ...new Set(refused),
        ]);
      });
    });
  }
}

test('every page of the site is whole in Arabic and in English', async ({ page, problems }) => {
  problems.allow(/status of 404/);
  const data = [...NAMES.split(' '), 'support@qafila.example'];
  const isWhole = async (language: Language) => {
    await settled(page);
    const flaws = await flawsOf(page, { language, stored: await keepInPage(page, data) });
    expect.soft(flaws, `${page.url()} in ${language}`).toEqual(NO_FLAWS);
  };
  for (const language of ['ar', 'en'] as const) {
    for (const { path } of SITE) {
      await test.step(`${path} in ${language}`, async () => {
        await page.setViewportSize(SMALLEST);
        await page.goto(language === 'ar' ? `/ar${path.replace(/^\/$/, '')}` : path);
        await isWhole(language);
        await page.setViewportSize(WIDE);
        // The colours are the same in both.
        if (language === 'ar') return axe(page, 'all but colours');
        await axe(page);
        await page.emulateMedia({ colorScheme: 'dark' });
        await axe(page, 'colours');
        await page.emulateMedia({ colorScheme: 'light' });
      });
    }
  }
});
