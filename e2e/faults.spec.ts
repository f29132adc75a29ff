import type { Page } from '@playwright/test';

import { DriverForm } from './pages/driverForm.ts';
import { DriversPage } from './pages/driversPage.ts';
import { driversInRealFile, ImportDialog, REAL_FILE } from './pages/importDialog.ts';
import { expect, openAs, test } from './support/fixtures.ts';
import type { FaultRequest } from './support/mockControl.ts';

const DRIVERS_PHP = '/api/fleet/drivers.php';
const UPDATE_PHP = '/fleet/drivers/index.php';
const IMPORT_PHP = '/api/fleet/drivers/import.php';

/** The work is done and the answer does not arrive, in three ways. */
const LOST: readonly { what: string; fault: Pick<FaultRequest, 'kind' | 'after'> }[] = [
  { what: 'the connection breaks', fault: { kind: 'drop', after: true } },
  { what: 'the answer is cut off', fault: { kind: 'truncated', after: true } },
  { what: 'a proxy answers an error page', fault: { kind: 'status_html', after: true } },
];

const NEW = { ID: 'D-9001', Name: 'Salem Bin Hamdan' };

test.beforeEach(({ problems }) => problems.allow(/Failed to load resource/));

/** The app sends once. Chromium itself may repeat a call once when a kept connection breaks. */
const expectSentOnce = (writes: readonly string[], call: string, kind: string) => {
  expect(writes.length).toBeLessThanOrEqual(kind === 'drop' ? 2 : 1);
  expect(new Set(writes)).toEqual(new Set([call]));
};

const openForm = async (page: Page, address: string) => {
  await openAs(page, 'Fleet Manager', address);
  const form = new DriverForm(page);
  await expect(form.field('Name')).toBeVisible();
  return form;
};

