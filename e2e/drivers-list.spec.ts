import { DriversPage } from './pages/driversPage.ts';
import { expectOnlyReads } from './support/calls.ts';
import { expect, openAs, test, TODAY } from './support/fixtures.ts';
import { navigateInApp } from './support/inApp.ts';
import { isInService } from './support/inService.ts';

const DRIVERS_PHP = '/api/fleet/drivers.php';
const SUMMARY_PHP = '/api/fleet/drivers/summary.php';
const FAILED_CALL = /Failed to load resource/;

const DAY_MS = 24 * 60 * 60 * 1000;
const daysLeft = (date: string | null) =>
  date === null ? Number.NaN : (Date.parse(date) - Date.parse(TODAY)) / DAY_MS;
const isDueSoon = (date: string | null) => daysLeft(date) >= 0 && daysLeft(date) <= 30;

test('each figure is the number of drivers that it opens', async ({ page, api, problems }) => {
  problems.allow(FAILED_CALL);
  const all = await api.data('drivers');
  const working = all.filter(isInService);
  const active = all.filter(({ status }) => status === 'active').length;
  const figures = [
    ['Total Drivers', all],
    ['Active Drivers', all.filter(({ status }) => status === 'active')],
    ['Gatepass Expiring Soon', working.filter((driver) => isDueSoon(driver.gatepass_expiry))],
    ['Road Permit Expiring Soon', working.filter((driver) => isDueSoon(driver.road_permit_expiry))],
  ] as const;
  const drivers = new DriversPage(page);

  await test.step('from the dashboard', async () => {
    await openAs(page, 'Fleet Manager', '/fleet/dashboard');
    await page
      .getByRole('region', { name: 'Fleet figures' })
      .getByRole('link', { name: `${active} Active Drivers` })
      .click();
    await expect(drivers.heading).toBeVisible();
    await drivers.showsTotal(active);
  });

  await test.step('from the cards', async () => {
    await navigateInApp(page, '/fleet/drivers?perPage=100');
    for (const [name, counted] of figures) {
      await expect(drivers.figure(name)).toHaveText(String(counted.length));
      await drivers.figureCard(name).click();
      await drivers.showsTotal(counted.length);
    }
    // The last one, row by row.
    const counted = figures[3][1].map(({ driver_id }) => driver_id).toSorted();
    await expect.poll(async () => (await drivers.column('ID')).toSorted()).toEqual(counted);
    // What is already past is counted separately.
    const overdue = working.filter((driver) => daysLeft(driver.gatepass_expiry) < 0).length;
    await page
      .getByRole('link', { name: `${overdue} expired` })
      .first()
      .click();
    await drivers.showsTotal(overdue);
  });

  await test.step('if they cannot be read, that is shown and retried', async () => {
    await api.fault({ path: SUMMARY_PHP, kind: 'status_html', times: 0 });
    await page.reload();
    await expect(page.getByText('Could not load summary stats.')).toBeVisible();
    await expect(drivers.figure('Total Drivers')).toHaveText('–');
    await api.clearFaults();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(drivers.figure('Total Drivers')).toHaveText('120');
    await expect(page.getByText('Could not load summary stats.')).toBeHidden();
  });
});

