/**
 * `npm run pictures`: takes the site's pictures from the production build on the mock API, in both languages, always
 * on the same day and data: those of a fleet in order, with one truck that may not drive. Run it when the
 * screens have changed; arguments name the pictures to take, `og` those of shared links.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';

import { chromium, type Browser, type Locator, type Page } from 'playwright';

import type { MockControl } from '../e2e/support/mockControl.ts';
import { openAs, type DemoRole } from '../e2e/support/signIn.ts';
import { startStack, type Stack } from '../e2e/support/stack.ts';
import { settled } from '../e2e/support/texts.ts';
import { addDays } from '../src/domain/base/dates.ts';
import { testDay } from '../src/domain/base/testing.ts';
import { holderPaper, paperKey } from '../src/domain/expiries/documentExpiry.ts';
import { FLEET_LISTS, FLEET_TYPES } from '../src/domain/fleet/fleetTypes.ts';
import { expiriesOf } from '../src/domain/records/expiries.ts';
import { LANGUAGES, type Language } from '../src/domain/settings/language.ts';
import { i18nProvider, language as spoken, loadTexts } from '../src/i18n/i18nProvider.ts';
import type { MessageKey } from '../src/i18n/messages.ts';
import {
  pictureFile,
  PICTURES,
  PRODUCT_PICTURES,
  SHARED_PICTURE,
  type PictureName,
} from '../src/site/pictures.ts';
import { browserFlags, browserPath } from './browserFlags.ts';
import { ROOT } from './builds.ts';
import { run } from './run.ts';
import { drawSharedPicture } from './sharedPicture.ts';

const TODAY = '2026-03-10';
const DAY = testDay(TODAY);
/** The one truck with a paper that has expired. */
const STOPPED = 'T-104';
/** The margins around a part of the app, in CSS pixels: a dialog is hardly wider than its picture. */
const MARGIN = 12;
const SIDE = 16;

interface Scene {
  role: DemoRole;
  path: string;
  /** Brings the screen into the state shown. */
  act?: (page: Page) => Promise<void>;
  /** Where the picture starts; the whole window by default. */
  from?: (page: Page) => Locator;
  /** How much of a desktop window is shown, in CSS pixels; on a phone, all of it. */
  breadth: number;
  /** The breadth of that window, if it shows more than the picture. */
  window?: number;
}

/** The places of the landing page, as wide as they are in a window of 1280 px. */
const PLACES = { first: 1126, whole: 1094, half: 506 };
/** All pictures are at one scale, so that their text is of one size. */
const SCALE = 0.92;
const breadthOf = (place: keyof typeof PLACES) => Math.round(PLACES[place] / SCALE);

const t = (key: MessageKey) => i18nProvider.translate(key);

const FILE = [
  'driver_id,name,status,gatepass_expiry,road_permit_expiry',
  'D-1001,Salem Bin Omar,active,,2027-10-28',
  'D-1002,Shaji Thomas,active,2027-09-09,2027-10-17',
  'D-1003,Ibrahim Khalil,vacation,2027-09-08,2027-11-18',
  'D-1004,Ramesh Adhikari,active,2027-10-09,2027-04-08',
  'D-1202,Ravi Shankar,active,2027-03-01,2027-31-12',
  'D-1005,Muhammad Shah,active,2027-11-10,2028-02-09',
  'D-1006,Salem Al Kaabi,active,2027-12-09,2027-12-10',
  'D-1201,Yousef Al Marri,active,2027-03-01,2027-03-01',
].join('\r\n');

const review = (page: Page) =>
  page.getByRole('dialog').getByRole('heading', { name: t('importing.plan.title') });

const chooseFile = async (page: Page) => {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page
      .getByRole('dialog')
      .getByRole('button', { name: t('importing.choose.button') })
      .click(),
  ]);
  const buffer = Buffer.from(FILE);
  await chooser.setFiles({ name: 'drivers-march.csv', mimeType: 'text/csv', buffer });
  await review(page).hover();
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await settled(page);
};

