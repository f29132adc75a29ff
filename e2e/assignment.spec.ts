import type { Page } from '@playwright/test';

import { DriverForm } from './pages/driverForm.ts';
import { expect, openAs, test } from './support/fixtures.ts';
import type { MockControl } from './support/mockControl.ts';

const MOVE = '/api/fleet/drivers/move.php';
const PUT = '/fleet/drivers/index.php';

/** A driver with a truck, a driver without one, and the truck. */
const cast = async (api: MockControl) => {
  const drivers = await api.data('drivers');
  const holder = drivers.find(({ truck_id }) => truck_id !== null);
  const other = drivers.find(({ truck_id, status }) => truck_id === null && status === 'active');
  const truck = (await api.data('trucks')).find(({ id }) => id === holder?.truck_id);
  if (!holder || !other || !truck) throw new Error('The data have no such drivers.');
  const trucksOf = async () => {
    const now = await api.data('drivers');
    return [holder, other].map(({ id }) => now.find((row) => row.id === id)?.truck_id);
  };
  return { holder, other, truck, trucksOf };
};

type Cast = Awaited<ReturnType<typeof cast>>;

const moveInDialog = async (page: Page, { holder, other, truck }: Cast) => {
  await page.getByRole('button', { name: 'Change driver' }).click();
  const dialog = page.getByRole('dialog', { name: `Assign ${truck.truck_number}` });
  await dialog.getByRole('combobox', { name: 'Driver' }).fill(other.driver_id);
  await page.getByRole('option').filter({ hasText: other.driver_id }).click();
  await expect(dialog).toContainText(
    `${truck.truck_number} is assigned to ${holder.name} (${holder.driver_id}). Reassigning leaves ${holder.name} (${holder.driver_id}) without it.`,
  );
  await dialog.getByRole('button', { name: 'Reassign' }).click();
  return dialog;
};

test('a truck is moved in one call, or not at all', async ({ page, api, problems }) => {
  problems.allow(/Failed to load resource/);
  const people = await cast(api);
  const { holder, other, truck, trucksOf } = people;
  const before = [truck.id, null];
  await openAs(page, 'Fleet Manager', `/fleet/trucks/${truck.id}/show`);

  await test.step('not if the server fails', async () => {
    await api.fault({ path: MOVE, kind: 'status', status: 500, body: { error: 'Disk full' } });
    const dialog = await moveInDialog(page, people);
    await expect(dialog.getByText('Nothing was assigned. Disk full')).toBeVisible();
    expect(await trucksOf()).toEqual(before);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Discard' }).click();
  });

  await test.step('not if a server without that call fails half-way', async () => {
    await api.fault({ path: MOVE, kind: 'status', status: 404 });
    await api.fault({ path: PUT, kind: 'slow', delay: 0 });
    await api.fault({ path: PUT, kind: 'success_false' });
    const dialog = await moveInDialog(page, people);
    await expect(dialog.getByText(/^Nothing was assigned/)).toBeVisible();
    expect(await trucksOf()).toEqual(before);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Discard' }).click();
    await expect(page.getByRole('link', { name: holder.name })).toBeVisible();
  });

  await test.step('otherwise in one call', async () => {
    // A call that was missing is not tried again before.
    await page.reload();
    await api.clearLog();
    await moveInDialog(page, people);
    await expect(
      page.getByText(`${truck.truck_number} assigned to ${other.name} (${other.driver_id})`),
    ).toBeVisible();
    await expect(page.getByRole('link', { name: other.name })).toBeVisible();
    expect(await trucksOf()).toEqual([null, truck.id]);
    expect(await api.writes()).toEqual([`POST ${MOVE}`]);
  });

  await test.step('and back in the driver’s form, with his other changes', async () => {
    const form = new DriverForm(page);
    await api.clearLog();
    await page.goto(`/fleet/drivers/${holder.id}`);
    await form.fill({ Phone: '+971 50 000 0007' });
    await form.chooseOption('Truck', truck.truck_number);
    await expect(
      page.getByText(`${truck.truck_number} is assigned to ${other.name} (${other.driver_id}).`),
    ).toBeVisible();
    await form.save();
    await expect(form.around('Truck')).toContainText('Reassign it or choose another');
    await page.getByRole('button', { name: 'Reassign to this driver' }).click();
    await form.save();
    await expect(page.getByText(/ updated$/)).toBeVisible();
    expect(await trucksOf()).toEqual(before);
    const stored = (await api.data('drivers')).find(({ id }) => id === holder.id);
    expect(stored?.phone).toBe('+971 50 000 0007');
    expect(await api.writes()).toEqual([`POST ${MOVE}`]);
  });
});
