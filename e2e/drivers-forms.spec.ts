import type { Page } from '@playwright/test';

import { draftsIn } from './pages/browserStorage.ts';
import { conflictOf } from './pages/conflict.ts';
import { DriverForm } from './pages/driverForm.ts';
import { DriversPage } from './pages/driversPage.ts';
import { answerAfter, leaveAfter } from './pages/questions.ts';
import { expect, openAs, test } from './support/fixtures.ts';
import { navigateInApp } from './support/inApp.ts';
import type { MockControl } from './support/mockControl.ts';

const DRIVERS_PHP = '/api/fleet/drivers.php';
const FLEET = 'Fleet Manager';
const FAILED_CALL = /Failed to load resource/;

const NEW = { ID: 'D-9001', Name: 'Salem Bin Hamdan' };

const addDialog = (page: Page) => page.getByRole('dialog', { name: 'Add Driver' });

/** The form of driver 5, opened from the driver's page, to which saving returns. */
const editFive = async (page: Page) => {
  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  const form = new DriverForm(page);
  await expect(form.field('Name')).toBeVisible();
  return form;
};

const five = async (api: MockControl) => (await api.data('drivers')).find(({ id }) => id === 5);

test('a driver is added once everything is right, and appears in the list', async ({
  page,
  api,
}) => {
  const drivers = await DriversPage.open(page);
  const form = new DriverForm(page);
  await page.getByRole('link', { name: 'Add Driver' }).click();

  await test.step('what is missing or taken is reported beside the fields', async () => {
    await form.add();
    await expect(form.field('ID')).toHaveValue('D-1121');
    await expect(form.around('Name')).toContainText('Required');
    await expect(form.field('Name')).toBeFocused();
    await form.fill({ ID: ' d-1001 ', Name: NEW.Name });
    await form.add();
    await expect(form.around('ID')).toContainText(/\S already has D-1001/);
    expect(await api.writes()).toEqual([]);
  });

  await test.step('what was typed is discarded only after a confirmation', async () => {
    const cancel = () => addDialog(page).getByRole('button', { name: 'Cancel' }).click();
    await answerAfter(page, 'keep', cancel);
    await expect(form.field('Name')).toHaveValue(NEW.Name);
    await answerAfter(page, 'discard', cancel);
    await expect(addDialog(page)).toBeHidden();
    await page.getByRole('link', { name: 'Add Driver' }).click();
    await expect(form.field('Name')).toHaveValue('');
  });

  await test.step('everything typed is stored, by one call after a double click', async () => {
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

test('a driver that could not be added: the error is shown, the text is kept', async ({
  page,
  api,
  problems,
}) => {
  problems.allow(FAILED_CALL);
  await openAs(page, FLEET, '/fleet/drivers/create');
  const form = new DriverForm(page);
  await form.fill(NEW);
  for (const [kind, words] of [
    ['success_false', 'Failed to add driver. Please check your input. The server said no'],
    ['drop', 'Please try again later. The server could not be reached.'],
    ['status_html', 'Please try again later. The server returned a non-JSON response.'],
  ] as const) {
    await test.step(kind, async () => {
      await api.clearFaults();
      await api.fault({ path: DRIVERS_PHP, method: 'POST', times: 0, kind });
      await form.add();
      await expect(addDialog(page).getByRole('alert')).toContainText('Failed to add driver.');
      await expect(addDialog(page).getByRole('alert')).toContainText(words);
      await expect(page.locator(':focus')).toContainText(words);
      await expect(addDialog(page).getByRole('alert')).toBeInViewport({ ratio: 1 });
      await expect(form.field('Name')).toHaveValue(NEW.Name);
      expect(await api.data('drivers')).toHaveLength(120);
    });
  }
  await api.clearFaults();
  await form.add();
  await expect(page.getByText(/ added$/)).toBeVisible();
  expect((await api.data('drivers')).map(({ name }) => name).slice(120)).toEqual([NEW.Name]);
});

test('a change is saved with those of others, and never overwrites them silently', async ({
  page,
  api,
  problems,
}) => {
  problems.allow(FAILED_CALL);
  const saved = page.getByText(/ updated$/);

  await test.step('untouched dates and unknown words stay as they were', async () => {
    await api.mutate('drivers', 5, { status: 'suspended', uae_number: '007' });
    const before = await five(api);
    const form = new DriverForm(page);
    await openAs(page, FLEET, '/fleet/drivers/5/show');
    await expect(page.getByText('suspended')).toBeVisible();
    await page.getByRole('link', { name: 'Edit' }).click();
    await expect(form.field('UAE #')).toHaveValue('007');
    await form.chooseStatus('Active');
    await form.save();
    await expect(saved).toBeVisible();
    expect(await five(api)).toEqual({ ...before, status: 'active' });
  });

  await test.step('what someone else changed meanwhile is kept', async () => {
    const form = await editFive(page);
    await form.fill({ Name: 'My Name' });
    await api.mutate('drivers', 5, { phone: '+971 50 000 0000' });
    await form.save();
    await expect(page.getByRole('heading', { level: 1, name: 'My Name' })).toBeVisible();
    await expect(page.getByRole('main')).toContainText('+971 50 000 0000');
    expect(await five(api)).toMatchObject({ name: 'My Name', phone: '+971 50 000 0000' });
  });

  await test.step('the same field is not overwritten', async () => {
    const writes = await api.writes();
    const form = await editFive(page);
    await form.fill({ Name: 'My Other Name' });
    await api.mutate('drivers', 5, { name: 'Their Name' });
    await form.save();
    await expect(conflictOf(page).getByRole('group', { name: 'Name' })).toContainText('Their Name');
    await page.keyboard.press('Escape');
    await expect(form.field('Name')).toHaveValue('My Other Name');
    expect(await api.writes()).toEqual(writes);
  });

  await test.step('a driver who is gone is reported', async () => {
    const form = new DriverForm(page);
    await api.mutate('drivers', 5, null);
    await form.save();
    await expect(page.getByRole('alert').last()).toContainText('This record no longer exists.');
    await expect(form.field('Name')).toHaveValue('My Other Name');
    const leave = () => page.getByRole('link', { name: 'View', exact: true }).click();
    await answerAfter(page, 'keep', leave);
    await expect(form.field('Name')).toHaveValue('My Other Name');
    await answerAfter(page, 'discard', leave);
    await expect(page.getByRole('heading', { name: 'This driver no longer exists' })).toBeVisible();
    await page.getByRole('link', { name: 'Back to Drivers' }).click();
    await expect(page.getByRole('heading', { name: 'Drivers' })).toBeVisible();
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
  await form.fill({ Name: 'My Name' });
  // Leaving by the browser itself, or a crash, keeps it for the next visit.
  await expect.poll(() => draftsIn(page)).toEqual(['fleet/drivers/5']);
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
});

test('Escape never closes a form over what was typed, however often it is pressed', async ({
  page,
}) => {
  const form = new DriverForm(page);
  await openAs(page, FLEET, '/fleet/drivers/create');
  await form.fill(NEW);
  const question = page.getByRole('dialog', { name: 'Discard unsaved changes?' });
  for (const isAsked of [true, false, true, false, true]) {
    await page.keyboard.press('Escape');
    await expect(question).toBeVisible({ visible: isAsked });
  }
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(addDialog(page)).toBeVisible();
  await expect(form.field('Name')).toHaveValue(NEW.Name);
});

test('a failed option list says so beside the field and the stored value stays', async ({
  page,
  api,
  problems,
}) => {
  problems.allow(FAILED_CALL);
  const before = await five(api);
  await api.fault({ path: '/api/fleet/trucks/trucks.php', kind: 'status_html', times: 0 });
  await openAs(page, FLEET, '/fleet/drivers/5');
  const form = new DriverForm(page);
  await expect(form.around('Truck')).toContainText(
    'The options could not be loaded. The stored value is unchanged.',
  );
  await form.fill({ 'UAE #': '4711' });
  await form.save();
  await expect(page.getByText(/ updated$/)).toBeVisible();
  expect(await five(api)).toEqual({ ...before, uae_number: '4711' });
});
