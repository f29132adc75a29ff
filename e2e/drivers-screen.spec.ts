import type { Page } from '@playwright/test';

import { DriverForm } from './pages/driverForm.ts';
import { DriversPage } from './pages/driversPage.ts';
import { answerAfter } from './pages/questions.ts';
import { expect, openAs, test, TODAY } from './support/fixtures.ts';
import { frameHasRead } from './support/frame.ts';

const LIST = '/fleet/drivers';
const DRIVERS_PHP = '/api/fleet/drivers.php';
const FAILED_CALL = /Failed to load resource/;

const DAY_MS = 24 * 60 * 60 * 1000;
const daysLeft = (date: string | null) =>
  date === null ? Number.NaN : (Date.parse(date) - Date.parse(TODAY)) / DAY_MS;
const isDueSoon = (date: string | null) => daysLeft(date) >= 0 && daysLeft(date) <= 30;

const openList = async (page: Page, address: string = LIST): Promise<DriversPage> => {
  await openAs(page, 'Fleet Manager', address);
  const drivers = new DriversPage(page);
  await expect(drivers.rows.first()).toBeVisible();
  return drivers;
};

test.describe('the four cards', () => {
  test('each figure is the number of drivers that it opens', async ({ page, api }) => {
    const all = await api.data('drivers');
    const figures = [
      ['Total Drivers', all],
      ['Active Drivers', all.filter(({ status }) => status === 'active')],
      ['Gatepass Expiring Soon', all.filter((driver) => isDueSoon(driver.gatepass_expiry))],
      ['Road Permit Expiring Soon', all.filter((driver) => isDueSoon(driver.road_permit_expiry))],
    ] as const;
    const drivers = await openList(page, '/fleet/drivers?perPage=100');
    for (const [name, counted] of figures) {
      await expect(drivers.figure(name)).toHaveText(String(counted.length));
      await drivers.figureCard(name).click();
      await drivers.showsTotal(counted.length);
    }
    // The last one: row by row.
    const counted = figures[3][1].map(({ driver_id }) => driver_id).toSorted();
    await expect.poll(async () => (await drivers.column('ID')).toSorted()).toEqual(counted);
    // What is past already is counted apart.
    const overdue = all.filter((driver) => daysLeft(driver.gatepass_expiry) < 0).length;
    await page
      .getByRole('link', { name: `${overdue} overdue` })
      .first()
      .click();
    await drivers.showsTotal(overdue);
  });

  test('the same figures on the dashboard open the list', async ({ page, api }) => {
    await openAs(page, 'Fleet Manager', '/fleet/dashboard');
    const active = (await api.data('drivers')).filter(({ status }) => status === 'active').length;
    await page
      .getByRole('region', { name: 'Fleet figures' })
      .getByRole('link', { name: `${active} Active Drivers` })
      .click();
    const drivers = new DriversPage(page);
    await expect(drivers.heading).toBeVisible();
    await drivers.showsTotal(active);
  });

  test('a failed summary is told and tried again', async ({ page, api, problems }) => {
    problems.allow(FAILED_CALL);
    await api.fault({ path: '/api/fleet/drivers/summary.php', kind: 'status_html', times: 0 });
    const drivers = await openList(page);
    await expect(page.getByText('Could not load summary stats.')).toBeVisible();
    await expect(drivers.figure('Total Drivers')).toHaveText('–');
    await api.clearFaults();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(drivers.figure('Total Drivers')).toHaveText('120');
    await expect(page.getByText('Could not load summary stats.')).toBeHidden();
  });
});

