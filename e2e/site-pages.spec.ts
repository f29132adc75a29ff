import type { Locator } from '@playwright/test';

import { expect, openAs, test } from './support/fixtures.ts';
import { EVERYWHERE, EVERYWHERE_TEXTS, PAGES, SIGN_PAGES } from './support/siteTable.ts';

const NOT_FOUND = /status of 404/;

/** Expects a link with these words to this address; others with the same words may lead elsewhere. */
const hasLink = async (place: Locator, [words, wanted]: readonly [string, string | RegExp]) => {
  const links = place.getByRole('link', { name: words, exact: true });
  const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(hrefs, words).toContainEqual(
    typeof wanted === 'string' ? wanted : expect.stringMatching(wanted),
  );
};

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('every page is complete, and every link leads somewhere', async ({
    page,
    request,
    problems,
  }) => {
    problems.allow(NOT_FOUND);
    const places = new Set<string>();
    for (const { path, heading, texts, links } of PAGES) {
      await test.step(path, async () => {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
        const main = page.getByRole('main');
        for (const text of texts) await expect(main.getByText(text).first()).toBeVisible();
        for (const link of links) await hasLink(main, link);
        await expect(page.getByRole('link', { name: 'Dashboard' })).toHaveCount(0);
        if (SIGN_PAGES.includes(path)) {
          await hasLink(page.getByRole('contentinfo'), ['Privacy Policy', '/privacy']);
        } else {
          for (const link of EVERYWHERE) await hasLink(page.locator('header, footer'), link);
          for (const text of EVERYWHERE_TEXTS) {
            await expect(page.getByRole('contentinfo').getByText(text).first()).toBeVisible();
          }
        }
        const hrefs = await page
          .locator('a')
          .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
        for (const href of hrefs) places.add(href);
      });
    }
    for (const place of places) {
      if (/^(?:mailto|tel):/.test(place) || place.startsWith('#')) continue;
      expect((await request.get(place)).status(), place).toBe(200);
    }
  });

  test('everything in the counted lists is there', async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('#services li')).toHaveCount(4);
    await expect(page.locator('.bullets li')).toHaveCount(6);
    await expect(page.getByRole('img', { name: '5 out of 5 stars' })).toHaveCount(2);
    await page.goto('/terms');
    await expect(page.locator('.legal-text section')).toHaveCount(13);
    await page.goto('/privacy');
    await expect(page.locator('.legal-text section')).toHaveCount(12);
    for (const button of await page.getByRole('button', { name: /Coming Soon/ }).all()) {
      await expect(button).toBeDisabled();
    }
    await page.goto('/contact');
    await page.getByText('How long is the free trial?').click();
    await expect(page.getByText(/30 days with everything included/)).toBeVisible();
  });
});

test('the keyboard reaches the content first, then the menu of a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  const about = page.getByRole('banner').getByRole('link', { name: 'About' });
  await expect(about).toBeHidden();
  await page.getByRole('button', { name: 'Menu' }).press('Enter');
  await expect(about).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(about).toBeHidden();
});

test('only signed-in users see the link to their dashboard', async ({ page, context }) => {
  for (const [role, home] of [
    ['Fleet Manager', '/fleet/dashboard'],
    ['Auditor', '/dashboard'],
  ] as const) {
    const tab = await context.newPage();
    await openAs(tab, role, '/');
    const bar = tab.getByRole('banner');
    await expect(bar.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('href', home);
    await expect(bar.getByRole('link', { name: 'Login' })).toHaveCount(0);
    await tab.close();
  }
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Dashboard' })).toHaveCount(0);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
});

test('signed-in users skip the pages for signing in, without seeing them', async ({ page }) => {
  await openAs(page, 'Fleet Manager', '/login?from=%2Ffleet%2Fdrivers');
  await expect(page).toHaveURL('/fleet/drivers');
  await page.goto('/signup', { waitUntil: 'commit' });
  await expect(page).toHaveURL('/fleet/dashboard');
});

test('the not-found page finds pages that the visitor may open', async ({ page, problems }) => {
  problems.allow(NOT_FOUND);
  await page.goto('/camels');
  const search = page.getByRole('searchbox', { name: 'Search pages' });
  const found = page.getByRole('list', { name: 'Pages' }).getByRole('link');
  await search.fill('priv');
  await expect(found).toHaveText(['Privacy Policy']);
  await search.fill('trucks');
  await expect(page.getByText('No matching pages.')).toBeVisible();
  await search.fill('about');
  await search.press('Enter');
  await expect(page).toHaveURL('/about');

  await openAs(page, 'Fleet Manager', '/camels');
  await search.fill('truck');
  await expect(found).toHaveText(['Trucks']);
  await search.fill('settings');
  await expect(found).toHaveCount(0);
  await search.fill('trucks');
  await search.press('Enter');
  await expect(page).toHaveURL('/fleet/trucks');
});

test('what search engines and home screens request is there', async ({ request }) => {
  for (const [path, type] of [
    ['/robots.txt', 'text/plain'],
    ['/sitemap.xml', 'xml'],
    ['/site.webmanifest', 'json'],
    ['/favicon.ico', ''],
    ['/favicon.svg', 'image/svg+xml'],
    ['/apple-touch-icon.png', 'image/png'],
    ['/icon-512.png', 'image/png'],
    ['/og.jpg', 'image/jpeg'],
    ['/og-ar.jpg', 'image/jpeg'],
  ] as const) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(200);
    expect(response.headers()['content-type'], path).toContain(type);
  }
});
