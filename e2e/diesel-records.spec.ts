import type { Locator, Page } from '@playwright/test';

import { downloadedCsv } from './pages/downloads.ts';
import { expect, openAs, test } from './support/fixtures.ts';
import { navigateInApp } from './support/inApp.ts';
import type { MockControl } from './support/mockControl.ts';

test.use({ backend: 'mock' });

const REPORTS = '/diesel/diesel-manager/reports';
const ROLE = 'Diesel Manager';

/** Types as a person does: into the focused field. */
const typeInto = async (page: Page, field: Locator, text: string) => {
  await field.click();
  await page.keyboard.type(text);
};

/** The month's issues of a branch, as stored. */
const issuesOf = async (api: MockControl, branch: number) =>
  (await api.data('diesel_issues')).filter(
    ({ status, at, branch_id }) =>
      status !== 'void' &&
      branch_id === branch &&
      at >= '2026-02-28T20:00' &&
      at < '2026-03-31T20:00',
  );

// The terse dialect is spoken in diesel-dialects.spec.ts.
for (const dialect of ['full', 'foreign'] as const) {
  test.describe(`on a server that speaks ${dialect}`, () => {
    test.use({ dialect });
    const isForeign = dialect === 'foreign';

    test('a Diesel Manager issues, buys and transfers diesel, and downloads reports', async ({
      page,
      api,
    }) => {
      await openAs(page, ROLE, '/diesel/issues');

      await test.step('issues to a truck', async () => {
        const before = await api.data('diesel_issues');
        const [truck] = await api.data('trucks');
        const driver = (await api.data('drivers')).find(({ truck_id }) => truck_id === truck?.id);
        await expect(
          page.getByRole('button', { name: 'Remove filter Branch: Alain' }),
        ).toBeVisible();
        await page.getByRole('button', { name: 'This month' }).click();
        await expect(
          page.getByText(`${(await issuesOf(api, 2)).length} issues`, { exact: true }),
        ).toBeVisible();
        const asked = (await api.log(`${REPORTS}/issued.php`)).map(({ query }) => query);
        // A branch that the server knows by its name may not be asked for by the filter's key.
        expect(asked.some((query) => 'branch_id' in query)).toBe(!isForeign);
        if (!isForeign) {
          expect(asked).toContainEqual(
            expect.objectContaining({ branch_id: '2', from: '2026-02-28' }),
          );
        }
        await page.getByRole('link', { name: 'Issue diesel' }).click();

        // Seven steps: the form starts at the truck, and everything else is prefilled.
        await expect(page.getByRole('combobox', { name: 'Truck' })).toBeFocused();
        await page.keyboard.type(truck?.truck_number ?? '');
        if (!isForeign) {
          await expect(page.getByRole('option').first()).toContainText(truck?.truck_number ?? '');
          await page.keyboard.press('Enter');
        }
        await typeInto(page, page.getByLabel('Litres'), '123.4');
        await page.getByRole('button', { name: 'Issue diesel' }).dblclick();
        await expect(page.getByText(`Issued 123.4 L to ${truck?.truck_number}`)).toBeVisible();
        await expect(page.getByRole('combobox', { name: 'Truck' })).toBeFocused();

        const after = await api.data('diesel_issues');
        expect(after).toHaveLength(before.length + 1);
        expect(after.at(-1)).toMatchObject({
          branch_id: 2,
          company_id: 1,
          truck_id: truck?.id,
          liters: 123.4,
          ...(!isForeign && { driver_id: driver?.id ?? null, full_tank: true }),
        });
        await page.getByRole('link', { name: 'Open' }).click();
        const name = isForeign ? `#${after.at(-1)?.id}` : after.at(-1)?.ref;
        await expect(page.getByRole('heading', { name })).toBeVisible();
        await expect(page.getByRole('main')).toContainText(truck?.truck_number ?? '');
        await page.emulateMedia({ media: 'print' });
        await expect(page.getByText('Received by')).toBeVisible();
        await expect(page.getByRole('main').getByRole('button').first()).toBeHidden();
        await expect(page.locator('nav[aria-label=Breadcrumb]')).toBeHidden();
        await page.emulateMedia({ media: 'screen' });
      });

      await test.step('books a day of purchases without leaving the form', async () => {
        const before = (await api.data('diesel_purchases')).length;
        await navigateInApp(page, '/diesel/purchases/create');
        const book = async (invoice: string, litres: string, total: string, reason = '') => {
          await typeInto(page, page.getByLabel('Invoice No.'), invoice);
          await typeInto(page, page.getByLabel('Litres invoiced'), litres);
          await typeInto(page, page.getByLabel('Total with VAT'), total);
          await page.getByRole('button', { name: 'As invoiced' }).click();
          await page.getByRole('button', { name: 'Save and next' }).click();
          if (reason !== '') {
            await expect(page.getByRole('dialog')).toContainText(/\d% off the AED/);
            await page.keyboard.type(reason);
            await page.getByRole('button', { name: 'Record anyway' }).click();
          }
          await expect(page.getByText(new RegExp(`invoice ${invoice}$`))).toBeVisible();
        };
        if (!isForeign) await expect(page.locator('datalist option')).not.toHaveCount(0);
        await typeInto(
          page,
          page.getByLabel('Supplier', { exact: false }).first(),
          'Desert Star Fuels',
        );
        const trn = page.getByLabel('Supplier TRN');
        if (isForeign) await typeInto(page, trn, '100234567800003');
        await expect(trn).toHaveValue('100234567800003');
        await book('E-1', '1000', '2625', 'New contract');
        await expect(page.getByLabel('Invoice No.')).toBeFocused();
        await book('E-2', '333.333', '1000.01');

        const rows = (await api.data('diesel_purchases')).slice(before);
        expect(rows).toMatchObject([
          {
            branch_id: 2,
            company_id: 1,
            ...(!isForeign && { notes: 'Recorded anyway: New contract' }),
            net: 2500,
            vat: 125,
          },
          {
            ...(!isForeign && { supplier: 'Desert Star Fuels', total: 1000.01 }),
            liters_received: 333.333,
            net: 952.39,
          },
        ]);
        for (const { net, vat, total } of rows) {
          expect(Math.round(net * 100) + Math.round(vat * 100)).toBe(Math.round(total * 100));
        }
      });

      await test.step('transfers diesel to the other branch', async () => {
        await navigateInApp(page, '/diesel/extractions/create');
        await page.getByText('Other branch').click();
        await expect(page.getByRole('radio', { name: 'OCGLT' }).last()).toBeChecked();
        await typeInto(page, page.getByLabel('Litres'), '40.5');
        await typeInto(page, page.getByLabel('Reason'), 'Tank empty');
        await page.getByRole('button', { name: 'Save and next' }).click();
        await expect(page.getByText('Extracted 40.5 L to OCGLT')).toBeVisible();
        expect((await api.data('diesel_extractions')).at(-1)).toMatchObject({
          branch_id: 2,
          liters: 40.5,
          ...(!isForeign && {
            destination_type: 'branch',
            destination: 'OCGLT',
            reason: 'Tank empty',
          }),
        });
      });

      await test.step('downloads reports of what was issued', async () => {
        const issues = await issuesOf(api, 2);
        // In millilitres, so that the sum is exact.
        const liters =
          issues.reduce((sum, issue) => sum + Math.round(issue.liters * 1000), 0) / 1000;
        expect(issues.length).toBeGreaterThan(0);
        await navigateInApp(page, '/diesel/reports?report=issued&from=2026-03-01&to=2026-03-31');
        const total = page.getByRole('row', { name: /^Total/ });
        await expect(total.getByRole('cell').nth(0)).toHaveText(String(issues.length));
        await expect(total.getByRole('cell').nth(1)).toHaveText(
          `${liters.toLocaleString('en', { maximumFractionDigits: 3 })} L`,
        );

        const file = await downloadedCsv(page, () =>
          page.getByRole('button', { name: 'Download vouchers' }).click(),
        );
        expect(file.name).toMatch(/\.csv$/);
        expect(file.header.slice(0, 4)).toEqual([
          'Voucher',
          'Date and time',
          'Branch',
          'Truck number',
        ]);
        const cells = new Set(file.rows.flat());
        expect(issues.filter(({ ref }) => !cells.has(ref))).toEqual([]);

        // The report's own file has what is on screen: here a line for each day.
        const sheet = await downloadedCsv(page, () =>
          page.getByRole('button', { name: 'Download CSV' }).click(),
        );
        expect(sheet.header.slice(0, 3)).toEqual(['Day', 'Vouchers', 'Litres']);
        const days = new Set(
          issues.map(({ at }) => new Date(Date.parse(at) + 4 * 3_600_000).getUTCDate()),
        );
        expect(sheet.rows).toHaveLength(days.size);
        const inFile = sheet.rows.map((row) => Math.round(Number(row[2]) * 1000));
        expect(inFile.reduce((sum, ml) => sum + ml, 0) / 1000).toBe(liters);

        // By voucher, each with its time in Dubai.
        await page.getByLabel('Grouped by').selectOption('voucher');
        const vouchers = await downloadedCsv(page, () =>
          page.getByRole('button', { name: 'Download CSV' }).click(),
        );
        const inDubai = (at: string) =>
          new Date(Date.parse(at) + 4 * 3_600_000).toISOString().slice(0, 16).replace('T', ' ');
        expect(
          vouchers.rows.map((row) => row[1] ?? '').toSorted((a, b) => a.localeCompare(b)),
        ).toEqual(issues.map(({ at }) => inDubai(at)).toSorted((a, b) => a.localeCompare(b)));

        // Consumption too has what is on screen.
        await page.getByText('Consumption', { exact: true }).click();
        const table = page.getByRole('table', { name: 'Diesel consumption' });
        const first = table.getByRole('row').nth(1);
        await expect(first).toBeVisible();
        const consumption = await downloadedCsv(page, () =>
          page.getByRole('button', { name: 'Download CSV' }).click(),
        );
        expect(consumption.rows).toHaveLength((await table.getByRole('row').count()) - 1);
        const [truck = '', , , , , litresIssued, fills = ''] = consumption.rows[0] ?? [];
        await expect(first.getByRole('rowheader')).toHaveText(truck);
        await expect(first.getByRole('cell').nth(4)).toHaveText(
          `${Number(litresIssued).toLocaleString('en', { maximumFractionDigits: 3 })} L`,
        );
        await expect(first.getByRole('cell').nth(5)).toHaveText(fills);
      });
    });
  });
}