test.describe('finding drivers', () => {
  test('sorting, paging and searching 120 drivers make no call', async ({ page, api }) => {
    const drivers = await openList(page);
    const names = (await api.data('drivers')).map(({ driver_id }) => driver_id).toSorted();
    await drivers.showsTotal(120);
    await expect(drivers.figure('Total Drivers')).toHaveText('120');
    await frameHasRead(page, api);
    await api.clearLog();
    await drivers.sortBy('ID');
    await expect(drivers.rows.first()).toContainText(names[0] ?? '');
    await drivers.showsColumn('ID', names.slice(0, 25));
    await page.getByRole('button', { name: 'Go to next page' }).click();
    await expect(page.getByText('26-50 of 120')).toBeVisible();
    await drivers.showsColumn('ID', names.slice(25, 50));
    await drivers.search('D-1120');
    await drivers.showsTotal(1);
    await drivers.search('nobody is called so');
    await expect(page.getByText('Nothing matches the search and filters.')).toBeVisible();
    await page.getByRole('button', { name: 'Clear search and filters' }).click();
    await drivers.showsTotal(120);
    expect(await api.log()).toEqual([]);
  });

  test('the status filter knows inactive, and survives a reload', async ({ page, api }) => {
    const all = await api.data('drivers');
    const inactive = all.filter(({ status }) => status !== 'active').length;
    const drivers = await openList(page);
    await drivers.chooseStatus('Inactive (not active)');
    await drivers.showsTotal(inactive);
    await page.reload();
    await drivers.showsTotal(inactive);
    await expect
      .poll(async () => new Set(await drivers.column('Status')))
      .toEqual(new Set(['On vacation', 'Cancelled']));
    await drivers.chooseStatus('All statuses');
    await drivers.showsTotal(all.length);
  });

  test('a filter is saved under a name, kept over a reload, and applied', async ({ page, api }) => {
    const cancelled = (await api.data('drivers')).filter(({ status }) => status === 'cancelled');
    const drivers = await openList(page);
    await drivers.chooseStatus('Cancelled');
    await drivers.showsTotal(cancelled.length);
    await page.getByRole('button', { name: 'Add filter' }).click();
    await page.getByRole('menuitem', { name: 'Save current query' }).click();
    await page.getByRole('textbox', { name: 'Query name' }).fill('Those who left');
    await page.getByRole('button', { name: 'Save' }).click();
    await drivers.chooseStatus('All statuses');
    await drivers.showsTotal(120);
    await page.reload();
    await drivers.showsTotal(120);
    await page.getByRole('button', { name: 'Add filter' }).click();
    await page.getByRole('menuitem', { name: 'Those who left' }).click();
    await drivers.showsTotal(cancelled.length);
  });

  test('chosen columns are kept over a reload', async ({ page, api }) => {
    const drivers = await openList(page);
    await page.getByRole('button', { name: 'Columns' }).click();
    await page.getByRole('switch', { name: 'Phone' }).check();
    await page.getByRole('switch', { name: 'UAE #' }).uncheck();
    await page.keyboard.press('Escape');
    await page.reload();
    await expect(drivers.rows.first()).toBeVisible();
    const headers = await page.getByRole('columnheader').allInnerTexts();
    expect(headers.map((text) => text.trim()).filter(Boolean)).toEqual([
      'Name',
      'ID',
      'Status',
      'Gatepass Expiry',
      'Road Permit Expiry',
      'Phone',
      'Actions',
    ]);
    const [first] = await drivers.column('ID');
    const stored = (await api.data('drivers')).find(({ driver_id }) => driver_id === first);
    expect((await drivers.column('Phone'))[0]).toBe(stored?.phone ?? '—');
  });
});

test.describe('several drivers at once', () => {
  const choose = async (drivers: DriversPage, ids: readonly string[]) => {
    for (const id of ids) await drivers.row(id).getByRole('checkbox').check();
  };

  test('get a status after a question that names them', async ({ page, api }) => {
    const drivers = await openList(page, '/fleet/drivers?sort=driver_id&order=ASC');
    const before = await api.data('drivers');
    const active = before.filter(({ status }) => status === 'active');
    await expect(drivers.figure('Active Drivers')).toHaveText(String(active.length));
    const [first, second] = active;
    if (!first || !second) throw new Error('There are too few active drivers.');
    await choose(drivers, [first.driver_id, second.driver_id]);
    await page.getByRole('button', { name: 'Set status' }).click();
    await page.getByRole('menuitem', { name: 'On vacation' }).click();
    const question = page.getByRole('dialog', { name: 'Set 2 drivers to “On vacation”?' });
    await expect(question).toContainText(first.name);
    await expect(question).toContainText(second.name);
    expect(await api.writes()).toEqual([]);
    await question.getByRole('button', { name: 'Confirm' }).click();
    await expect(page.getByText('2 drivers saved')).toBeVisible();
    await expect(drivers.row(first.driver_id)).toContainText('On vacation');
    await expect(drivers.figure('Active Drivers')).toHaveText(String(active.length - 2));
    const chosen = [first.id, second.id];
    expect(await api.data('drivers')).toEqual(
      before.map((driver) =>
        chosen.includes(driver.id) ? { ...driver, status: 'vacation' } : driver,
      ),
    );
    expect(await api.writes()).toHaveLength(2);
    await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0);
  });

  test('are deleted after a question that names them', async ({ page, api }) => {
    const drivers = await openList(page, '/fleet/drivers?sort=driver_id&order=ASC');
    const before = await api.data('drivers');
    const gone = before.slice(0, 3);
    await choose(
      drivers,
      gone.map(({ driver_id }) => driver_id),
    );
    const deleteAll = page.getByRole('button', { name: 'Delete', exact: true });
    await deleteAll.click();
    const question = page.getByRole('dialog', { name: 'Delete 3 drivers?' });
    for (const { name } of gone) await expect(question).toContainText(name);
    await question.getByRole('button', { name: 'Cancel' }).click();
    expect(await api.data('drivers')).toEqual(before);
    await deleteAll.click();
    await question.getByRole('button', { name: 'Confirm' }).click();
    await expect(page.getByText('3 drivers deleted')).toBeVisible();
    await drivers.showsTotal(117);
    await expect(drivers.figure('Total Drivers')).toHaveText('117');
    expect(await api.data('drivers')).toEqual(before.slice(3));
    expect(await api.writes()).toEqual(Array(3).fill(`DELETE ${DRIVERS_PHP}`));
  });
});

