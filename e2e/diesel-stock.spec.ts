import type { Locator, Page } from '@playwright/test';

import { BRANCHES } from '../api/branches.ts';
import { DIALECTS } from '../mock-api/core/options.ts';
import type { DieselIssue } from '../src/domain/diesel/issue.ts';
import { expect, openAs, test } from './support/fixtures.ts';
import type { MockControl } from './support/mockControl.ts';

test.use({ backend: 'server' });

const STOCK = '/diesel/diesel-manager/reports/stock.php';

/** Litres, added up by hand and independently of the app. */
const added = (litres: readonly number[]): number =>
  Number(litres.reduce((sum, each) => sum + BigInt(Math.round(each * 1000)), 0n)) / 1000;

const shown = (litres: number, sign = ''): string =>
  `${sign}${litres.toLocaleString('en', { maximumFractionDigits: 3 })} L`;

/** The expected stock of a branch, from the stored rows. */
const expectedOf = async (api: MockControl, branch: number) => {
  const stock = (await api.data('diesel_stock')).find(({ branch_id }) => branch_id === branch);
  if (!stock) throw new Error(`Branch ${branch} has no stock.`);
  const counts = (row: { branch_id: unknown; at: string; status: string }) =>
    row.branch_id === branch && row.status !== 'void' && row.at > stock.counted_at;
  const issues = (await api.data('diesel_issues')).filter(counts);
  const purchases = (await api.data('diesel_purchases')).filter(counts);
  const taken = (await api.data('diesel_extractions')).filter(counts);
  const issued = added(issues.map(({ liters }) => liters));
  const bought = added(purchases.map(({ liters_received }) => liters_received));
  const extracted = added(taken.map(({ liters }) => liters));
  return {
    issued,
    bought,
    extracted,
    opening: stock.liters,
    book: added([stock.liters, bought, -issued, -extracted]),
    vouchers: issues.length,
    cost:
      Math.round(issues.reduce((sum, { total_cost }) => sum + (total_cost ?? 0) * 100, 0)) / 100,
    /** No litre is worth less than the cheapest of them, or more than the dearest. */
    prices: [stock.cost, ...purchases.map(({ net, liters_received }) => net / liters_received)],
  };
};

const rowOf = (table: Locator, name: string) =>
  table.getByRole('row').filter({ has: table.page().getByRole('rowheader', { name }) });

const showsLedger = async (
  page: Page,
  api: MockControl,
  { id, name }: (typeof BRANCHES)[number],
) => {
  const table = page.getByRole('table', { name: `Ledger of ${name}` });
  const { opening, bought, issued, extracted, book, vouchers, cost, prices } = await expectedOf(
    api,
    id,
  );
  await expect(rowOf(table, 'Last count')).toContainText(shown(opening));
  await expect(rowOf(table, 'Purchases received')).toContainText(
    shown(bought, bought > 0 ? '+' : ''),
  );
  await expect(rowOf(table, 'Issues')).toContainText(shown(issued, issued > 0 ? '-' : ''));
  await expect(rowOf(table, 'Issues')).toContainText(vouchers > 0 ? `${vouchers} vouchers` : '0 L');
  const money = cost.toLocaleString('en', { minimumFractionDigits: 2 });
  await expect(rowOf(table, 'Issues')).toContainText(`AED ${money}`);
  await expect(rowOf(table, 'Extractions')).toContainText(
    shown(extracted, extracted > 0 ? '-' : ''),
  );
  await expect(rowOf(table, 'Book')).toContainText(shown(book));
  const value = (await rowOf(table, 'Book').getByRole('cell').last().innerText()).replace(
    /[^\d.]/g,
    '',
  );
  expect(Number(value) / book).toBeGreaterThanOrEqual(Math.min(...prices) - 0.001);
  expect(Number(value) / book).toBeLessThanOrEqual(Math.max(...prices) + 0.001);
  return book;
};

