import type { Locator, Page } from '@playwright/test';

import { BRANCHES } from '../api/branches.ts';
import { expect, openAs, test } from './support/fixtures.ts';
import type { MockControl } from './support/mockControl.ts';

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
  await expect(rowOf(table, 'Issues')).toContainText(shown(issued, issued > 0 ? '−' : ''));
  await expect(rowOf(table, 'Issues')).toContainText(vouchers > 0 ? `${vouchers} vouchers` : '0 L');
  const money = cost.toLocaleString('en', { minimumFractionDigits: 2 });
  await expect(rowOf(table, 'Issues')).toContainText(`AED ${money}`);
  await expect(rowOf(table, 'Extractions')).toContainText(
    shown(extracted, extracted > 0 ? '−' : ''),
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

test('the stock equals what the vouchers add up to, and is counted', async ({ page, api }) => {
  await openAs(page, 'Diesel Manager', '/diesel/stock?branch=all');
  const books = new Map<string, number>();
  for (const branch of BRANCHES) books.set(branch.name, await showsLedger(page, api, branch));

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
  });

  await test.step('it is sent under the contract’s names, once, and stored', async () => {
    const puts = (await api.log(STOCK)).filter(({ method }) => method === 'PUT');
    expect(puts).toHaveLength(1);
    const stored = (await api.data('diesel_stock')).find(({ branch_id }) => branch_id === 2);
    expect(stored?.liters).toBe(found);
    expect(stored?.cost).toBeCloseTo(2.95, 6);
    await showsLedger(page, api, BRANCHES[1]);
  });
});