/** Renews what has expired or expires at once, and most of what is due, but for the papers of one truck. */
const putInOrder = async (api: MockControl) => {
  const dates = new Map<string, string | null>();
  const renewed = (id: number, nth: number) => addDays(TODAY, 60 + ((id * 37 + nth * 90) % 300));
  const isInOrder = (date: string | null, id: number) =>
    date !== null && date > addDays(TODAY, id % 4 === 0 ? 3 : 30);
  for (const list of FLEET_LISTS) {
    const type = FLEET_TYPES[list];
    for (const row of await api.data(list)) {
      const isStopped = 'truck_number' in row && row.truck_number === STOPPED;
      const changes = expiriesOf(
        type,
        DAY,
      )(row).map(({ kind, field, date }, nth) => {
        const stays = isStopped || isInOrder(date, row.id);
        const after = stays ? date : renewed(row.id, nth);
        dates.set(paperKey(type.name, row.id, kind), after);
        return [field, after];
      });
      await api.mutate(list, row.id, Object.fromEntries(changes));
    }
  }
  for (const document of await api.data('documents')) {
    const { id, expiry_date } = document;
    const paper = holderPaper(document);
    const ofHolder = paper && dates.get(paperKey(paper.resource, paper.id, paper.kind));
    const own = isInOrder(expiry_date, id) ? expiry_date : renewed(id, 0);
    await api.mutate('documents', id, { expiry_date: ofHolder ?? own });
  }
};

const region = (name: MessageKey) => (page: Page) => page.getByRole('region', { name: t(name) });
const top = (page: Page) => page.getByRole('heading', { level: 1 });
const crumbs = (page: Page) => page.getByRole('navigation', { name: t('common.crumbs') });

const SCENES: Record<PictureName, Scene> = {
  worklist: {
    role: 'Fleet Manager',
    path: '/fleet/dashboard?due=month',
    breadth: breadthOf('first'),
  },
  truck: {
    role: 'Fleet Manager',
    path: '/fleet/trucks/1/show',
    from: crumbs,
    breadth: breadthOf('half'),
    window: 975,
  },
  driver: {
    role: 'Fleet Manager',
    path: '/fleet/drivers/3/show',
    from: crumbs,
    breadth: breadthOf('half'),
    window: 975,
  },
  board: {
    role: 'Fleet Manager',
    path: '/fleet/board',
    from: top,
    breadth: breadthOf('whole'),
    window: 1446,
  },
  import: {
    role: 'Fleet Manager',
    path: '/fleet/drivers/import',
    act: chooseFile,
    from: review,
    breadth: breadthOf('whole'),
    window: 1280,
  },
  history: {
    role: 'Fleet Manager',
    path: '/fleet/drivers/3/show',
    from: region('resources.fleet/activity.history.title'),
    breadth: breadthOf('half'),
    window: 558,
  },
  diesel: {
    role: 'Diesel Manager',
    path: '/diesel/dashboard',
    from: region('dieselDesk.stock.title'),
    breadth: breadthOf('half'),
    window: 558,
  },
};

const PHONE = 390;
const FORMS = {
  '': { height: 1600, isMobile: false },
  '-phone': { height: 2400, isMobile: true },
} as const;

/** Opens the scene; the window is as tall as its content, so that nothing scrolls. */
const open = async (page: Page, { role, path, act }: Scene) => {
  await openAs(page, role, path);
  await page.getByRole('main').getByRole('heading').first().waitFor();
  await page.waitForLoadState('networkidle');
  // However slow the machine is.
  await page.waitForFunction(
    () => !document.querySelector('[class*="skeleton"], [role="status"][aria-label]'),
  );
  await act?.(page);
  await page.evaluate(() => document.fonts.ready);
};

interface Look {
  name: PictureName;
  form: (typeof FORMS)[keyof typeof FORMS];
  colorScheme: 'light' | 'dark';
  language: Language;
}

