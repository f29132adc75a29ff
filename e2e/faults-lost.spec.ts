import type { Page } from '@playwright/test';

import { Traffic } from './matrix/traffic.ts';
import { DriverForm } from './pages/driverForm.ts';
import { DriversPage } from './pages/driversPage.ts';
import { ImportDialog, THREE_DRIVERS } from './pages/importDialog.ts';
import { expect, openAs, test } from './support/fixtures.ts';
import { navigateInApp } from './support/inApp.ts';

test.use({ backend: 'mock' });

const FLEET = 'Fleet Manager';
const DRIVERS_PHP = '/api/fleet/drivers.php';
const UPDATE_PHP = '/fleet/drivers/index.php';
const IMPORT_PHP = '/api/fleet/drivers/import.php';

/** The work is done and the answer does not arrive. */
const LOST = { kind: 'drop', after: true } as const;

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

test('when the work is done and the connection breaks, what was done is found again', async ({
  page,
  api,
}) => {
  const form = new DriverForm(page);
  const drivers = new DriversPage(page);
  const traffic = new Traffic(page);
  await openAs(page, FLEET, '/fleet/drivers/create');

  await test.step('a new driver is reported as added', async () => {
    await api.fault({ path: DRIVERS_PHP, method: 'POST', ...LOST });
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
    await api.fault({ path: UPDATE_PHP, method: 'PUT', ...LOST });
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
    await api.fault({ path: DRIVERS_PHP, method: 'DELETE', ...LOST });
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
    await api.fault({ path: IMPORT_PHP, ...LOST });
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

test('when nothing can be read either, a new driver is reported as uncertain, and submitting again stores no second one', async ({
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
  await expect(
    dialog.getByRole('alert').filter({ hasText: 'We couldn’t confirm this was saved.' }),
  ).toBeVisible();
  await expect(form.field('Name')).toHaveValue(NEW.Name);
  await api.clearFaults();
  await form.add();
  await expect(form.around('ID')).toContainText(`${NEW.Name} already has ${NEW.ID}`);
  expect(await api.data('drivers')).toHaveLength(121);
  expect(await api.writes()).toEqual([`POST ${DRIVERS_PHP}`]);
});
