import type { Locator, Page } from '@playwright/test';

import { driversInRealFile, REAL_FILE } from './pages/importDialog.ts';
import { accountOf, expect, openAs, test } from './support/fixtures.ts';
import { navigateInApp } from './support/inApp.ts';
import { settled } from './support/texts.ts';

const readArabic = (page: Page) =>
  page.addInitScript(() => {
    if (window.location.protocol.startsWith('http')) {
      window.localStorage.setItem('qafila.language', '"ar"');
    }
  });

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

test('a Fleet Manager works in Arabic', async ({ page, api }) => {
  const driverOf = async (key: string) =>
    (await api.data('drivers')).find(({ driver_id }) => driver_id === key);

  await test.step('signs in on the Arabic page, by keyboard', async () => {
    const { email, password } = accountOf('Fleet Manager');
    await page.goto('/ar/login');
    await field(page, 'البريد الإلكتروني').fill(email);
    await page.keyboard.press('Tab');
    await page.keyboard.type(password);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/fleet/dashboard');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('لوحة المتابعة');
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    const arabicFaces = () =>
      page.evaluate(() =>
        [...document.fonts]
          .filter(({ unicodeRange }) => unicodeRange.startsWith('U+60C'))
          .map(({ status }) => status),
      );
    await expect.poll(arabicFaces).toEqual(['loaded']);
  });

  await test.step('renews a paper with Arabic digits', async () => {
    // A paper's name has Latin letters too and is therefore isolated.
    await button(page, /^تجديد \u2068?تصريح الدخول/)
      .first()
      .click();
    const dialog = page.getByRole('dialog');
    const date = dialog.getByRole('textbox', { name: 'تاريخ الانتهاء الجديد' });
    await date.fill('٠٥/٠٤/٢٠٢٧');
    await date.press('Enter');
    await expect(dialog).toBeHidden();
    const renewed = (await api.data('drivers')).filter(
      ({ gatepass_expiry }) => gatepass_expiry === '2027-04-05',
    );
    const trucks = (await api.data('trucks')).filter(
      ({ gatepass_expiry }) => gatepass_expiry === '2027-04-05',
    );
    expect(renewed.length + trucks.length).toBe(1);
  });

  await test.step('adds a driver, who is shown by the Arabic name', async () => {
    await page.getByRole('link', { name: 'السائقون', exact: true }).click();
    await page.getByRole('link', { name: 'إضافة سائق' }).click();
    await field(page, 'الرقم').fill('D-9001');
    await field(page, 'الاسم').fill('Aaban Saeed');
    await field(page, 'الاسم بالعربية').fill('آبان سعيد');
    await page.keyboard.press('Enter');
    await expect(page.getByText(/تمت إضافة .*آبان سعيد/)).toBeVisible();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect.poll(() => driverOf('D-9001')).toMatchObject({ name: 'Aaban Saeed' });
    const search = page.getByRole('searchbox', { name: 'البحث بالاسم أو الرقم أو الهاتف' });
    const driver = page.getByRole('main').getByRole('link', { name: 'آبان سعيد' }).first();
    for (const typed of ['ابان', 'aaban', 'D-٩٠٠١']) {
      await search.fill(typed);
      await expect(page.getByText('سائق واحد')).toBeVisible();
      await expect(driver).toBeVisible();
    }
  });

  await test.step('changes the language in a half-filled form, and loses nothing', async () => {
    await page.getByRole('main').getByRole('link', { name: 'آبان سعيد' }).first().click();
    await page.getByRole('main').getByRole('link', { name: 'تعديل', exact: true }).click();
    await field(page, 'الاسم بالعربية').fill('آبان سعيد الكتبي');
    await button(page, 'اللغة').click();
    await page.getByRole('menuitemradio', { name: 'English' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Edit Aaban Saeed');
    await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
    await expect(field(page, 'Name (Arabic)')).toHaveValue('آبان سعيد الكتبي');
    await button(page, 'Language').click();
    await page.getByRole('menuitemradio', { name: 'العربية 123' }).click();
    await expect(field(page, 'الاسم بالعربية')).toHaveValue('آبان سعيد الكتبي');
    await button(page, 'حفظ').click();
    await expect.poll(() => driverOf('D-9001')).toMatchObject({ name_ar: 'آبان سعيد الكتبي' });
  });
});

test('a real export and one with Arabic headings are imported in Arabic', async ({ page, api }) => {
  const before = (await api.data('drivers')).length;
  await readArabic(page);
  await openAs(page, 'Fleet Manager', '/fleet/drivers/import');
  const dialog = page.getByRole('dialog', { name: 'استيراد السائقين' });
  const choose = async (file: string | { name: string; mimeType: string; buffer: Buffer }) => {
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      dialog.getByRole('button', { name: 'اختيار ملف', exact: true }).click(),
    ]);
    await chooser.setFiles(file);
  };
  const send = async (rows: string) => {
    await dialog.getByRole('button', { name: `استيراد ${rows}` }).click();
    await dialog.getByRole('button', { name: 'تم', exact: true }).click();
    await expect(dialog).toBeHidden();
  };
  const real = driversInRealFile().length;
  await choose(REAL_FILE);
  await send(`${real} صفًا`);
  expect((await api.data('drivers')).length).toBe(before + real);

  await page.getByRole('link', { name: 'استيراد' }).click();
  const lines = ['الرقم;الاسم;الاسم بالعربية;انتهاء تصريح الدخول', 'D-٩٠٠٢;Majid;ماجد;٢٠٢٧/٠٢/٠١'];
  await choose({ name: 'سائقون.csv', mimeType: 'text/csv', buffer: Buffer.from(lines.join('\n')) });
  await send('صف واحد');
  const drivers = await api.data('drivers');
  expect(drivers.at(-1)).toMatchObject({ name_ar: 'ماجد', gatepass_expiry: '2027-02-01' });
});