for (const { what, fault } of LOST) {
  test.describe(`when the work is done and ${what}`, () => {
    test('a new driver is found again and called added', async ({ page, api }) => {
      const form = await openForm(page, '/fleet/drivers/create');
      await api.fault({ path: DRIVERS_PHP, method: 'POST', ...fault });
      await form.fill(NEW);
      await form.add();
      await expect(page.getByText('Driver added')).toBeVisible();
      await expect(page.getByRole('dialog')).toBeHidden();
      const stored = (await api.data('drivers')).filter(({ driver_id }) => driver_id === NEW.ID);
      expect(stored.map(({ name }) => name)).toEqual([NEW.Name]);
      expectSentOnce(await api.writes(), `POST ${DRIVERS_PHP}`, fault.kind);
    });

    test('a change is found again and called saved', async ({ page, api }) => {
      const form = await openForm(page, '/fleet/drivers/5');
      await api.fault({ path: UPDATE_PHP, method: 'PUT', ...fault });
      await form.fill({ Name: 'Muhammad Shah Jr.' });
      await form.save();
      await expect(page.getByText('Driver saved')).toBeVisible();
      const stored = (await api.data('drivers')).find(({ id }) => id === 5);
      expect(stored?.name).toBe('Muhammad Shah Jr.');
      expectSentOnce(await api.writes(), `PUT ${UPDATE_PHP}`, fault.kind);
    });

    test('a deleted driver is found gone', async ({ page, api }) => {
      await openAs(page, 'Fleet Manager', '/fleet/drivers/5/show');
      await api.fault({ path: DRIVERS_PHP, method: 'DELETE', ...fault });
      await page.getByRole('button', { name: 'Delete' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
      await expect(page.getByText('Driver deleted')).toBeVisible();
      await new DriversPage(page).showsTotal(119);
      expect((await api.data('drivers')).map(({ id }) => id)).not.toContain(5);
      expectSentOnce(await api.writes(), `DELETE ${DRIVERS_PHP}`, fault.kind);
    });

    test('an import is counted by what the server has', async ({ page, api }) => {
      await openAs(page, 'Fleet Manager', '/fleet/drivers/import');
      const dialog = new ImportDialog(page);
      await dialog.choose(REAL_FILE);
      await api.fault({ path: IMPORT_PHP, ...fault });
      await dialog.send(150);
      await dialog.saysArrived(150, 150);
      await dialog.done();
      await new DriversPage(page).showsTotal(270);
      const stored = (await api.data('drivers')).slice(120);
      expect(stored.map(({ driver_id }) => driver_id)).toEqual(
        driversInRealFile().map(({ driver_id }) => driver_id),
      );
      expectSentOnce(await api.writes(), `POST ${IMPORT_PHP}`, fault.kind);
    });
  });
}

test.describe('when the work is done, the answer is lost, and nothing can be read', () => {
  test('a new driver is called uncertain, and pressing again stores no second', async ({
    page,
    api,
  }) => {
    const form = await openForm(page, '/fleet/drivers/create');
    await api.fault({ path: DRIVERS_PHP, method: 'POST', kind: 'status_html', after: true });
    await form.fill(NEW);
    await api.fault({ path: DRIVERS_PHP, method: 'GET', kind: 'status_html', times: 0 });
    await form.add();
    const dialog = page.getByRole('dialog', { name: 'Add Driver' });
    await expect(dialog.getByRole('alert')).toContainText(
      'It is not certain whether the server stored this.',
    );
    await expect(form.field('Name')).toHaveValue(NEW.Name);
    await api.clearFaults();
    await form.add();
    await expect(form.around('ID')).toContainText('Already used by another record');
    expect(await api.data('drivers')).toHaveLength(121);
    expect(await api.writes()).toEqual([`POST ${DRIVERS_PHP}`]);
  });

  test('an import is called uncertain and not repeated', async ({ page, api }) => {
    await openAs(page, 'Fleet Manager', '/fleet/drivers/import');
    const { dialog, choose, send } = importOn(page);
    await choose();
    await api.fault({ path: IMPORT_PHP, kind: 'truncated' });
    await api.fault({ path: DRIVERS_PHP, method: 'GET', kind: 'status_html', times: 0 });
    await send();
    await expect(dialog.getByRole('alert').first()).toContainText(
      'Failed to import drivers. Please try again later.',
    );
    await expect(dialog).toContainText('It is not certain whether the server stored this.');
    expect(await api.writes()).toEqual([`POST ${IMPORT_PHP}`]);
    expect(await api.data('drivers')).toHaveLength(270);
  });
});

const importOn = (page: Page) => {
  const dialog = new ImportDialog(page);
  return {
    dialog: dialog.dialog,
    choose: () => dialog.choose(REAL_FILE),
    send: () => dialog.send(150),
  };
};

test.describe('when nothing was done', () => {
  test('a failed delete says so and the driver stays', async ({ page, api }) => {
    await openAs(page, 'Fleet Manager', '/fleet/drivers/5/show');
    await api.fault({ path: DRIVERS_PHP, method: 'DELETE', kind: 'drop', times: 0 });
    await page.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByRole('alert')).toContainText(
      'Failed to delete driver. Please try again later.',
    );
    await expect(page.getByRole('heading', { level: 1, name: 'Muhammad Shah' })).toBeVisible();
    expect(await api.data('drivers')).toHaveLength(120);
  });

  test('a failed import says so, keeps the file, and works the second time', async ({
    page,
    api,
  }) => {
    await openAs(page, 'Fleet Manager', '/fleet/drivers/import');
    const { dialog, choose } = importOn(page);
    await choose();
    await api.fault({ path: IMPORT_PHP, kind: 'status', status: 413 });
    await dialog.getByRole('button', { name: 'Import 150 rows' }).click();
    await expect(dialog.getByRole('alert').first()).toContainText(
      'Failed to import drivers. Please try again later.',
    );
    await expect(dialog).toContainText('drivers-logistics-operations.csv');
    expect(await api.data('drivers')).toHaveLength(120);
    await dialog.getByRole('button', { name: 'Try again' }).click();
    await new ImportDialog(page).saysArrived(150, 150);
    expect(await api.data('drivers')).toHaveLength(270);
  });

  test('a bulk delete that fails half-way says how far it came', async ({ page, api }) => {
    await openAs(page, 'Fleet Manager', '/fleet/drivers?sort=driver_id&order=ASC');
    const drivers = new DriversPage(page);
    for (const id of ['D-1001', 'D-1002', 'D-1003']) {
      await drivers.row(id).getByRole('checkbox').check();
    }
    // The first one is refused, the others go through.
    await api.fault({ path: DRIVERS_PHP, method: 'DELETE', kind: 'status', status: 409 });
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click();
    await expect(page.getByRole('alert')).toContainText(
      '2 of 3 are done; the others are still selected.',
    );
    await drivers.showsTotal(118);
    await expect(drivers.row('D-1001').getByRole('checkbox')).toBeChecked();
    expect((await api.data('drivers')).slice(0, 2).map(({ id }) => id)).toEqual([1, 4]);
  });

  test('one that loses its permission half-way says so too, and tries no further', async ({
    page,
    api,
  }) => {
    await openAs(page, 'Fleet Manager', '/fleet/drivers?sort=driver_id&order=ASC');
    const drivers = new DriversPage(page);
    for (const id of ['D-1001', 'D-1002', 'D-1003']) {
      await drivers.row(id).getByRole('checkbox').check();
    }
    await api.fault({ path: DRIVERS_PHP, method: 'DELETE', kind: 'slow', delay: 1 });
    await api.fault({ path: DRIVERS_PHP, method: 'DELETE', kind: 'status', status: 403 });
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click();
    await expect(page.getByRole('alert')).toContainText(
      '1 of 3 are done; the others are still selected.',
    );
    expect(await api.writes()).toHaveLength(2);
    expect(await api.data('drivers')).toHaveLength(119);
  });
});

test.describe('when the server refuses', () => {
  test('a missing permission is told; session and form stay', async ({ page, api }) => {
    const form = await openForm(page, '/fleet/drivers/5');
    await form.fill({ Name: 'Not Allowed' });
    const body = { error: 'You do not have permission to do this' };
    await api.fault({ path: UPDATE_PHP, kind: 'status', status: 403, body });
    await form.save();
    await expect(page.getByRole('alert')).toContainText('You do not have permission to do this');
    await expect(form.field('Name')).toHaveValue('Not Allowed');
    await expect(page).toHaveURL('/fleet/drivers/5');
    await form.save();
    await expect(page.getByText('Driver saved')).toBeVisible();
    const stored = (await api.data('drivers')).find(({ id }) => id === 5);
    expect(stored?.name).toBe('Not Allowed');
    expect(await api.writes()).toHaveLength(2);
  });

  test('its words about a field stand at the field', async ({ page, api }) => {
    const form = await openForm(page, '/fleet/drivers/5');
    await form.fill({ 'UAE #': '4711' });
    const body = {
      error: 'Some fields are not right',
      errors: { uae_number: 'Known to be false' },
    };
    await api.fault({ path: UPDATE_PHP, kind: 'status', status: 422, body });
    await form.save();
    await expect(form.around('UAE #')).toContainText('Known to be false');
    await expect(form.field('UAE #')).toHaveValue('4711');
    await expect(page.getByRole('alert')).toContainText('Please check your input.');
  });

  test('so do they when a driver is added', async ({ page, api }) => {
    const form = await openForm(page, '/fleet/drivers/create');
    await form.fill(NEW);
    const body = { error: 'Some fields are not right', errors: { name: 'On the black list' } };
    await api.fault({ path: DRIVERS_PHP, method: 'POST', kind: 'status', status: 422, body });
    await form.add();
    await expect(form.around('Name')).toContainText('On the black list');
    await expect(page.getByRole('dialog').getByRole('alert')).toContainText(
      'Failed to add driver. Please check your input.',
    );
  });

  test('words that are markup are never run nor shown as markup', async ({ page, api }) => {
    const form = await openForm(page, '/fleet/drivers/create');
    await form.fill(NEW);
    await api.fault({
      path: DRIVERS_PHP,
      method: 'POST',
      kind: 'success_false',
      body: '<img src=x onerror=alert(1)>',
    });
    await form.add();
    await expect(page.getByRole('dialog').getByRole('alert')).toContainText(
      'Failed to add driver. Please check your input.',
    );
    await expect(page.locator('img[src=x]')).toHaveCount(0);
  });

  test('rows that an import may not have are named with the reason', async ({ page, api }) => {
    await openAs(page, 'Fleet Manager', '/fleet/drivers/import');
    const dialog = new ImportDialog(page);
    await dialog.choose({
      name: 'mixed.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(
        'driver_id,name,gatepass_expiry\r\n' +
          'D-1001,Taken Already,2026-05-01\r\n' +
          'D-9001,New Driver,2026-05-01\r\n' +
          'D-9002,Bad Date,2026-02-31\r\n' +
          'D-9003,Second New Driver,2026-06-01\r\n',
      ),
    });
    await expect(dialog.dialog.getByRole('button', { name: '2 new' })).toBeVisible();
    await expect(dialog.dialog.getByRole('button', { name: '1 cannot be read' })).toBeVisible();
    await expect(dialog.dialog.getByRole('button', { name: '1 exists already' })).toBeVisible();
    // Somebody else takes a number meanwhile.
    await api.mutate('drivers', 120, { driver_id: 'D-9003', name: 'Was Quicker' });
    await dialog.send(2);
    await expect(dialog.dialog.getByRole('status')).toContainText('D-9003');
    await expect(dialog.dialog.getByRole('status')).toContainText(
      'There is already a driver D-9003',
    );
    const stored = await api.data('drivers');
    expect(stored).toHaveLength(121);
    expect(stored.at(-1)).toMatchObject({ driver_id: 'D-9001', gatepass_expiry: '2026-05-01' });
    expect(stored.find(({ driver_id }) => driver_id === 'D-9003')?.name).toBe('Was Quicker');
  });
});

