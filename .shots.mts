import { chromium } from '@playwright/test';
import { startStack } from './e2e/support/stack.ts';
import { openAs } from './e2e/support/fixtures.ts';
const out = process.argv[2] ?? '/tmp/shots';
const only = process.argv[3];
const jobs: [string, string, string, number, number, string][] = [];
const pages: [string, string, string][] = [
  ['drivers', 'Fleet Manager', '/fleet/drivers'],
  ['trucks', 'Fleet Manager', '/fleet/trucks'],
  ['trailers', 'Fleet Manager', '/fleet/trailers'],
  ['documents', 'Fleet Manager', '/fleet/documents'],
  ['users', 'Super Admin', '/admin/settings/users'],
  ['roles', 'Super Admin', '/admin/settings/roles'],
  ['logins', 'Super Admin', '/admin/settings/login-history'],
  ['activity', 'Fleet Manager', '/fleet/activity'],
];
const sizes: [number, number, string][] = [[1280, 800, 'light'], [390, 844, 'light'], [1024, 768, 'dark'], [390, 844, 'dark'], [1920, 1080, 'light']];
const stack = await startStack({ today: '2026-11-22' });
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell', args: ['--no-sandbox', '--disable-gpu'] });
const want = (process.argv[4] ?? '').split(',').filter(Boolean);
for (const [name, role, path] of pages) {
  if (only && only !== 'all' && !only.split(',').includes(name)) continue;
  for (const [w, h, scheme] of sizes) {
    if (want.length && !want.includes(`${w}${scheme}`)) continue;
    const ctx = await browser.newContext({ viewport: { width: w, height: h }, colorScheme: scheme as 'light', baseURL: stack.url });
    const page = await ctx.newPage();
    page.on('console', (m) => m.type() === 'error' && console.log(name, m.text().slice(0, 300)));
    page.on('pageerror', (e) => console.log(name, 'PAGEERROR', e.message.slice(0, 300)));
    await openAs(page, role as never, path);
    await page.locator('h1').first().waitFor();
    await page.waitForTimeout(1300);
    await page.screenshot({ path: `${out}/${name}-${w}-${scheme}.png` });
    await ctx.close();
  }
}
await browser.close();
await stack.close();