test('the calendar turns its arrows round, and the board is printed, in Arabic', async ({
  page,
}) => {
  await readArabic(page);
  await openAs(page, 'Fleet Manager', '/fleet/calendar?view=month');
  // The library draws it pointing to the left.
  await expect(button(page, 'الشهر السابق').locator('svg')).toHaveCSS('scale', '-1 1');
  await navigateInApp(page, '/fleet/board');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('من لا يُسمح له بالقيادة');
  await expect(page.getByRole('main').getByText('لا يُسمح بالقيادة').first()).toBeVisible();
  await expect(
    page
      .getByRole('main')
      .getByText(/الملكية .*،/)
      .first(),
  ).toBeVisible();
  const named = page.getByRole('row').getByRole('link', { name: /^[\u0600-\u06ff ]+$/ });
  await expect(named.first()).toBeVisible();
  await test.step('fifteen sets are in sight', async () => {
    const rows = page.getByRole('main').getByRole('row');
    const inSight = await rows.evaluateAll(
      (all) => all.filter((row) => row.getBoundingClientRect().bottom <= window.innerHeight).length,
    );
    // One is the head.
    expect(inSight).toBeGreaterThan(15);
  });
  await page.evaluate(() => {
    window.print = () => undefined;
  });
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  const sheet = page.getByRole('table').last();
  await expect(sheet.getByRole('columnheader').first()).toBeVisible();
  await expect(sheet).toHaveCSS('direction', 'rtl');
  await expect(sheet).toContainText('السائق');
});

/** Where the text of each part begins and ends, and where the part itself does. */
const edges = (parts: Locator) =>
  parts.evaluateAll((all) =>
    all.map((part) => {
      const range = document.createRange();
      range.selectNodeContents(part.lastChild ?? part);
      const [text, box] = [range.getBoundingClientRect(), part.getBoundingClientRect()];
      return { text: [text.left, text.right], box: [box.left, box.right] } as const;
    }),
  );