for (const dialect of DIALECTS) {
  test.describe(`the stock on a server that speaks ${dialect}`, () => {
    test.use({ dialect });
    const isForeign = dialect === 'foreign';

    /** A server that does not say when it counted gives no ledger, but what the tank holds now. */
    const showsBook = async (page: Page, api: MockControl, branch: (typeof BRANCHES)[number]) => {
      if (!isForeign) return showsLedger(page, api, branch);
      const { book } = await expectedOf(api, branch.id);
      const region = page.getByRole('region', { name: branch.name });
      await expect(region).toContainText(`${shown(book)}in the tank, according to the server`);
      return book;
    };

    test('equals what the vouchers add up to, and is counted', async ({ page, api, problems }) => {
      if (isForeign) problems.allow(/Failed to load resource.*40[345]/);
      await openAs(page, 'Diesel Manager', '/diesel/stock?branch=all');
      const books = new Map<string, number>();
      for (const branch of BRANCHES) books.set(branch.name, await showsBook(page, api, branch));

      const found = Math.round(books.get('Alain') ?? 0) - 500;
      await test.step('a count beyond tolerance asks for a reason', async () => {
        await page
          .getByRole('region', { name: 'Alain' })
          .getByRole('button', { name: 'Count' })
          .click();
        const dialog = page.getByRole('dialog', { name: 'Count the tank of Alain' });
        await dialog.getByLabel('Litres counted').fill(found.toLocaleString('en'));
        await expect(dialog.getByRole('status')).toContainText('Beyond tolerance');
        await dialog.getByLabel('Cost per litre').fill('2.95');
        await dialog.getByLabel('Reason for the variance').fill('Meter replaced');
        await dialog.getByRole('button', { name: 'Save count' }).click();
        await expect(page.getByText(`Alain counted: ${shown(found)}`)).toBeVisible();
        const lost = page.getByText('The server doesn’t keep the reason: “Meter replaced”');
        await expect(lost).toHaveCount(isForeign ? 1 : 0);
      });

      await test.step('it is sent under the contract’s names, once, and stored', async () => {
        const puts = (await api.log(STOCK)).filter(({ method }) => method === 'PUT');
        expect(puts).toHaveLength(1);
        const stored = (await api.data('diesel_stock')).find(({ branch_id }) => branch_id === 2);
        expect(stored?.liters).toBe(found);
        expect(stored?.cost).toBeCloseTo(2.95, 6);
        await showsBook(page, api, BRANCHES[1]);
      });

      await test.step('and counted by dip, in a tank whose form this browser remembers', async () => {
        const count = page
          .getByRole('region', { name: 'Alain' })
          .getByRole('button', { name: 'Count' });
        await count.click();
        const dialog = page.getByRole('dialog', { name: 'Count the tank of Alain' });
        await dialog.getByText('Dip', { exact: true }).click();
        await dialog.getByText('Upright cylinder').click();
        await dialog.getByLabel('Diameter (cm)').fill('300');
        await dialog.getByLabel('Height (cm)').fill('400');
        await dialog.getByLabel('Dip (cm)').fill('123.4');
        await dialog.getByLabel('Reason for the variance').fill('Read from the dip stick');
        await dialog.getByRole('button', { name: 'Save count' }).click();
        const litres = Math.round((Math.PI * 150 * 150 * 123.4) / 1000);
        await expect(page.getByText(`Alain counted: ${shown(litres)}`)).toBeVisible();
        const stored = (await api.data('diesel_stock')).find(({ branch_id }) => branch_id === 2);
        expect(stored?.liters).toBe(litres);
        await page.reload();
        await count.click();
        await expect(dialog.getByLabel('Dip (cm)')).toBeFocused();
        await expect(dialog.getByLabel('Diameter (cm)')).toHaveValue('300');
      });
    });
  });
}

/** The last 90 days begin at midnight in Dubai. */
const SINCE = '2025-12-10T20:00:00Z';

/** A truck whose odometer continues from fill to fill, and its consumption from full tank to full tank. */
const consumptionOf = (issues: readonly DieselIssue[]) => {
  const trucks = new Set(issues.map(({ truck_id }) => truck_id));
  for (const id of trucks) {
    const fills = issues
      .filter(({ truck_id, status }) => truck_id === id && status !== 'void')
      .toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at));
    const kms = fills.map(({ odometer_km }) => odometer_km ?? 0);
    if (kms.some((km, index) => km - (kms[index - 1] ?? 0) < 50)) continue;
    const full = fills.flatMap(({ full_tank }, index) => (full_tank ? [index] : []));
    const first = full.findIndex((index) => (fills[index]?.at ?? '') >= SINCE);
    const [from, to] = [full[first - 1], full.at(-1)];
    if (first < 1 || from === undefined || to === undefined) continue;
    const litres = added(fills.slice(from + 1, to + 1).map(({ liters }) => liters));
    const km = (kms[to] ?? 0) - (kms[from] ?? 0);
    return { id, litres, km };
  }
  throw new Error('No truck has readings that only rise.');
};

for (const [role, address] of [
  ['Fleet Manager', (id: number) => `/fleet/trucks/${id}/show`],
  ['Super Admin', (id: number) => `/admin/fleet-overview?record=fleet/trucks/${id}`],
] as const) {
  test(`a ${role} reads what a truck uses`, async ({ page, api }) => {
    const { id, litres, km } = consumptionOf(await api.data('diesel_issues'));
    const per100 = ((litres / km) * 100).toLocaleString('en', { maximumFractionDigits: 1 });
    await openAs(page, role, address(id ?? 0));
    const card = page.getByRole('region', { name: 'Consumption, last 90 days' });
    await expect(card).toContainText(`Per 100 km${per100} L`);
    await expect(card).toContainText(`Issued${shown(litres)}`);
    await expect(card).toContainText(`Distance${km.toLocaleString('en')} km`);
  });
}
