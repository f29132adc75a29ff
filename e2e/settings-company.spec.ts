import { readFile } from 'node:fs/promises';

import type { Page } from '@playwright/test';

import { authenticatorOf } from '../src/domain/people/oneTimeCode.ts';
import { browserStorage } from './pages/browserStorage.ts';
import { conflictOf, resolveConflict } from './pages/conflict.ts';
import { expect, openAs, test } from './support/fixtures.ts';

const ADMIN = 'Super Admin';

const toast = (page: Page, text: string) =>
  page.getByRole('alert').filter({ hasText: text }).first();

/** Red, 300 pixels wide and 100 high. */
const pngOf = (page: Page): Promise<number[]> =>
  page.evaluate(async () => {
    const canvas = document.createElement('canvas');
    canvas.width = 300;
    canvas.height = 100;
    const context = canvas.getContext('2d');
    if (context) context.fillStyle = '#c00';
    context?.fillRect(0, 0, 300, 100);
    const blob = await new Promise<Blob | null>((resolve) => {
      canvas.toBlob(resolve, 'image/png');
    });
    return [...new Uint8Array((await blob?.arrayBuffer()) ?? new ArrayBuffer(0))];
  });

test.describe('on a foreign server', () => {
  test.use({ dialect: 'foreign' });

  test('a Super Admin manages the company profile', async ({ page, api, problems }) => {
    problems.allow(/Failed to load resource/);
    await openAs(page, ADMIN, '/admin/settings/company');
    const field = (label: string) => page.getByLabel(label, { exact: false }).first();
    const save = page.getByRole('button', { name: 'Save' });
    const stored = async () => (await api.data('company_profile'))[0];
    await expect(field('Company name')).toHaveValue('Qafila Transport LLC');

    await test.step('accepts a logo by its content, and scales it down', async () => {
      const file = page.locator('input[type=file]');
      await file.setInputFiles({
        name: 'logo.png',
        mimeType: 'image/png',
        buffer: Buffer.from('<svg/>'),
      });
      await expect(page.getByText(/^This file isn’t one of/)).toBeVisible();
      const buffer = Buffer.from(await pngOf(page));
      await file.setInputFiles({ name: 'logo.txt', mimeType: 'text/plain', buffer });
      const picture = page.getByRole('img', { name: 'Logo' });
      await expect(picture).toHaveJSProperty('naturalWidth', 200);
      await expect(picture).toHaveJSProperty('naturalHeight', 67);
    });

    await test.step('saves, and the top bar follows at once', async () => {
      await field('Company name').fill('Al Noor Transport LLC');
      await field('Email').fill('office@alnoor.example');
      await field('Phone').fill('04 123 4567');
      await field('Website').fill('https://alnoor.example');
      await field('VAT ID').fill('100 0000 0000 0018');
      await save.click();
      await expect(toast(page, 'Company profile updated successfully!')).toBeVisible();
      await expect(page.getByRole('banner')).toContainText('Al Noor Transport LLC');
      const profile = await stored();
      expect(profile).toMatchObject({ vatId: '100000000000018', city: 'Dubai' });
      expect(profile?.logo).toMatch(/^data:image\/png;base64,/);
    });

    await test.step('notices that someone else changed the same field', async () => {
      await field('City').fill('Sharjah');
      await api.mutate('company_profile', 1, { city: 'Ajman', country: 'UAE' });
      await save.click();
      await expect(conflictOf(page).getByRole('group', { name: 'City' })).toContainText('Ajman');
      expect(await stored()).toMatchObject({ city: 'Ajman' });
      await resolveConflict(page, 'Yours');
      await expect.poll(stored).toMatchObject({ city: 'Sharjah', country: 'UAE' });
    });
  });
});

test('a Diesel Manager changes the password and the second factor', async ({
  page,
  api,
  problems,
  browser,
  baseURL,
}) => {
  problems.allow(/Failed to load resource/);
  const NEW = 'nine quiet lorries';
  await openAs(page, 'Diesel Manager', '/diesel/profile');
  const fresh = page.getByLabel(/^New password/);

  await test.step('the new one is stored, and no trace of it stays', async () => {
    await page.getByLabel(/^Current password/).fill('demo-diesel-1');
    await fresh.fill(NEW);
    await page.getByLabel(/^Confirm new password/).fill(NEW);
    await page.getByRole('button', { name: 'Update password' }).click();
    await expect(toast(page, 'Password updated successfully!')).toBeVisible();
    await expect(fresh).toHaveValue('');
    const signIn = await page.request.post('/auth/login.php', {
      data: { email: 'diesel@qafila.example', password: NEW },
    });
    expect(signIn.status()).toBe(200);
    const kept = await browserStorage(page);
    expect(kept).not.toContain(NEW);
    expect(kept).not.toContain('demo-diesel-1');
  });

  const toggle = page.getByRole('switch', { name: 'Ask for a code when I sign in' });
  const isOn = async () =>
    (await api.data('users')).find(({ email }) => email === 'diesel@qafila.example')
      ?.two_factor_enabled;

  const own = page.getByLabel('Your password');
  const prove = async (password: string) => {
    await own.fill(password);
    await own.press('Enter');
  };

  await test.step('it is on after a correct code, and then shows the recovery codes', async () => {
    await toggle.click();
    await prove(NEW);
    const qr = page.getByRole('img', { name: 'QR code for an authenticator app' });
    await expect
      .poll(() => qr.evaluate((img: HTMLImageElement) => img.naturalWidth))
      .toBeGreaterThan(0);
    const code = page.getByRole('textbox', { name: 'Code' });
    const app = authenticatorOf({ secret: await page.locator('code').innerText() });
    // As each counts once, that of now is for signing in.
    await code.fill(app?.generate({ timestamp: Date.now() - 30_000 }) ?? '');
    await page.getByRole('button', { name: 'Turn on' }).click();
    await expect(page.getByText('Two-factor authentication enabled')).toBeVisible();
    expect(await isOn()).toBe(true);
    const codes = page.locator('code');
    await expect(codes).toHaveCount(8);
    const file = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download' }).click();
    const saved = await readFile(await (await file).path(), 'utf8');
    expect(saved.trim().split('\n')).toEqual(await codes.allInnerTexts());
  });

  await test.step('signing in then also asks for a code', async () => {
    const secret = (await api.data('users')).find(
      ({ email }) => email === 'diesel@qafila.example',
    )?.two_factor_secret;
    const other = await (await browser.newContext({ baseURL })).newPage();
    await other.goto('/login');
    await other.getByLabel('Email address').fill('diesel@qafila.example');
    await other.getByLabel('Password', { exact: true }).fill(NEW);
    const enter = other.getByRole('button', { name: 'Sign In', exact: true });
    await enter.click();
    const code = other.getByRole('textbox', { name: 'Code' });
    await expect(code).toBeFocused();
    await enter.click();
    await expect(other.getByText('Enter the code.')).toBeVisible();
    await code.fill('000000');
    await enter.click();
    await expect(other.getByText(/^This code is not right/)).toBeVisible();
    await code.fill(authenticatorOf({ secret: String(secret) })?.generate() ?? '');
    await enter.click();
    await other.waitForURL('**/diesel/dashboard');
    await other.context().close();
  });
});
