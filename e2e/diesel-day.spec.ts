import type { Locator, Page } from '@playwright/test';

import {
  BOWSER,
  bookSinceCount,
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
import { closeAndReopen, expectMonthEnd, expectOnPaper, thisMonth } from './support/monthEnd.ts';

/** What a person does on a phone, counted. */
class Hands {
  taps = 0;
  keys = 0;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  async tap(target: Locator) {
    await expect(target).toBeVisible();
    await target.tap();
    this.taps += 1;
  }

  async type(text: string) {
    await this.#page.keyboard.type(text);
    this.keys += text.length;
  }

  async press(key: string) {
    await this.#page.keyboard.press(key);
    this.keys += 1;
  }

  /** Does some work, for which so many taps and keys are enough. */
  async within(taps: number, keys: number, work: () => Promise<void>) {
    [this.taps, this.keys] = [0, 0];
    await work();
    const description = `${this.taps} of ${taps} taps, ${this.keys} of ${keys} keys`;
    test.info().annotations.push({ type: 'hands', description });
    expect(this.taps, 'taps').toBeLessThanOrEqual(taps);
    expect(this.keys, 'keys').toBeLessThanOrEqual(keys);
  }
}

test.describe('a Diesel Manager’s day on the phone', { tag: '@phone' }, () => {
  test.use({ counts: { bowsers: 1 } });

  test('is recorded with few taps, and every figure is right', async ({ page, api }) => {
    // Counts are dated by the server, whose clock runs on.
    await page.clock.setSystemTime(new Date());
    const hands = new Hands(page);
    const trucks = (await api.data('trucks')).filter(({ status }) => status === 'active');
    const trucksAt = (index: number) => {
      const truck = trucks[index];
      if (!truck) throw new Error('Too few trucks');
      return truck;
    };
    const button = (name: string | RegExp) => page.getByRole('button', { name });
    const field = (name: string) => page.getByLabel(name).first();

    await countBefore(api, thisMonth().start);
    await openAs(page, 'Diesel Manager', '/diesel/dashboard');

    const stockOf = async () =>
      (await api.data('diesel_stock')).find(({ branch_id }) => branch_id === BRANCH);
    const before = await stockOf();
    const earlier = {
      issues: (await api.data('diesel_issues')).length,
      purchases: (await api.data('diesel_purchases')).length,
    };
    const book = ml(before?.liters ?? 0) + changeIn(await movedIn(api, before?.counted_at ?? ''));

    await test.step('the tank is counted', async () => {
      await hands.within(3, 5, async () => {
        await hands.tap(page.getByRole('link', { name: 'Open stock' }));
        await hands.tap(button('Count').first());
        await hands.type(String(Math.round(book / 1000) - 10));
        await hands.tap(button('Save count'));
      });
      await expect(page.getByText(/^Alain counted: /)).toBeVisible();
      expect((await stockOf())?.liters).toBe(Math.round(book / 1000) - 10);
    });

    const chooseTruck = async (number: string) => {
      await expect(page.getByRole('combobox', { name: 'Truck' })).toBeFocused();
      await hands.type(number.replace('T-', ''));
      await expect(page.getByRole('option').first()).toContainText(number);
      await hands.press('Enter');
      await expect(page.getByRole('combobox', { name: 'Truck' })).toHaveValue(number);
    };
    const issued = (litres: string, number: string) =>
      expect(page.getByText(`Issued ${litres} L to ${number}`)).toBeVisible();
    const issue = async (number: string, litres: string) => {
      await chooseTruck(number);
      await hands.tap(field('Litres'));
      await hands.type(litres);
      await hands.tap(button('Issue diesel'));
    };

    await test.step('six issues', async () => {
      await navigateInApp(page, '/diesel/issues/create');
      const plain = trucksAt(0);
      await hands.within(4, 14, async () => {
        await issue(plain.truck_number, '41.5');
        await issued('41.5', plain.truck_number);
      });
      const partial = trucksAt(1);
      await hands.within(5, 14, async () => {
        await chooseTruck(partial.truck_number);
        await hands.tap(field('Litres'));
        await hands.type('20');
        await hands.tap(page.getByText('Partial', { exact: true }));
        await hands.tap(button('Issue diesel'));
        await issued('20', partial.truck_number);
      });
      const tooMuch = trucksAt(2);
      const litres = String((tooMuch.fuel_tank_capacity_l ?? 0) + 25);
      await hands.within(5, 24, async () => {
        await issue(tooMuch.truck_number, litres);
        await expect(page.getByRole('dialog', { name: 'Is this right?' })).toBeVisible();
        await hands.type('Second tank');
        await hands.tap(button('Record anyway'));
        await issued(litres, tooMuch.truck_number);
      });
      const usual = trucksAt(3);
      await hands.within(4, 14, async () => {
        await issue(usual.truck_number, '33.3');
        await issued('33.3', usual.truck_number);
      });
      const wrong = trucksAt(4);
      await hands.within(4, 14, async () => {
        await issue(wrong.truck_number, '12');
        await issued('12', wrong.truck_number);
      });
      await hands.within(6, 14, async () => {
        await hands.tap(page.getByRole('link', { name: 'Open', exact: true }));
        await hands.tap(page.getByRole('link', { name: 'Correct', exact: true }));
        await expect(page.getByLabel('What was wrong?')).toBeFocused();
        await hands.type('A digit');
        await hands.tap(field('Litres'));
        await hands.press('End');
        await hands.type('0');
        await hands.tap(button('Save correction'));
      });
      await expect(page.getByText(/^Replaces ISS-/).first()).toBeVisible();
      const [replaced] = (await api.data('diesel_issues')).slice(-1);
      expect(replaced).toMatchObject({ truck_id: wrong.id, liters: 120 });

      await navigateInApp(page, '/diesel/issues/create');
      const metered = trucksAt(5);
      await hands.within(6, 22, async () => {
        await chooseTruck(metered.truck_number);
        await hands.tap(button('Use the pump’s meter'));
        await hands.tap(field('Meter before'));
        await hands.type('100.1');
        await hands.tap(field('Meter after'));
        await hands.type('150.4');
        await hands.tap(button('Issue diesel'));
        await issued('50.3', metered.truck_number);
      });
    });

    await test.step('three invoices', async () => {
      await navigateInApp(page, '/diesel/purchases/create');
      await expect(page.locator('datalist option')).not.toHaveCount(0);
      const invoice = async (number: string, litres: string, total: string) => {
        await hands.tap(field('Invoice No.'));
        await hands.type(number);
        await hands.tap(field('Litres invoiced'));
        await hands.type(litres);
        await hands.tap(field('Total with VAT'));
        await hands.type(total);
        await hands.tap(button('As invoiced'));
        await hands.tap(button('Save and next'));
        await expect(page.getByText(new RegExp(`invoice ${number}$`))).toBeVisible();
      };
      await hands.within(6, 50, async () => {
        await hands.tap(field('Supplier'));
        await hands.type('Desert Star Fuels');
        await invoice('E-101', '300', '976.50');
      });
      for (const number of ['E-102', 'E-103']) {
        await hands.within(5, 26, () => invoice(number, '250.5', '815.38'));
      }
    });

    await test.step('an extraction to a bowser, which is a store', async () => {
      await navigateInApp(page, '/diesel/extractions/create');
      await expect(button('Save and next')).toBeVisible();
      await hands.within(3, 3, async () => {
        await hands.tap(page.getByText('Bowser', { exact: true }));
        // The only one that is known.
        await expect(field('Name or number')).toHaveValue(BOWSER.name);
        await hands.tap(field('Litres'));
        await hands.type('150');
        await hands.tap(button('Save and next'));
      });
      await expect(page.getByText(`Extracted 150 L to ${BOWSER.name}`)).toBeVisible();
    });

    await test.step('the server has what was typed', async () => {
      const issues = (await api.data('diesel_issues')).slice(earlier.issues);
      const tooMuch = (trucksAt(2).fuel_tank_capacity_l ?? 0) + 25;
      expect(issues.map(({ liters }) => liters)).toEqual([
        41.5,
        20,
        tooMuch,
        33.3,
        12,
        -12,
        120,
        50.3,
      ]);
      expect(issues.flatMap(({ liters, full_tank }) => (full_tank ? [] : liters))).toEqual([20]);
      const noted = (text: string) => issues.filter(({ notes }) => notes?.includes(text)).length;
      expect(['Second tank', 'A digit', '100.1 to 150.4'].map(noted)).toEqual([1, 1, 1]);
      const purchases = (await api.data('diesel_purchases')).slice(earlier.purchases);
      expect(purchases.map((row) => [row.invoice_no, row.liters_received, row.total])).toEqual([
        ['E-101', 300, 976.5],
        ['E-102', 250.5, 815.38],
        ['E-103', 250.5, 815.38],
      ]);
      const [extraction] = (await api.data('diesel_extractions')).slice(-1);
      expect(extraction).toMatchObject({ destination: BOWSER.name, liters: 150 });
    });

    const sinceCount = await bookSinceCount(api);

    await test.step('the stock of the yard and of the bowser', async () => {
      await navigateInApp(page, '/diesel/stock?branch=all');
      const ledger = page.getByRole('table', { name: 'Ledger of Alain' });
      await expect(ledger).toBeVisible();
      for (const [name, line] of [
        ['Last count', sinceCount.opening],
        ['Purchases received', sinceCount.purchases],
        ['Issues', sinceCount.issues],
        ['Extractions', sinceCount.extractions],
        ['To other branches', sinceCount.transfersOut],
        ...(sinceCount.priceVariance.fils === 0
          ? []
          : [['Price variance', sinceCount.priceVariance] as const]),
        ['Book', sinceCount.closing],
      ] as const) {
        const isSigned = line !== sinceCount.opening && line !== sinceCount.closing;
        expect((await figuresOf(ledger, name)).slice(-2), name).toEqual([
          litresText(line.ml, isSigned),
          moneyText(line.fils, isSigned),
        ]);
      }
      const bowser = page.getByRole('table', { name: `Ledger of ${BOWSER.name}` });
      expect(sinceCount.transfersOut.ml).toBe(-150_000);
      expect((await figuresOf(bowser, 'From other branches')).at(-2)).toBe('+150 L');
    });

    await test.step('the dashboard', async () => {
      await navigateInApp(page, '/diesel/dashboard');
      const { start } = thisMonth();
      const day = new Date().toLocaleDateString('en-CA', { timeZone: 'Asia/Dubai' });
      const since = async (at: number) => {
        const [moved, purchases] = await Promise.all([
          movedIn(api, new Date(at - 1).toISOString()),
          api.data('diesel_purchases'),
        ]);
        const bought = purchases.filter(
          (row) => row.branch_id === BRANCH && Date.parse(row.at) >= at,
        );
        const { issues, extractions, transfersOut } = moved;
        return {
          Issued: { ml: -issues.ml, fils: -issues.fils },
          // With VAT.
          Purchased: {
            ml: moved.purchases.ml,
            fils: sum(bought.map(({ total }) => fils(total))),
          },
          Extracted: {
            ml: -extractions.ml - transfersOut.ml,
            fils: -extractions.fils - transfersOut.fils,
          },
        };
      };
      const today = await since(Date.parse(`${day}T00:00:00+04:00`));
      const month = await since(start);
      const table = page.getByRole('table').filter({ hasText: 'Vouchers' });
      /** Of today and of the month: each list of vouchers comes in its own time. */
      const shows = (name: string, place: number, text: string) =>
        expect
          .poll(async () => (await figuresOf(table, name))[place] ?? '', `${name}, ${place}`)
          .toContain(text);
      for (const name of ['Issued', 'Purchased', 'Extracted'] as const) {
        for (const [place, period] of [today, month].entries()) {
          await shows(name, place, litresText(period[name].ml));
          await shows(name, place, moneyText(period[name].fils));
        }
      }
    });

    await test.step('the month end, also on paper', async () => {
      await expectMonthEnd(page, api);
      await expectOnPaper(page);
    });
    await test.step('and last month, closed and reopened', () => closeAndReopen(page, api));
  });
});
