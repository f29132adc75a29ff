import type { Locator } from '@playwright/test';

import {
  BOWSER,
  BRANCH,
  changeIn,
  countBefore,
  fils,
  figuresOf,
  litresText,
  ml,
  moneyText,
  movedIn,
  sum,
} from './support/dieselBooks.ts';
import { expect, openAs, test } from './support/fixtures.ts';
import { navigateInApp } from './support/inApp.ts';
import { expectMonthEnd, thisMonth } from './support/monthEnd.ts';

for (const dialect of ['terse', 'foreign'] as const) {
  test.describe(`on a ${dialect} server, a Diesel Manager`, { tag: '@phone' }, () => {
    test.use({ dialect });

    test('counts, issues, buys and extracts, and every figure is that of the stored rows', async ({
      page,
      api,
    }) => {
      await page.clock.setSystemTime(new Date());
      const button = (name: string | RegExp) => page.getByRole('button', { name });
      const field = (name: string) => page.getByLabel(name).first();
      const type = async (target: Locator, text: string) => {
        await target.tap();
        await page.keyboard.type(text);
      };
      const stockOf = async () =>
        (await api.data('diesel_stock')).find(({ branch_id }) => branch_id === BRANCH);
      const [truck] = (await api.data('trucks')).filter(({ status }) => status === 'active');
      const number = truck?.truck_number ?? '';

      await countBefore(api, thisMonth().start);
      await openAs(page, 'Diesel Manager', '/diesel/dashboard');
      const before = await stockOf();
      const book = ml(before?.liters ?? 0) + changeIn(await movedIn(api, before?.counted_at ?? ''));

      await test.step('counts', async () => {
        // Cards that fill up move the link from under a finger.
        await expect(async () => {
          await page.getByRole('link', { name: 'Open stock' }).tap();
          await expect(page).toHaveURL(/\/diesel\/stock/);
        }).toPass();
        await button('Count').first().tap();
        await page.keyboard.type(String(Math.round(book / 1000) - 10));
        await button('Save count').tap();
        await expect(page.getByText(/^Alain counted: /)).toBeVisible();
      });
      // Stored in whole seconds, what is issued within the second of the count would lie before it.
      const second = () => page.evaluate(() => Math.floor(Date.now() / 1000));
      await expect.poll(second).toBeGreaterThan(await second());
      const count = await stockOf();
      expect(ml(count?.liters ?? 0)).toBe(Math.round(book / 1000 - 10) * 1000);

      await test.step('issues', async () => {
        await navigateInApp(page, '/diesel/issues/create');
        for (const litres of ['41.5', '20.25']) {
          await type(page.getByRole('combobox', { name: 'Truck' }), number);
          // A server that lists trucks offers it; otherwise it stays as typed.
          if (dialect === 'terse') {
            await expect(page.getByRole('option').first()).toContainText(number);
            await page.keyboard.press('Enter');
          }
          await type(field('Litres'), litres);
          await button('Issue diesel').tap();
          await expect(page.getByText(`Issued ${litres} L to ${number}`)).toBeVisible();
        }
        // What a server drops of a new voucher is said.
        const dropped = page.getByText('Full tank: not kept');
        await expect(dropped).toHaveCount(dialect === 'foreign' ? 1 : 0);
      });

      const isTerse = dialect === 'terse';
      await test.step('corrects the last one, where the server takes negative litres', async () => {
        const recorded = await api.data('diesel_issues');
        await page.getByRole('link', { name: 'Open', exact: true }).tap();
        await page.getByRole('link', { name: 'Correct', exact: true }).tap();
        await type(page.getByLabel('What was wrong?'), 'A digit');
        await field('Litres').tap();
        await page.keyboard.press('End');
        await page.keyboard.type('5');
        await button('Save correction').tap();
        if (isTerse) {
          await expect(page.getByText(/^Replaces ISS-/).first()).toBeVisible();
          return;
        }
        const alert = page.getByRole('alert').filter({ hasText: 'could not be taken back' });
        await expect(alert).toContainText('so nothing was recorded.');
        await expect(alert).toContainText('correct the stock by a count');
        expect(await api.data('diesel_issues')).toEqual(recorded);
        await expect(field('Litres')).toHaveValue('20.255');
        await alert.getByRole('link', { name: 'Open stock' }).tap();
        await button('Discard').tap();
        await expect(button('Count')).toBeVisible();
      });

      await test.step('buys', async () => {
        await navigateInApp(page, '/diesel/purchases/create');
        await type(field('Supplier'), 'Desert Star Fuels');
        await type(field('Invoice No.'), 'E-101');
        await type(field('Litres invoiced'), '300');
        await type(field('Total with VAT'), '976.50');
        await button('As invoiced').tap();
        await button('Save and next').tap();
        await expect(page.getByText(/invoice E-101$/)).toBeVisible();
      });

      await test.step('extracts', async () => {
        await navigateInApp(page, '/diesel/extractions/create');
        await page.getByText('Bowser', { exact: true }).tap();
        await type(field('Name or number'), BOWSER.name);
        await type(field('Litres'), '50');
        await button('Save and next').tap();
        await expect(page.getByText(`Extracted 50 L to ${BOWSER.name}`)).toBeVisible();
      });

      const since = await movedIn(api, count?.counted_at ?? '');
      // A server that keeps no destinations knows no transfers.
      const [moved, taken] = isTerse ? [-50_000, 0] : [0, -50_000];
      expect(Object.values(since).map((line) => line.ml)).toEqual([
        300_000,
        isTerse ? -61_755 : -61_750,
        taken,
        moved,
      ]);

      await test.step('sees the stock', async () => {
        await navigateInApp(page, '/diesel/stock');
        const branch = page.getByRole('region', { name: 'Alain' });
        const holds = litresText(ml(count?.liters ?? 0) + changeIn(since));
        await expect(branch.locator('strong').first()).toHaveText(holds);
        if (dialect === 'foreign') return;
        const ledger = page.getByRole('table', { name: 'Ledger of Alain' });
        await expect(ledger).toBeVisible();
        for (const [name, line] of [
          ['Purchases received', since.purchases],
          ['Issues', since.issues],
          ['To other branches', since.transfersOut],
        ] as const) {
          expect((await figuresOf(ledger, name)).slice(-2), name).toEqual([
            litresText(line.ml, true),
            moneyText(line.fils, true),
          ]);
        }
        // It is a tank since it was filled.
        await navigateInApp(page, '/diesel/stock?branch=all');
        const bowser = page.getByRole('table', { name: `Ledger of ${BOWSER.name}` });
        await expect(bowser).toBeVisible();
        expect((await figuresOf(bowser, 'From other branches')).at(-2)).toBe('+50 L');
      });

      await test.step('the month end', async () => {
        if (isTerse) return expectMonthEnd(page, api);
        // Without the time of a count no month has a book: no figure is made up.
        await navigateInApp(page, '/diesel/reports?report=month');
        await expect(
          page.getByText('A month’s book needs at least one count of the tank.'),
        ).toBeVisible();
        await expect(page.getByRole('table')).toHaveCount(0);
      });

      await test.step('and the month’s issues', async () => {
        const start = new Date(thisMonth().start).toISOString();
        const issues = (await api.data('diesel_issues')).filter(
          ({ branch_id, at, status }) =>
            branch_id === BRANCH && at >= start && (status !== 'void' || dialect === 'foreign'),
        );
        await navigateInApp(page, '/diesel/reports?report=issued&by=day');
        const total = page.getByRole('main').getByRole('row', { name: /^Total/ });
        await expect(total).toContainText(
          litresText(sum(issues.map(({ liters }) => ml(liters)))).replace(' L', ''),
        );
        await expect(total).toContainText(
          moneyText(sum(issues.map(({ total_cost }) => fils(total_cost ?? 0)))).replace('AED ', ''),
        );
      });
    });
  });
}
