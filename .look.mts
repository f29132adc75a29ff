import { chromium } from '@playwright/test';
import { startStack } from './e2e/support/stack.ts';
import { openAs } from './e2e/support/fixtures.ts';
const stack = await startStack({ today: '2026-11-22' });
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell', args: ['--no-sandbox', '--disable-gpu'] });
const list: [string, string, string, number, number, 'light' | 'dark'][] = [
  ['drivers', 'Fleet Manager', '/fleet/drivers', 1280, 800, 'light'],
  ['drivers-p', 'Fleet Manager', '/fleet/drivers', 390, 844, 'dark'],
  ['driver', 'Fleet Manager', '/fleet/drivers/5/show', 1280, 800, 'light'],
  ['driver-p', 'Fleet Manager', '/fleet/drivers/5/show', 390, 844, 'light'],
  ['truck-d', 'Fleet Manager', '/fleet/trucks/5/show', 1280, 800, 'dark'],
  ['edit', 'Fleet Manager', '/fleet/drivers/5', 1280, 800, 'light'],
  ['edit-p', 'Fleet Manager', '/fleet/drivers/5', 390, 844, 'dark'],
  ['create', 'Fleet Manager', '/fleet/drivers/create', 1280, 800, 'light'],
  ['dash', 'Fleet Manager', '/fleet/dashboard', 1280, 800, 'light'],
  ['dash-p', 'Fleet Manager', '/fleet/dashboard', 390, 844, 'light'],
  ['activity', 'Fleet Manager', '/fleet/activity', 1280, 800, 'light'],
  ['activity-p', 'Fleet Manager', '/fleet/activity', 390, 844, 'dark'],
  ['users', 'Super Admin', '/admin/settings/users', 1280, 800, 'light'],
  ['documents', 'Fleet Manager', '/fleet/documents', 1024, 768, 'light'],
  ['trailers-d', 'Fleet Manager', '/fleet/trailers', 1280, 800, 'dark'],
  ['drivers-w', 'Fleet Manager', '/fleet/drivers', 1920, 1080, 'light'],
  ['roles', 'Super Admin', '/admin/settings/roles', 1280, 800, 'light'],
  ['profile', 'Fleet Manager', '/fleet/profile', 390, 844, 'light'],
];
const want = process.argv[2]?.split(',');
for (const [name, role, path, w, h, scheme] of list) {
  if (want && !want.includes(name)) continue;
  const ctx = await browser.newContext({ viewport: { width: w, height: h }, colorScheme: scheme, baseURL: stack.url, hasTouch: w < 500, isMobile: w < 500 });
  const page = await ctx.newPage();
  page.on('console', (m) => m.type() === 'error' && console.log(name, m.text().slice(0, 300)));
  page.on('pageerror', (e) => console.log(name, 'PAGEERROR', e.message.slice(0, 300)));
  await openAs(page, role as never, path);
  await page.locator('h1').first().waitFor();
  await page.waitForTimeout(700);
  await page.mouse.move(5, 5);
  await page.waitForTimeout(1800);
  await page.screenshot({ path: `/tmp/shots2/${name}.png` });
  await ctx.close();
}
await browser.close();
await stack.close();