test('drivers are sorted, paged, searched and filtered without a call', async ({ page, api }) => {
  const all = await api.data('drivers');
  const ids = all.map(({ driver_id }) => driver_id).toSorted();
  const inactive = all.filter(({ status }) => status !== 'active').length;
  const cancelled = all.filter(({ status }) => status === 'cancelled').length;
  const drivers = await DriversPage.open(page);

  await test.step('sorting, paging and searching', async () => {
    await drivers.showsTotal(120);
    await expectOnlyReads(api, SUMMARY_PHP);
    await drivers.sortBy('ID');
    await drivers.showsColumn('ID', ids.slice(0, 25));
    await page.getByRole('button', { name: 'Go to next page' }).click();
    await expect(page.getByText('26-50 of 120')).toBeVisible();
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

test('several drivers get a status, and are deleted, after a confirmation that names them', async ({
  page,
  api,
}) => {
  const drivers = await DriversPage.open(page, '/fleet/drivers?sort=driver_id&order=ASC');
  const before = await api.data('drivers');
  const active = before.filter(({ status }) => status === 'active');
  const [first, second] = active;
  if (!first || !second) throw new Error('There are too few active drivers.');
  const changed = before.map((driver) =>
    [first.id, second.id].includes(driver.id) ? { ...driver, status: 'vacation' } : driver,
  );

  await test.step('a status', async () => {
    await expect(drivers.figure('Active Drivers')).toHaveText(String(active.length));
    await drivers.tick([first.driver_id, second.driver_id]);
    await page.getByRole('button', { name: 'Set status' }).click();
    await page.getByRole('menuitem', { name: 'On vacation' }).click();
    const question = page.getByRole('dialog', { name: 'Set 2 drivers to “On vacation”?' });
    await expect(question).toContainText(first.name);
    await expect(question).toContainText(second.name);
    expect(await api.writes()).toEqual([]);
    await question.getByRole('button', { name: 'Set to On vacation' }).click();
    await expect(page.getByText('2 drivers updated')).toBeVisible();
    await expect(drivers.row(first.driver_id)).toContainText('On vacation');
    await expect(drivers.figure('Active Drivers')).toHaveText(String(active.length - 2));
    expect(await api.data('drivers')).toEqual(changed);
    expect(await api.writes()).toHaveLength(2);
    await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0);
  });

  await test.step('the end', async () => {
    const gone = before.slice(0, 3);
    await drivers.tick(gone.map(({ driver_id }) => driver_id));
    const deleteAll = page.getByRole('button', { name: 'Delete', exact: true });
    await deleteAll.click();
    const question = page.getByRole('dialog', { name: 'Delete 3 drivers?' });
    for (const { name } of gone) await expect(question).toContainText(name);
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(question).toBeHidden();
    expect(await api.data('drivers')).toEqual(changed);
    await deleteAll.click();
    await question.getByRole('button', { name: 'Delete 3 drivers' }).click();
    await expect(page.getByText('3 drivers deleted')).toBeVisible();
    await drivers.showsTotal(117);
    await expect(drivers.figure('Total Drivers')).toHaveText('117');
    expect(await api.data('drivers')).toEqual(changed.slice(3));
    expect((await api.writes()).slice(2)).toEqual(Array(3).fill(`DELETE ${DRIVERS_PHP}`));
  });
});

test('a list that cannot be read, and one without drivers', async ({ page, api, problems }) => {
  problems.allow(FAILED_CALL);
  const faulty = { path: DRIVERS_PHP, method: 'GET', times: 0 };
  await api.fault({ ...faulty, kind: 'status', status: 200, body: { rows: [] } });
  await openAs(page, 'Fleet Manager', '/fleet/drivers');
  await expect(page.getByRole('heading', { name: 'No drivers found' })).toBeVisible();
  await expect(page.getByText('Get started by adding your first driver.')).toBeVisible();
  await page.getByRole('link', { name: 'Add First Driver' }).click();
  await expect(page.getByRole('dialog', { name: 'Add Driver' })).toBeVisible();

  await api.clearFaults();
  await api.fault({ ...faulty, kind: 'status_html' });
  await page.goto('/fleet/drivers');
  const message = page
    .getByRole('alert')
    .filter({ hasText: 'Could not load drivers. Please try again later.' });
  await expect(message).toContainText('The server returned a non-JSON response.');
  await api.clearFaults();
  await message.getByRole('button', { name: 'Try again' }).click();
  await new DriversPage(page).showsTotal(120);
  await expect(message).toBeHidden();
});

test.describe('1,200 drivers and a server that sends 1,000', () => {
  test.use({ dialect: 'foreign', counts: { drivers: 1200 } });

  test('the list says that it is truncated', async ({ page, problems }) => {
    problems.allow(/Failed to load resource/);
    const drivers = await DriversPage.open(page);
    await drivers.showsTotal(1000);
    await expect(page.getByText('Only the first 1,000')).toBeVisible();
    await expect(drivers.figure('Total Drivers')).toHaveText('1,200');
  });
});