test.describe('a double press does its work once', () => {
  const SLOW = { kind: 'slow', delay: 300 } as const;

  test('when a driver is saved', async ({ page, api }) => {
    const form = await openForm(page, '/fleet/drivers/5');
    await api.fault({ path: UPDATE_PHP, ...SLOW });
    await form.fill({ Name: 'Pressed Twice' });
    await page.getByRole('button', { name: 'Save', exact: true }).dblclick();
    await expect(page.getByText('Driver saved')).toBeVisible();
    expect(await api.writes()).toEqual([`PUT ${UPDATE_PHP}`]);
  });

  test('when a driver is deleted', async ({ page, api }) => {
    await openAs(page, 'Fleet Manager', '/fleet/drivers/5/show');
    await api.fault({ path: DRIVERS_PHP, method: 'DELETE', ...SLOW });
    await page.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).dblclick();
    await expect(page.getByText('Driver deleted')).toBeVisible();
    expect(await api.writes()).toEqual([`DELETE ${DRIVERS_PHP}`]);
  });

  test('when several drivers are changed, then deleted', async ({ page, api }) => {
    await openAs(page, 'Fleet Manager', '/fleet/drivers?sort=driver_id&order=ASC');
    const drivers = new DriversPage(page);
    const confirm = page.getByRole('dialog').getByRole('button', { name: 'Confirm' });
    const choose = async () => {
      for (const id of ['D-1001', 'D-1002']) await drivers.row(id).getByRole('checkbox').check();
    };
    await choose();
    await page.getByRole('button', { name: 'Set status' }).click();
    await page.getByRole('menuitem', { name: 'On vacation' }).click();
    await confirm.dblclick();
    await expect(page.getByText('2 drivers saved')).toBeVisible();
    expect(await api.writes()).toEqual(Array(2).fill(`PUT ${UPDATE_PHP}`));

    await api.clearLog();
    await choose();
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await confirm.dblclick();
    await expect(page.getByText('2 drivers deleted')).toBeVisible();
    expect(await api.writes()).toEqual(Array(2).fill(`DELETE ${DRIVERS_PHP}`));
  });

  test('when a file is imported', async ({ page, api }) => {
    await openAs(page, 'Fleet Manager', '/fleet/drivers/import');
    const dialog = new ImportDialog(page);
    await dialog.choose(REAL_FILE);
    await page.getByRole('button', { name: 'Import 150 rows' }).dblclick();
    await dialog.saysArrived(150, 150);
    expect(await api.writes()).toEqual([`POST ${IMPORT_PHP}`]);
  });
});

test('offline, a save fails at once, keeps the text, and is not sent later', async ({
  page,
  context,
  api,
}) => {
  const form = await openForm(page, '/fleet/drivers/5');
  await form.fill({ Name: 'Typed Offline' });
  await context.setOffline(true);
  await form.save();
  await expect(page.getByRole('alert')).toContainText('You are offline.');
  await expect(form.field('Name')).toHaveValue('Typed Offline');
  await context.setOffline(false);
  await page.evaluate(() => fetch('/api/fleet/drivers/summary.php').then(({ status }) => status));
  expect(await api.writes()).toEqual([]);
  await form.save();
  await expect(page.getByText('Driver saved')).toBeVisible();
  expect(await api.writes()).toEqual([`PUT ${UPDATE_PHP}`]);
});
