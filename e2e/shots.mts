// Usage, in a worktree with a production build (npx tsx scripts/test.ts build):
//   cp /tmp/h/shots.mts e2e/shots.mts (do not commit it);
//   /tmp/h/browser.sh npx tsx e2e/shots.mts OUTDIR LOOKS ROLE:PATH:NAME[:ACTION] ...
// LOOKS: comma list of width-colour-language, e.g. 1280-light-en,390-dark-ar (also 1920-..)
// ROLE: admin | fleet | diesel | guest | none (site). ACTION: 'click=TEXT' of a button/tab/link (several joined by ;) , or 'full' for the whole page
// env DIALECT=full|terse|foreign, TODAY=2026-03-10
import { mkdirSync } from 'node:fs';

import { chromium } from '@playwright/test';

import { browserFlags, browserPath } from '../scripts/browserFlags.ts';
import { openAs } from './support/signIn.ts';
import { startStack } from './support/stack.ts';
const [out = '/tmp/shots', looks = '1280-light-en', ...targets] = process.argv.slice(2);
mkdirSync(out, { recursive: true });
const ROLES = {
  admin: 'Super Admin',
  fleet: 'Fleet Manager',
  diesel: 'Diesel Manager',
  guest: 'Auditor',
} as const;
const stack = await startStack({
  today: process.env['TODAY'] ?? '2026-03-10',
  dialect: (process.env['DIALECT'] ?? 'full') as never,
});
const browser = await chromium.launch({ args: [...browserFlags], executablePath: browserPath });
for (const look of looks.split(',')) {
  const [width = '1280', colour = 'light', language = 'en'] = look.split('-');
  const wide = Number(width) > 600;
  for (const target of targets) {
    const [role = 'fleet', path = '/', name = 'page', ...rest] = target.split(':');
    const action = rest.join(':');
    const context = await browser.newContext({
      baseURL: stack.url,
      viewport: { width: Number(width), height: wide ? (Number(width) > 1500 ? 1080 : 800) : 844 },
      colorScheme: colour as 'light' | 'dark',
      locale: 'en-AE',
      timezoneId: 'Asia/Dubai',
      reducedMotion: 'reduce',
      ...(wide ? {} : { isMobile: true, hasTouch: true }),
    });
    const page = await context.newPage();
    await page.clock.setFixedTime(new Date('2026-03-10T09:00:00+04:00'));
    await page.addInitScript((l) => {
      if (location.protocol.startsWith('http'))
        localStorage.setItem('qafila.language', JSON.stringify(l));
    }, language);
    page.on('pageerror', (e) => console.log('PAGE ERROR', look, name, String(e)));
    try {
      if (role === 'none') await page.goto(path);
      else await openAs(page, ROLES[role as 'admin'], path);
      await page.waitForLoadState('networkidle');
      await page.waitForTimeout(700);
      for (const one of action.split(';').filter((a) => a.startsWith('click='))) {
        const text = one.slice(6);
        await page
          .locator('button, a, [role=tab], summary, label')
          .filter({ hasText: text })
          .or(page.getByRole('button', { name: text }))
          .filter({ visible: true })
          .first()
          .click({ timeout: 5000 });
        await page.waitForTimeout(700);
      }
      await page.screenshot({
        path: `${out}/${name}-${look}.png`,
        fullPage: action.includes('full'),
      });
    } catch (error) {
      console.log('FAILED', look, name, String(error).split('\n')[0]);
    }
    await context.close();
  }
}
await browser.close();
await stack.close();
