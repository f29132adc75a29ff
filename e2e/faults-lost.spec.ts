import type { Page } from '@playwright/test';

import { Traffic } from './matrix/traffic.ts';
import { DriverForm } from './pages/driverForm.ts';
import { DriversPage } from './pages/driversPage.ts';
import { ImportDialog, THREE_DRIVERS } from './pages/importDialog.ts';
import { expect, openAs, test } from './support/fixtures.ts';
import { navigateInApp } from './support/inApp.ts';
import type { FaultRequest } from './support/mockControl.ts';

const FLEET = 'Fleet Manager';
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

/** Chromium itself repeats a call for each kept-alive connection that breaks; the server sees those too. */
const expectSentOnce = (traffic: Traffic, writes: readonly string[], call: string) => {
  expect(traffic.repeated).toEqual([]);
  expect(new Set(writes)).toEqual(new Set([call]));
};

const deleteShown = async (page: Page) => {
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
};

for (const { what, fault } of LOST) {
  test(`when the work is done and ${what}, what was done is found again`, async ({ page, api }) => {
    const form = new DriverForm(page);
    const drivers = new DriversPage(page);
    const traffic = new Traffic(page);
    await openAs(page, FLEET, '/fleet/drivers/create');

    await test.step('a new driver is reported as added', async () => {
      await api.fault({ path: DRIVERS_PHP, method: 'POST', ...fault });
      await form.fill(NEW);
      await form.add();
      await expect(page.getByText(/ added$/)).toBeVisible();
      await expect(page.getByRole('dialog')).toBeHidden();
      const stored = (await api.data('drivers')).filter(({ driver_id }) => driver_id === NEW.ID);
      expect(stored.map(({ name }) => name)).toEqual([NEW.Name]);
      expectSentOnce(traffic, await api.writes(), `POST ${DRIVERS_PHP}`);
    });

    await test.step('a change is reported as saved', async () => {
      await api.clearLog();
      await navigateInApp(page, '/fleet/drivers/5');
      await api.fault({ path: UPDATE_PHP, method: 'PUT', ...fault });
      await form.fill({ Name: 'Muhammad Shah Jr.' });
      await form.save();
      await expect(page.getByText(/ updated$/)).toBeVisible();
      const stored = (await api.data('drivers')).find(({ id }) => id === 5);
      expect(stored?.name).toBe('Muhammad Shah Jr.');
      expectSentOnce(traffic, await api.writes(), `PUT ${UPDATE_PHP}`);
    });

    await test.step('a deleted driver is gone', async () => {
      await api.clearLog();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Muhammad Shah Jr.');
      await api.fault({ path: DRIVERS_PHP, method: 'DELETE', ...fault });
      await deleteShown(page);
      await expect(page.getByText('Driver deleted')).toBeVisible();
      await drivers.showsTotal(120);
      expect((await api.data('drivers')).map(({ id }) => id)).not.toContain(5);
      expectSentOnce(traffic, await api.writes(), `DELETE ${DRIVERS_PHP}`);
    });

    await test.step('an import counts what the server has', async () => {
      await api.clearLog();
      await drivers.import();
      const dialog = new ImportDialog(page);
      await dialog.chooseThreeDrivers();
      await api.fault({ path: IMPORT_PHP, ...fault });
      await dialog.send(3);
      await dialog.saysArrived(3, 3);
      await dialog.done();
      await drivers.showsTotal(123);
      const stored = (await api.data('drivers')).slice(120);
      expect(stored.map(({ driver_id }) => driver_id)).toEqual(
        THREE_DRIVERS.map(({ driver_id }) => driver_id),
      );
      expectSentOnce(traffic, await api.writes(), `POST ${IMPORT_PHP}`);
    });
  });
}

