import { chromium } from '@playwright/test';
import { startStack } from './e2e/support/stack.ts';
import { openAs } from './e2e/support/signIn.ts';
const [only] = process.argv.slice(2);
const stack = await startStack({ today: '2026-03-10', dialect: 'full' });
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell', args: ['--no-sandbox','--disable-gpu'] });
const shots: [string, string, any, string, number, number, 'light'|'dark'][] = [
  ['driver', '/fleet/drivers/5/show', 'Fleet Manager', 'History', 1280, 800, 'light'],
  ['driver-phone', '/fleet/drivers/5/show', 'Fleet Manager', 'History', 390, 844, 'light'],
  ['truck-dark', '/fleet/trucks/5/show', 'Fleet Manager', 'History', 1280, 800, 'dark'],
  ['truck-phone-dark', '/fleet/trucks/5/show', 'Fleet Manager', 'History', 390, 844, 'dark'],
  ['truck-1920', '/fleet/trucks/5/show', 'Fleet Manager', 'History', 1920, 1080, 'light'],
  ['trailer-1024', '/fleet/trailers/5/show', 'Fleet Manager', 'History', 1024, 800, 'light'],
  ['document', '/fleet/documents/5/show', 'Fleet Manager', 'Preview', 1280, 800, 'light'],
  ['activity', '/fleet/activity', 'Fleet Manager', 'Total', 1280, 800, 'light'],
  ['activity-phone', '/fleet/activity', 'Fleet Manager', 'Total', 390, 844, 'dark'],
  ['user', '/admin/settings/users/2/show', 'Super Admin', 'Access', 1280, 800, 'light'],
  ['role', '/admin/settings/roles/2/show', 'Super Admin', 'Permissions', 1280, 800, 'light'],
  ['legal', '/admin/settings/legal/1/show', 'Super Admin', 'Created', 1280, 800, 'light'],
  ['gone', '/fleet/drivers/99999/show', 'Fleet Manager', 'longer', 1280, 800, 'light'],
];
for (const [name, path, role, text, width, height, scheme] of shots) {
  if (only && !name.startsWith(only)) continue;
  const context = await browser.newContext({ baseURL: stack.url, viewport: { width, height }, colorScheme: scheme, hasTouch: width < 500, isMobile: width < 500 });
  await context.clock.install({ time: '2026-03-10T10:00:00+04:00' });
  const page = await context.newPage();
  await openAs(page, role, path);
  await page.getByText(text).first().waitFor({ timeout: 30000 }).catch(() => console.log('no text', name));
  await page.waitForTimeout(1500);
  await page.screenshot({ path: `/tmp/pages/${name}.png`, fullPage: true });
  await context.close();
}
// through the list
if (!only || only === 'list') {
  const context = await browser.newContext({ baseURL: stack.url, viewport: { width: 1280, height: 800 } });
  await context.clock.install({ time: '2026-03-10T10:00:00+04:00' });
  const page = await context.newPage();
  await openAs(page, 'Fleet Manager', '/fleet/drivers');
  await page.getByRole('link', { name: 'D-10' }).first().waitFor({timeout: 5000}).catch(()=>{});
  await page.locator('main table a').nth(3).click();
  await page.getByText('History').waitFor();
  await page.waitForTimeout(1200);
  await page.screenshot({ path: `/tmp/pages/list.png` });
}
await browser.close(); await stack.close(); process.exit(0);