const draw = async (
  browser: Browser,
  stack: Stack,
  path: string,
  { name, form, colorScheme, language }: Look,
) => {
  const scene = SCENES[name];
  const { height: tall, isMobile } = form;
  const [width, height] = PRODUCT_PICTURES[name][isMobile ? 'phone' : 'wide'];
  const onPhone = scene.from ? width / 2 : PHONE;
  const cssWidth = isMobile ? onPhone : scene.breadth;
  const window = isMobile ? PHONE : (scene.window ?? scene.breadth);
  const scale = width / cssWidth;
  const cssHeight = Math.ceil(height / scale);
  const context = await browser.newContext({
    baseURL: stack.url,
    locale: 'en-AE',
    timezoneId: 'Asia/Dubai',
    viewport: { width: window, height: scene.from ? tall : cssHeight },
    deviceScaleFactor: scale,
    reducedMotion: 'reduce',
    colorScheme,
    isMobile,
  });
  // The compiler that runs this script names functions with a helper that pages lack.
  await context.addInitScript('globalThis.__name = (fn) => fn');
  await context.addInitScript((name) => {
    if (location.protocol.startsWith('http')) {
      localStorage.setItem('qafila.language', JSON.stringify(name));
    }
  }, language);
  await context.clock.install({ time: `${TODAY}T10:00:00+04:00` });
  const page = await context.newPage();
  await open(page, scene);
  const box = await scene.from?.(page).boundingBox();
  const { x, y, width: itsWidth } = box ?? { x: SIDE, y: MARGIN, width: window - 2 * SIDE };
  // Not beyond the window: the picture would be smaller.
  const right = Math.min(window, x + itsWidth + SIDE);
  const left = language === 'ar' ? right - cssWidth : Math.max(0, x - SIDE);
  const clip = { x: left, y: y - MARGIN, width: cssWidth, height: cssHeight };
  await page.screenshot({ path, clip, animations: 'disabled', caret: 'hide' });
  await context.close();
};

const drawAll = async (
  browser: Browser,
  stack: Stack,
  folder: string,
  names: readonly PictureName[],
) => {
  for (const language of LANGUAGES) {
    await spoken.set(language);
    for (const name of names) {
      for (const [suffix, form] of Object.entries(FORMS)) {
        for (const colorScheme of ['light', 'dark'] as const) {
          const file = pictureFile(`${name}${suffix}-${colorScheme}`, language);
          await draw(browser, stack, join(folder, `${file}.png`), {
            name,
            form,
            colorScheme,
            language,
          });
        }
      }
    }
  }
};

/** With the first screen of the landing page in it. */
const drawShared = async (browser: Browser, stack: Stack) => {
  const folder = await mkdtemp(join(tmpdir(), 'qafila-shared-'));
  for (const language of LANGUAGES) {
    const screen = join(folder, `${language}.png`);
    await spoken.set(language);
    await draw(browser, stack, screen, {
      name: 'worklist',
      form: FORMS[''],
      colorScheme: 'light',
      language,
    });
    const file = `${pictureFile(SHARED_PICTURE.name, language)}.jpg`;
    await drawSharedPicture(browser, screen, language, join(ROOT, 'public', file));
  }
  await rm(folder, { recursive: true });
};

/** Fetched on demand: nothing else needs an AVIF encoder. */
const encode = (folder: string) =>
  run(
    'npx',
    `--yes sharp-cli@6.1.0 --format avif --quality 40 --chromaSubsampling 4:4:4`
      .split(' ')
      .concat('--input', join(folder, '*.png'), '--output', join(ROOT, PICTURES)),
  );

const main = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'qafila-pictures-'));
  await Promise.all([loadTexts(), loadTexts('importing')]);
  const stack = await startStack({ today: TODAY });
  await putInOrder(stack.api);
  const browser = await chromium.launch({
    args: [...browserFlags],
    ...(browserPath !== undefined && { executablePath: browserPath }),
  });
  const wanted = process.argv.slice(2);
  const isWanted = (name: string) => wanted.length === 0 || wanted.includes(name);
  const names = (Object.keys(SCENES) as PictureName[]).filter(isWanted);
  await drawAll(browser, stack, folder, names);
  if (isWanted(SHARED_PICTURE.name)) await drawShared(browser, stack);
  await browser.close();
  await stack.close();
  if (names.length > 0) process.exitCode = await encode(folder);
  await rm(folder, { recursive: true });
};

await main();