test.describe('adding a driver', () => {
  const openDialog = async (page: Page) => {
    const drivers = await openList(page);
    await page.getByRole('link', { name: 'Add Driver' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add Driver' });
    await expect(dialog).toBeVisible();
    return { drivers, dialog, form: new DriverForm(page) };
  };
  const NEW = { ID: 'D-9001', Name: 'Salem Bin Hamdan' };

  test('tells what is missing beside the fields and sends nothing', async ({ page, api }) => {
    const { form } = await openDialog(page);
    await form.add();
    await expect(form.around('ID')).toContainText('Required');
    await expect(form.around('Name')).toContainText('Required');
    await expect(form.field('ID')).toBeFocused();
    expect(await api.writes()).toEqual([]);
  });

  test('tells beside the field that an ID is taken', async ({ page, api }) => {
    const { form } = await openDialog(page);
    await form.fill({ ID: ' d-1001 ', Name: 'Salem Bin Hamdan' });
    await form.add();
    await expect(form.around('ID')).toContainText('Already used by another record');
    expect(await api.writes()).toEqual([]);
  });

  test('stores what was typed, says so, closes, and the list has it', async ({ page, api }) => {
    const { drivers, dialog, form } = await openDialog(page);
    await form.fill({
      ...NEW,
      'Name (Arabic)': 'سالم بن حمدان',
      'UAE #': '0012345',
      'Gatepass Expiry': '2026-04-10',
      Phone: '+971 50 123 4567',
      Email: 'salem@drivers.qafila.example',
    });
    await form.chooseOption('Company', 'Northern Wadi Cold Chain');
    const taken = (await api.data('drivers')).map(({ truck_id }) => truck_id);
    const free = (await api.data('trucks')).find(({ id }) => !taken.includes(id));
    await form.chooseOption('Truck', free?.truck_number ?? '');
    await form.add();
    await expect(page.getByText('Driver added')).toBeVisible();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(/\/fleet\/drivers(\?|$)/);
    await expect(drivers.figure('Total Drivers')).toHaveText('121');
    await drivers.search('سالم بن حمدان');
    await drivers.showsTotal(1);
    await expect(drivers.row(NEW.Name)).toContainText('2026-04-10');
    const companies = await api.data('companies');
    expect((await api.data('drivers')).at(-1)).toMatchObject({
      driver_id: NEW.ID,
      name: NEW.Name,
      name_ar: 'سالم بن حمدان',
      uae_number: '0012345',
      phone: '+971 50 123 4567',
      email: 'salem@drivers.qafila.example',
      company_id: companies.find(({ name }) => name === 'Northern Wadi Cold Chain')?.id,
      truck_id: free?.id,
      trailer_id: null,
      gatepass_expiry: '2026-04-10',
      road_permit_expiry: null,
      status: 'active',
    });
    expect(await api.writes()).toEqual([`POST ${DRIVERS_PHP}`]);
    // The form starts afresh.
    await page.getByRole('link', { name: 'Add Driver' }).click();
    await expect(form.field('Name')).toHaveValue('');
  });

  for (const [what, fault, words] of [
    [
      'success: false',
      { kind: 'success_false' },
      'Failed to add driver. Please check your input. The server said no',
    ],
    [
      'a connection that breaks',
      { kind: 'drop' },
      'Failed to add driver. Please try again later. The server could not be reached.',
    ],
    [
      'an error page',
      { kind: 'status_html' },
      'Failed to add driver. Please try again later. The server returned a non-JSON response.',
    ],
  ] as const) {
    test(`says what happened on ${what}, keeps the text, and works again`, async ({
      page,
      api,
      problems,
    }) => {
      problems.allow(FAILED_CALL);
      const { dialog, form } = await openDialog(page);
      await form.fill(NEW);
      await api.fault({ path: DRIVERS_PHP, method: 'POST', times: 0, ...fault });
      await form.add();
      await expect(dialog.getByRole('alert')).toContainText(words);
      await expect(form.field('Name')).toHaveValue(NEW.Name);
      expect(await api.data('drivers')).toHaveLength(120);
      await api.clearFaults();
      await form.add();
      await expect(page.getByText('Driver added')).toBeVisible();
      expect((await api.data('drivers')).map(({ name }) => name).slice(120)).toEqual([NEW.Name]);
    });
  }

  test('a double press stores one driver', async ({ page, api }) => {
    const { dialog, form } = await openDialog(page);
    await form.fill(NEW);
    await api.fault({ path: DRIVERS_PHP, method: 'POST', kind: 'slow', delay: 500 });
    await dialog.getByRole('button', { name: 'Add Driver' }).dblclick();
    await expect(page.getByText('Driver added')).toBeVisible();
    expect(await api.writes()).toEqual([`POST ${DRIVERS_PHP}`]);
    expect(await api.data('drivers')).toHaveLength(121);
  });

  test('asks before what was typed is thrown away', async ({ page, api }) => {
    const { dialog, form } = await openDialog(page);
    await form.fill(NEW);
    const cancel = () => dialog.getByRole('button', { name: 'Cancel' }).click();
    const question = await answerAfter(page, 'no', cancel);
    expect(question).toContain("Some of your changes weren't saved.");
    await expect(form.field('Name')).toHaveValue(NEW.Name);
    await answerAfter(page, 'yes', cancel);
    await expect(dialog).toBeHidden();
    expect(await api.writes()).toEqual([]);
  });
});

test.describe('editing a driver', () => {
  test('asks before leaving with unsaved changes', async ({ page, api }) => {
    const form = new DriverForm(page);
    await openAs(page, 'Fleet Manager', '/fleet/drivers/5');
    await form.fill({ Name: 'Somebody Else' });
    const leave = () => page.getByRole('link', { name: 'Trucks', exact: true }).click();
    await answerAfter(page, 'no', leave);
    await expect(form.field('Name')).toHaveValue('Somebody Else');
    await expect(page).toHaveURL('/fleet/drivers/5');
    await answerAfter(page, 'yes', leave);
    await expect(page).toHaveURL('/fleet/trucks');
    expect(await api.writes()).toEqual([]);
  });

  test('saves untouched dates and unknown words as they were', async ({ page, api }) => {
    await api.mutate('drivers', 5, { status: 'suspended', uae_number: '007' });
    const before = (await api.data('drivers')).find(({ id }) => id === 5);
    const form = new DriverForm(page);
    await openAs(page, 'Fleet Manager', '/fleet/drivers/5/show');
    await expect(page.getByText('suspended')).toBeVisible();
    await page.getByRole('link', { name: 'Edit' }).click();
    await expect(form.field('UAE #')).toHaveValue('007');
    await form.chooseStatus('Active');
    await form.save();
    await expect(page.getByText('Driver saved')).toBeVisible();
    const after = (await api.data('drivers')).find(({ id }) => id === 5);
    expect(after).toEqual({ ...before, status: 'active' });
  });

  test('keeps what somebody else changed meanwhile', async ({ page, api }) => {
    const form = new DriverForm(page);
    await openAs(page, 'Fleet Manager', '/fleet/drivers/5');
    await form.fill({ Name: 'My Name' });
    await api.mutate('drivers', 5, { phone: '+971 50 000 0000' });
    await form.save();
    await expect(page.getByText('Driver saved')).toBeVisible();
    await expect(page.getByRole('main')).toContainText('+971 50 000 0000');
    const stored = (await api.data('drivers')).find(({ id }) => id === 5);
    expect(stored).toMatchObject({ name: 'My Name', phone: '+971 50 000 0000' });
  });

  test('stops before it overwrites the same field unseen', async ({ page, api }) => {
    const form = new DriverForm(page);
    await openAs(page, 'Fleet Manager', '/fleet/drivers/5');
    await form.fill({ Name: 'My Name' });
    await api.mutate('drivers', 5, { name: 'Their Name' });
    await form.save();
    await expect(page.getByRole('alert')).toContainText(
      'Somebody else changed this record in the meantime.',
    );
    await expect(form.field('Name')).toHaveValue('My Name');
    expect(await api.writes()).toEqual([]);
  });

  test('asks before signing out with unsaved changes', async ({ page, api }) => {
    const form = new DriverForm(page);
    await openAs(page, 'Fleet Manager', '/fleet/drivers/5');
    await form.fill({ Name: 'My Name' });
    const signOut = () => page.getByRole('button', { name: 'Logout' }).click();
    await answerAfter(page, 'no', signOut);
    await expect(form.field('Name')).toHaveValue('My Name');
    expect(await api.data('tokens')).toHaveLength(1);
    await answerAfter(page, 'yes', signOut);
    await expect(page.getByRole('heading', { name: 'Sign in to your fleet' })).toBeVisible();
  });

  test('a driver who is gone is told', async ({ page, api, problems }) => {
    problems.allow(FAILED_CALL);
    await openAs(page, 'Fleet Manager', '/fleet/drivers/5');
    const form = new DriverForm(page);
    await form.fill({ Name: 'Late Change' });
    await api.mutate('drivers', 5, null);
    await form.save();
    await expect(page.getByRole('alert')).toContainText('This record no longer exists.');
    await expect(form.field('Name')).toHaveValue('Late Change');
    await page.goto('/fleet/drivers/5/show');
    await expect(page.getByText('This record no longer exists.')).toBeVisible();
  });

  test('a failed option list says so beside the field and the stored value stays', async ({
    page,
    api,
    problems,
  }) => {
    problems.allow(FAILED_CALL);
    const before = (await api.data('drivers')).find(({ id }) => id === 5);
    await api.fault({ path: '/api/fleet/trucks/trucks.php', kind: 'status_html', times: 0 });
    const form = new DriverForm(page);
    await openAs(page, 'Fleet Manager', '/fleet/drivers/5');
    await expect(form.around('Truck')).toContainText(
      'The choices could not be loaded. The stored value is kept.',
    );
    await form.fill({ 'UAE #': '4711' });
    await form.save();
    await expect(page.getByText('Driver saved')).toBeVisible();
    expect((await api.data('drivers')).find(({ id }) => id === 5)).toEqual({
      ...before,
      uae_number: '4711',
    });
  });
});

test.describe('when the list cannot be read', () => {
  test('the failure is told, and trying again works', async ({ page, api, problems }) => {
    problems.allow(FAILED_CALL);
    await api.fault({ path: DRIVERS_PHP, method: 'GET', kind: 'status_html', times: 0 });
    await openAs(page, 'Fleet Manager', LIST);
    const message = page
      .getByRole('alert')
      .filter({ hasText: 'Could not load drivers. Please try again later.' });
    await expect(message).toContainText('The server returned a non-JSON response.');
    await api.clearFaults();
    await message.getByRole('button', { name: 'Try again' }).click();
    await new DriversPage(page).showsTotal(120);
    await expect(message).toBeHidden();
  });

  test('no driver at all is an invitation', async ({ page, api }) => {
    await api.fault({
      path: DRIVERS_PHP,
      method: 'GET',
      kind: 'status',
      status: 200,
      body: { rows: [] },
      times: 0,
    });
    await openAs(page, 'Fleet Manager', LIST);
    await expect(page.getByRole('heading', { name: 'No drivers found' })).toBeVisible();
    await expect(page.getByText('Get started by adding your first driver.')).toBeVisible();
    await page.getByRole('link', { name: 'Add First Driver' }).click();
    await expect(page.getByRole('dialog', { name: 'Add Driver' })).toBeVisible();
  });
});

test.describe('a server that cuts lists at 1,000', () => {
  test.use({ dialect: 'terse', counts: { drivers: 1200 } });

  test('the list says that it is cut', async ({ page }) => {
    const drivers = await openList(page);
    await expect(page.getByText('Showing the first 1,000')).toBeVisible();
    await drivers.showsTotal(1000);
    await expect(drivers.figure('Total Drivers')).toHaveText('1,200');
  });
});

test.describe('a server that pages', () => {
  test.use({ counts: { drivers: 1200 } });

  test('the list has them all', async ({ page }) => {
    const drivers = await openList(page);
    await drivers.showsTotal(1200);
    await expect(page.getByText('Showing the first 1,000')).toBeHidden();
    await expect(drivers.figure('Total Drivers')).toHaveText('1,200');
  });
});
