import type { Truck } from '../src/domain/fleet/trucks.ts';
import { downloadedCsv } from './pages/downloads.ts';
import { ImportDialog } from './pages/importDialog.ts';
import { RecordForm } from './pages/recordForm.ts';
import { TrucksPage } from './pages/vehiclePages.ts';
import { expect, openAs, test, TODAY } from './support/fixtures.ts';
import { isInService } from './support/inService.ts';

const IN_30_DAYS = '2026-04-09';

/** Counted by hand, without the app's rules. */
const datesOf = (truck: Truck): string[] =>
  [
    truck.registration_expiry,
    truck.insurance_expiry,
    truck.road_permit_expiry,
    truck.gatepass_expiry,
  ].filter((date) => date !== null);
const isDue = (truck: Truck) =>
  isInService(truck) && datesOf(truck).some((date) => date >= TODAY && date <= IN_30_DAYS);
const isOverdue = (truck: Truck) =>
  isInService(truck) && datesOf(truck).some((date) => date < TODAY);

const FILE = [
  'Fleet No;Brand;Model;Plate;Mulkiya Expiry;GPS;Tank Capacity;Status',
  'T-901;Volvo;FH 460;DXB N 90901;31/12/2026;Online;600,5;Running',
  'T-902;MAN;TGS;Abu Dhabi 12 90902;15/01/2027;;;Workshop',
  'T-903;MAN;TGS;90903;31/02/2027;;lots;Running',
].join('\r\n');

test('a Fleet Manager manages the trucks', async ({ page, api, problems }) => {
  problems.allow(/Failed to load resource.*409/);
  const trucks = new TrucksPage(page);
  const form = new RecordForm(page, 'Add Truck');
  const dialog = new ImportDialog(page, 'Trucks');
  const before = await api.data('trucks');
  const stored = async (number: string) =>
    (await api.data('trucks')).find(({ truck_number }) => truck_number === number);

  await test.step('sees figures that open exactly the rows they count', async () => {
    await openAs(page, 'Fleet Manager', '/fleet/trucks');
    const active = before.filter(({ status }) => status === 'active').length;
    const due = before.filter(isDue).length;
    await expect(trucks.figure('Total')).toHaveText(String(before.length));
    await expect(trucks.figure('Active')).toHaveText(String(active));
    await expect(trucks.figure('Expiring Soon')).toHaveText(String(due));
    await trucks.figureCard('Expiring Soon').click();
    await trucks.showsTotal(due);
    const overdue = before.filter(isOverdue).length;
    await page.getByRole('link', { name: `${overdue} expired` }).click();
    await trucks.showsTotal(overdue);
    await trucks.figureCard('Active').click();
    await trucks.showsTotal(active);
    await trucks.figureCard('Total').click();
    await trucks.showsTotal(before.length);
  });

  await test.step('adds one with its plate, and finds it by that', async () => {
    await page.getByRole('link', { name: 'Add Truck' }).click();
    await form.fill({
      'Truck Number': 'T-900',
      Model: 'Actros 2041',
      'Plate Code': 'm',
      'Plate Number': '90900',
      'Registration Expiry': IN_30_DAYS,
      'Fuel Tank (L)': '600.5',
    });
    await form.choose('Emirate or Country', 'Dubai');
    await form.add();
    await expect(page.getByText(/ added$/)).toBeVisible();
    await trucks.search('dubai m90900');
    await trucks.showsColumn('Truck Number', ['T-900']);
    expect(await stored('T-900')).toMatchObject({
      plate_emirate: 'Dubai',
      plate_code: 'M',
      plate_number: '90900',
      registration_expiry: IN_30_DAYS,
      fuel_tank_capacity_l: 600.5,
      status: 'active',
      tracking_status: 'none',
    });
  });

  await test.step('changes it', async () => {
    await trucks.edit('T-900');
    await form.fill({ 'Odometer (km)': '123456' });
    await form.chooseStatus('In maintenance');
    await form.save();
    await expect(page.getByRole('heading', { name: 'T-900', exact: true })).toBeVisible();
    await expect(page.getByRole('img', { name: 'Dubai M 90900' })).toBeVisible();
    // Its history shows it too.
    await expect(page.getByText('123,456').first()).toBeVisible();
    expect(await stored('T-900')).toMatchObject({ status: 'maintenance', odometer_km: 123_456 });
  });

  await test.step('deletes it, but no truck that someone drives', async () => {
    await page.getByRole('button', { name: 'Delete' }).click();
    const question = page.getByRole('dialog', { name: 'Delete T-900?' });
    await question.getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('Truck deleted')).toBeVisible();
    expect(await stored('T-900')).toBeUndefined();
    const driver = (await api.data('drivers')).find(({ truck_id }) => truck_id !== null);
    const taken = before.find(({ id }) => id === driver?.truck_id)?.truck_number ?? '';
    await trucks.search(taken);
    await page.getByRole('button', { name: `Delete ${taken}` }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect(
      page.getByText(`${taken} is assigned to ${driver?.driver_id} ${driver?.name}`),
    ).toBeVisible();
    expect(await stored(taken)).toBeDefined();
  });

  await test.step('imports a file, and the good rows arrive', async () => {
    await trucks.import();
    await dialog.chooseText('trucks.csv', FILE);
    await dialog.send(2);
    await dialog.saysArrived(2, 2);
    await dialog.done();
    expect(await stored('T-901')).toMatchObject({
      make: 'Volvo',
      plate_emirate: 'Dubai',
      plate_code: 'N',
      plate_number: '90901',
      registration_expiry: '2026-12-31',
      tracking_status: 'active',
      fuel_tank_capacity_l: 600.5,
    });
    expect(await stored('T-902')).toMatchObject({ plate_code: '12', status: 'maintenance' });
    await expect(trucks.figure('Total')).toHaveText(String(before.length + 2));
  });

  await test.step('exports what is shown', async () => {
    await trucks.search('T-90');
    await trucks.showsTotal(2);
    const csv = await downloadedCsv(page, () => trucks.export());
    expect(csv.name).toBe(`trucks-${TODAY}.csv`);
    expect(csv.header).toEqual([
      'Truck Number',
      'Plate',
      'Driver',
      'Model',
      'Registration Expiry',
      'Status',
      'Tracking',
    ]);
    expect(csv.rows).toEqual([
      ['T-901', expect.stringContaining('N 90901'), '', 'FH 460', '2026-12-31', 'active', 'active'],
      ['T-902', expect.stringContaining(' 12 '), '', 'TGS', '2027-01-15', 'maintenance', 'none'],
    ]);
  });
});
