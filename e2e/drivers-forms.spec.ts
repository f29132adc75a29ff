import type { Page } from '@playwright/test';

import { draftOf, draftsIn } from './pages/browserStorage.ts';
import { DriverForm } from './pages/driverForm.ts';
import { DriversPage } from './pages/driversPage.ts';
import { answerAfter, leaveAfter } from './pages/questions.ts';
import { expect, openAs, test } from './support/fixtures.ts';
import { navigateInApp } from './support/inApp.ts';

const DRIVERS_PHP = '/api/fleet/drivers.php';
const FLEET = 'Fleet Manager';

const NEW = { ID: 'D-9001', Name: 'Salem Bin Hamdan' };

const addDialog = (page: Page) => page.getByRole('dialog', { name: 'Add Driver' });

/** The form of driver 5, opened from the driver's page, to which saving returns. */
const editFive = async (page: Page) => {
  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  const form = new DriverForm(page);
  await expect(form.field('Name')).toBeVisible();
  return form;
};

test.describe(() => {
  test.use({ backend: 'mock' });

  test('a new driver: nothing typed is lost, and everything is stored by one call', async ({
    page,
    api,
  }) => {
    const drivers = new DriversPage(page);
    const form = new DriverForm(page);
    await openAs(page, FLEET, '/fleet/drivers/create');

    await test.step('Escape closes a form without text', async () => {
      await expect(form.field('Name')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(addDialog(page)).toBeHidden();
      await expect(page).toHaveURL(/\/fleet\/drivers(\?|$)/);
      await page.getByRole('link', { name: 'Add Driver' }).click();
    });

    await test.step('but never one with text, however often it is pressed', async () => {
      await form.fill(NEW);
      const question = page.getByRole('dialog', { name: 'Discard unsaved changes?' });
      for (const isAsked of [true, false, true, false, true]) {
        await page.keyboard.press('Escape');
        await expect(question).toBeVisible({ visible: isAsked });
      }
      await question.getByRole('button', { name: 'Keep editing' }).click();
      await expect(question).toBeHidden();
      await expect(form.field('Name')).toHaveValue(NEW.Name);
    });

    await test.step('a double click stores it once', async () => {
      await form.fill({
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
      await api.fault({ path: DRIVERS_PHP, method: 'POST', kind: 'slow', delay: 500 });
      await addDialog(page).getByRole('button', { name: 'Add Driver' }).dblclick();
      await expect(page.getByText(/ added$/)).toBeVisible();
      await expect(addDialog(page)).toBeHidden();
      await expect(page).toHaveURL(/\/fleet\/drivers(\?|$)/);
      await expect(drivers.figure('Total Drivers')).toHaveText('121');
      const companies = await api.data('companies');
      const stored = await api.data('drivers');
      expect(stored).toHaveLength(121);
      expect(stored.at(-1)).toMatchObject({
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
    });

    await test.step('the list has it, and the form starts afresh', async () => {
      await drivers.search('سالم بن حمدان');
      await drivers.showsTotal(1);
      await expect(drivers.row(NEW.Name)).toContainText('2026-04-10');
      await page.getByRole('link', { name: 'Add Driver' }).click();
      await expect(form.field('Name')).toHaveValue('');
    });
  });
});

test('leaving or signing out with unsaved text always asks first', async ({ page, api }) => {
  await openAs(page, FLEET, '/fleet/drivers/5');
  let form = new DriverForm(page);
  await form.fill({ Name: 'Somebody Else' });
  const leave = () => page.getByRole('link', { name: 'Trucks', exact: true }).click();
  await answerAfter(page, 'keep', leave);
  await expect(form.field('Name')).toHaveValue('Somebody Else');
  await expect(page).toHaveURL('/fleet/drivers/5');
  await answerAfter(page, 'discard', leave);
  await expect(page).toHaveURL('/fleet/trucks');
  await expect.poll(() => draftsIn(page)).toEqual([]);

  await navigateInApp(page, '/fleet/drivers/5/show');
  form = await editFive(page);
  // Leaving by the browser itself, or a crash, keeps it for the next visit.
  await draftOf(page, 'fleet/drivers/5', () => form.fill({ Name: 'My Name' }));
  await leaveAfter(page, async () => void (await page.reload()));
  await expect(form.field('Name')).not.toHaveValue('My Name');
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(form.field('Name')).toHaveValue('My Name');
  const signOut = () => page.getByRole('button', { name: 'Logout' }).click();
  await answerAfter(page, 'keep', signOut);
  await expect(form.field('Name')).toHaveValue('My Name');
  expect(await api.data('tokens')).toHaveLength(1);
  await answerAfter(page, 'discard', signOut);
  await expect(page.getByRole('heading', { name: 'Sign in to your fleet' })).toBeVisible();
  expect(await draftsIn(page)).toEqual([]);
  expect(await api.writes()).toEqual([]);
  await expect.poll(() => api.data('tokens')).toEqual([]);
  await api.clearLog();
  await page.goBack();
  await expect(form.field('Name')).toHaveCount(0);
  expect(await api.log()).toEqual([]);
});