test('who chose Arabic digits sees no others, but in what is stored', async ({ page, api }) => {
  await readArabic(page);
  await page.addInitScript(() => {
    if (window.location.protocol.startsWith('http')) {
      window.localStorage.setItem('qafila.digits', '"arab"');
    }
  });
  await openAs(page, 'Fleet Manager', '/fleet/calendar');
  await expect(page.getByRole('grid').getByText('١٦').first()).toBeVisible();
  const models = (await api.data('trucks')).map(({ model }) => String(model));
  for (const path of ['/fleet/calendar', '/fleet/dashboard', '/fleet/drivers']) {
    await navigateInApp(page, path);
    await settled(page);
    const text = await page.evaluate(() => document.body.innerText);
    const texts = models.reduce((rest, model) => rest.replaceAll(model, ''), text).split(/\s+/);
    // A plate is isolated, from left to right.
    const stored = /^\u2066|^[\u2068(]*(?:[A-Z]+-\d|\+971|\d{4,}\u2069?$)/;
    expect(
      texts.filter((word) => /\d/.test(word) && !stored.test(word)),
      path,
    ).toEqual([]);
  }
});

test('the numbers of a column end below each other', async ({ page }) => {
  await readArabic(page);
  await openAs(page, 'Diesel Manager', '/diesel/issues');
  const litres = page.getByRole('cell', { name: /لتر$/ });
  await expect(litres.first()).toBeVisible();
  const ends = (await edges(litres)).map(({ text }) => Math.round(text[1]));
  expect(new Set(ends).size).toBe(1);
});

test('Latin names of a narrow calendar begin where the Arabic ones do', async ({ page }) => {
  await readArabic(page);
  await openAs(page, 'Fleet Manager', '/fleet/calendar');
  await page.getByRole('gridcell').first().click();
  await expect(button(page, 'إغلاق اليوم')).toBeVisible();
  const names = page.getByRole('gridcell').locator('bdi', { hasText: /^TR?-/ });
  await expect(names.first()).toBeVisible();
  for (const { text, box } of await edges(names)) expect(box[1] - text[1]).toBeLessThan(2);
});

test('the names of weekdays fit above their days', async ({ page }) => {
  await readArabic(page);
  await openAs(page, 'Fleet Manager', '/fleet/drivers/1');
  await button(page, 'فتح التقويم').first().click();
  await expect(page.getByRole('grid')).toBeVisible();
  const names = await edges(page.getByRole('grid').locator('th'));
  expect(names).toHaveLength(7);
  for (const { text, box } of names) expect(text[1] - text[0]).toBeLessThan(box[1] - box[0] - 2);
});

test.describe('on a phone', { tag: '@phone' }, () => {
  test('the days of a weekend are in the middle of their buttons', async ({ page }) => {
    await readArabic(page);
    await openAs(page, 'Super Admin', '/admin/settings/localization');
    const days = page.getByRole('group', { name: 'عطلة نهاية الأسبوع' }).locator('label');
    await expect(days).toHaveCount(7);
    for (const { text, box } of await edges(days)) {
      expect(Math.abs(text[0] - box[0] - (box[1] - text[1]))).toBeLessThan(2);
    }
  });

  test('diesel is issued and the tank is counted in Arabic', async ({ page, api }) => {
    await readArabic(page);
    await openAs(page, 'Diesel Manager', '/diesel/issues/create');
    const truck = (await api.data('trucks')).find(({ status }) => status === 'active');
    const number = truck?.truck_number ?? '';
    await expect(page.getByRole('combobox', { name: 'الشاحنة' })).toBeFocused();
    await page.keyboard.type(number.replace('T-', ''));
    await expect(page.getByRole('option').first()).toContainText(number);
    await page.keyboard.press('Enter');
    await field(page, 'اللترات').fill('٤١٫٥');
    await button(page, 'صرف ديزل').tap();
    await expect
      .poll(async () => (await api.data('diesel_issues')).at(-1))
      .toMatchObject({ truck_id: truck?.id, liters: 41.5 });

    await page.goto('/diesel/stock');
    await button(page, 'جرد').first().tap();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('اللترات المجرودة').fill('٢٨٬٥٠٠');
    await dialog.getByLabel('سبب فرق الجرد').fill('قراءة العصا');
    await button(page, 'حفظ الجرد').tap();
    await expect(dialog).toBeHidden();
    const counts = await api.data('diesel_stock');
    expect(counts.map(({ liters }) => liters)).toContain(28_500);
  });
});

const GROUND = { light: 'rgb(245, 244, 240)', dark: 'rgb(15, 23, 27)' };

const ARABIC_AND_DARK = { locale: 'ar-AE', colorScheme: 'dark' } as const;

for (const { what, browser, chosen, lang, mode } of [
  { what: 'as the device asks', browser: ARABIC_AND_DARK, chosen: {}, lang: 'ar', mode: 'dark' },
  {
    what: 'as chosen on an Arabic and dark device',
    browser: ARABIC_AND_DARK,
    chosen: { 'qafila.language': '"en"', 'RaStoreqafila.theme': '"light"' },
    lang: 'en',
    mode: 'light',
  },
  {
    what: 'as chosen on an English and light device',
    browser: { locale: 'en-AE', colorScheme: 'light' },
    chosen: { 'qafila.language': '"ar"', 'RaStoreqafila.theme': '"dark"' },
    lang: 'ar',
    mode: 'dark',
  },
] as const) {
  test.describe('the first paint', () => {
    test.use(browser);

    test(`has its language and colours ${what}`, async ({ page }) => {
      const html = page.locator('html');
      const isInLanguage = async () => {
        await expect(html).toHaveAttribute('lang', lang);
        await expect(html).toHaveAttribute('dir', lang === 'ar' ? 'rtl' : 'ltr');
      };
      await page.addInitScript((entries) => {
        for (const [key, value] of entries) window.localStorage.setItem(key, value);
      }, Object.entries(chosen));
      // No script of the app arrives.
      await page.route('**/assets/*.js', () => undefined);
      await page.goto('/fleet/drivers', { waitUntil: 'commit' });
      await isInLanguage();
      await expect(page.locator('.skeleton')).toHaveCSS('background-color', GROUND[mode]);
      // Left first: with its scripts, the app would lead to the sign-in page meanwhile.
      await page.goto('/robots.txt');
      await page.unroute('**/assets/*.js');

      // The public pages have the colours of the device.
      await page.goto('/');
      await expect(page).toHaveURL(lang === 'ar' ? '/ar' : '/');
      await isInLanguage();
      await expect(html).toHaveCSS('background-color', GROUND[browser.colorScheme]);
    });
  });
}