test.describe('when the work is done, the answer is lost, and nothing can be read', () => {
  const UNCERTAIN = 'We couldn’t confirm this was saved.';

  test('a new driver is reported as uncertain, and submitting again stores no second one', async ({
    page,
    api,
  }) => {
    await openAs(page, FLEET, '/fleet/drivers/create');
    const form = new DriverForm(page);
    await form.fill(NEW);
    await api.fault({ path: DRIVERS_PHP, method: 'POST', kind: 'status_html', after: true });
    await api.fault({ path: DRIVERS_PHP, method: 'GET', kind: 'status_html', times: 0 });
    await form.add();
    const dialog = page.getByRole('dialog', { name: 'Add Driver' });
    await expect(dialog.getByRole('alert').filter({ hasText: UNCERTAIN })).toBeVisible();
    await expect(form.field('Name')).toHaveValue(NEW.Name);
    await api.clearFaults();
    await form.add();
    await expect(form.around('ID')).toContainText(`${NEW.Name} already has ${NEW.ID}`);
    expect(await api.data('drivers')).toHaveLength(121);
    expect(await api.writes()).toEqual([`POST ${DRIVERS_PHP}`]);
  });

  test('an import is reported as uncertain and not repeated', async ({ page, api }) => {
    await openAs(page, FLEET, '/fleet/drivers/import');
    const importing = new ImportDialog(page);
    const { dialog } = importing;
    await importing.chooseThreeDrivers();
    await api.fault({ path: IMPORT_PHP, kind: 'truncated' });
    await api.fault({ path: DRIVERS_PHP, method: 'GET', kind: 'status_html', times: 0 });
    await importing.send(3);
    await expect(dialog.getByRole('alert').first()).toContainText('The import stopped');
    await expect(dialog).toContainText(UNCERTAIN);
    expect(await api.writes()).toEqual([`POST ${IMPORT_PHP}`]);
    expect(await api.data('drivers')).toHaveLength(123);
  });
});

test.describe('when nothing was done', () => {
  test('a failed delete and a failed import say so, and the second attempt works', async ({
    page,
    api,
  }) => {
    await openAs(page, FLEET, '/fleet/drivers/5/show');
    await api.fault({ path: DRIVERS_PHP, method: 'DELETE', kind: 'drop', times: 0 });
    await deleteShown(page);
    await expect(page.getByRole('alert')).toContainText(
      'Failed to delete driver. Please try again later.',
    );
    await expect(page.getByRole('heading', { level: 1, name: 'Muhammad Shah' })).toBeVisible();
    expect(await api.data('drivers')).toHaveLength(120);
    await api.clearFaults();

    await navigateInApp(page, '/fleet/drivers/import');
    const importing = new ImportDialog(page);
    await importing.chooseThreeDrivers();
    await api.fault({ path: IMPORT_PHP, kind: 'status', status: 413 });
    await importing.send(3);
    await expect(importing.dialog.getByRole('alert').first()).toContainText(
      'Failed to import drivers. Please try again later.',
    );
    await expect(importing.dialog).toContainText('three-drivers.csv');
    expect(await api.data('drivers')).toHaveLength(120);
    await importing.dialog.getByRole('button', { name: 'Try again' }).click();
    await importing.saysArrived(3, 3);
    expect(await api.data('drivers')).toHaveLength(123);
  });

  test('a bulk delete that fails half-way says how far it got', async ({ page, api }) => {
    const drivers = await DriversPage.open(page, '/fleet/drivers?sort=driver_id&order=ASC');
    const deleteTicked = async () => {
      await page.getByRole('button', { name: 'Delete', exact: true }).click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /^Delete \d+ drivers?$/ })
        .click();
    };
    const says = (done: number) =>
      expect(
        page
          .getByRole('alert')
          .filter({ hasText: `${done} of 3 done. The rest are still selected.` }),
      ).toBeVisible();

    // The first one is refused, the others go through.
    await drivers.tick(['D-1001', 'D-1002', 'D-1003']);
    await api.fault({ path: DRIVERS_PHP, method: 'DELETE', kind: 'status', status: 409 });
    await deleteTicked();
    await says(2);
    await expect(page.getByText('1-25 of 118')).toBeVisible();
    await expect(drivers.row('D-1001').getByRole('checkbox')).toBeChecked();
    expect((await api.data('drivers')).slice(0, 2).map(({ id }) => id)).toEqual([1, 4]);

    // Once the permission is lost, the rest is not tried.
    await drivers.tick(['D-1004', 'D-1005']);
    await api.clearLog();
    await api.fault({ path: DRIVERS_PHP, method: 'DELETE', kind: 'slow', delay: 1 });
    await api.fault({ path: DRIVERS_PHP, method: 'DELETE', kind: 'status', status: 403 });
    await deleteTicked();
    await says(1);
    expect(await api.writes()).toHaveLength(2);
    expect(await api.data('drivers')).toHaveLength(117);
  });
});
