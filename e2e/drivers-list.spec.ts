import { DriversPage } from './pages/driversPage.ts';
import { expectOnlyReads } from './support/calls.ts';
import { expect, test, TODAY } from './support/fixtures.ts';
import { isInService } from './support/inService.ts';

const SUMMARY_PHP = '/api/fleet/drivers/summary.php';

const DAY_MS = 24 * 60 * 60 * 1000;
const daysLeft = (date: string | null) =>
  date === null ? Number.NaN : (Date.parse(date) - Date.parse(TODAY)) / DAY_MS;
const isDueSoon = (date: string | null) => daysLeft(date) >= 0 && daysLeft(date) <= 30;

test('drivers are counted, sorted, paged, searched and filtered without a call', async ({
  page,
  api,
}) => {
  const all = await api.data('drivers');
  const working = all.filter(isInService);
  const ids = all.map(({ driver_id }) => driver_id).toSorted();
  const inactive = all.filter(({ status }) => status !== 'active').length;
  const cancelled = all.filter(({ status }) => status === 'cancelled').length;
  const drivers = await DriversPage.open(page);

  await test.step('each figure is the number of drivers that it opens', async () => {
    for (const [name, counted] of [
      ['Active Drivers', all.filter(({ status }) => status === 'active')],
      ['Gatepass Expiring Soon', working.filter((driver) => isDueSoon(driver.gatepass_expiry))],
      ['Road Permit Expiring Soon', working.filter((row) => isDueSoon(row.road_permit_expiry))],
      ['Total Drivers', all],
    ] as const) {
      await expect(drivers.figure(name)).toHaveText(String(counted.length));
      await drivers.figureCard(name).click();
      await drivers.showsTotal(counted.length);
    }
    // What is already past is counted separately.
    const overdue = working.filter((driver) => daysLeft(driver.gatepass_expiry) < 0).length;
    await page
      .getByRole('link', { name: `${overdue} expired` })
      .first()
      .click();
    await drivers.showsTotal(overdue);
    await drivers.figureCard('Total Drivers').click();
  });

  await test.step('sorting, paging and searching', async () => {
    await drivers.showsTotal(120);
    await expectOnlyReads(api, SUMMARY_PHP);
    await drivers.sortBy('ID');
    await drivers.showsColumn('ID', ids.slice(0, 25));
    await page.getByRole('button', { name: 'Go to next page' }).click();
    await expect(page.getByText('26–50 of 120')).toBeVisible();
    await drivers.showsColumn('ID', ids.slice(25, 50));
    await drivers.search('D-1120');
    await drivers.showsTotal(1);
    await drivers.search('nobody is called so');
    await expect(page.getByText('Nothing matches the search and filters.')).toBeVisible();
    await page.getByRole('button', { name: 'Clear search and filters' }).click();
    await drivers.showsTotal(120);
    await expectOnlyReads(api, SUMMARY_PHP);
  });

  await test.step('an icon says what it does, under the mouse and with the focus', async () => {
    const tip = page.getByRole('tooltip');
    const edit = page.getByRole('link', { name: /^Edit .+ \(D-1001\)$/ });
    await edit.hover();
    await expect(tip).toHaveText(/^Edit .+ \(D-1001\)$/);
    await page.mouse.move(0, 0);
    await expect(tip).toBeHidden();
    await edit.focus();
    await page.keyboard.press('Tab');
    await expect(tip).toHaveText(/^Delete .+ \(D-1001\)$/);
    await page.keyboard.press('Escape');
    await expect(tip).toBeHidden();
  });

  await test.step('a filter is saved under a name', async () => {
    await drivers.chooseStatus('Cancelled');
    await drivers.showsTotal(cancelled);
    await drivers.saveQuery('Those who left');
    await drivers.chooseStatus('Inactive (vacation or cancelled)');
    await drivers.showsTotal(inactive);
  });

  await test.step('columns are chosen', async () => {
    const options = await drivers.openOptions();
    await options.getByRole('checkbox', { name: 'Phone' }).check();
    await options.getByRole('checkbox', { name: 'UAE #' }).uncheck();
    await page.keyboard.press('Escape');
    await expect(options).toBeHidden();
  });

  await test.step('the list is printed without buttons and links', async () => {
    await page.setViewportSize({ width: 718, height: 1000 });
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('columnheader', { name: 'Phone' })).toBeVisible();
    await expect(page.getByRole('searchbox')).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Add Driver' })).toHaveCount(0);
    await expect(page.getByRole('checkbox')).toHaveCount(0);
    await page.emulateMedia({ media: 'screen' });
    await page.setViewportSize({ width: 1280, height: 800 });
  });

  await test.step('and all of that is there after a reload', async () => {
    await page.reload();
    await drivers.showsTotal(inactive);
    await expect
      .poll(async () => new Set(await drivers.column('Status')))
      .toEqual(new Set(['On vacation', 'Cancelled']));
    const headers = async () =>
      (await page.getByRole('columnheader').allInnerTexts())
        .map((text) => text.trim())
        .filter(Boolean);
    await expect
      .poll(headers)
      .toEqual([
        'Name',
        'ID',
        'Status',
        'Gatepass Expiry',
        'Road Permit Expiry',
        'Phone',
        'Actions',
      ]);
    const phones = (await drivers.column('ID')).map(
      (id) => all.find(({ driver_id }) => driver_id === id)?.phone ?? '—',
    );
    await drivers.showsColumn('Phone', phones);
    await drivers.openQuery('Those who left');
    await drivers.showsTotal(cancelled);
  });
});
