import type { Page, Route } from 'playwright';

import { openBrowser } from './browser.ts';
import { fetchSession, storeSession } from './session.ts';
import { longestTask, watchTasks, type Time } from './times.ts';

export const ISSUES = 50_000;

const PAGE = '/diesel/dashboard?branch=all';
const TRUCKS = 90;
/** All of them within some hundred days. */
const APART_MS = 170_000;

/** Newest first; the trucks are filled up in turn. */
const issueOf = (index: number, now: number) => ({
  id: index + 1,
  ref: `ISS-${index + 1}`,
  at: new Date(now - (index + 1) * APART_MS).toISOString(),
  branch_id: (index % 2) + 1,
  company_id: 1,
  truck_id: (index % TRUCKS) + 1,
  driver_id: null,
  liters: 120 + (index % 40) + 0.5,
  odometer_km: 1_000_000 - Math.floor(index / TRUCKS) * 450,
  full_tank: index % 7 !== 0,
  unit_cost: 2.85,
  total_cost: 400,
  issued_by: 'Bench',
  notes: null,
  status: 'posted',
});

const answerIssues = async (route: Route) => {
  const { searchParams } = new URL(route.request().url());
  const offset = Number(searchParams.get('offset') ?? 0);
  const count = Math.min(Number(searchParams.get('limit') ?? 1000), ISSUES - offset);
  const now = Date.now();
  const rows = Array.from({ length: count }, (_, index) => issueOf(offset + index, now));
  await route.fulfill({ json: { rows, total: ISSUES } });
};

const topTruck = (page: Page) =>
  page
    .getByRole('region', { name: /^Top consumers/ })
    .locator('tbody tr')
    .first();

/**
 * The diesel dashboard with 50,000 issues in its period: summed, charted, and filtered by branch. For
 * information only; no task should take longer than 100 ms on an ordinary machine.
 */
export const measureDiesel = async (url: string): Promise<Time[]> => {
  const session = await fetchSession(url, 'Diesel Manager');
  const browser = await openBrowser();
  try {
    const page = await browser.context.newPage();
    await page.addInitScript(watchTasks);
    await page.route('**/issued.php*', answerIssues);
    await storeSession(page, url, session);
    const start = performance.now();
    await page.goto(url + PAGE);
    await topTruck(page).waitFor({ timeout: 120_000 });
    const loaded = performance.now() - start;
    const loading = await longestTask(page);
    const before = await topTruck(page).innerText();
    const pressed = performance.now();
    await page.getByRole('combobox', { name: 'Branch' }).selectOption('OCGLT');
    await page.waitForFunction(
      (text) =>
        ![...document.querySelectorAll('tbody tr')].some(
          (row) => row instanceof HTMLElement && row.innerText === text,
        ),
      before,
    );
    const filtered = performance.now() - pressed;
    return [
      { name: 'diesel dashboard, 50,000 issues', ms: loaded },
      { name: 'longest task of that', ms: loading },
      { name: 'filter by branch → trucks', ms: filtered },
      { name: 'longest task of that', ms: await longestTask(page) },
    ];
  } finally {
    await browser.close();
  }
};
