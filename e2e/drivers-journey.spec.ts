import { downloadedCsv } from './pages/downloads.ts';
import { DriverForm } from './pages/driverForm.ts';
import { DriversPage } from './pages/driversPage.ts';
import { driversInRealFile, ImportDialog, REAL_FILE } from './pages/importDialog.ts';
import { expect, signIn, test } from './support/fixtures.ts';

const BEFORE = 120;
const ALL = BEFORE + 150;

const IMPORT = 'POST /api/fleet/drivers/import.php';
const UPDATE = 'PUT /fleet/drivers/index.php';
const DELETE = 'DELETE /api/fleet/drivers.php';

for (const dialect of ['full', 'foreign'] as const) {
  test.describe(`with an API of the dialect '${dialect}'`, () => {
    test.use({ dialect });

    test("a Fleet Manager imports another company's drivers and works with them", async ({
      page,
      api,
      problems,
    }) => {
      // A server that decides otherwise lacks documents, the activity log and settings of the company.
      const lacks = dialect === 'foreign' ? [403, 404] : [];
      if (dialect === 'foreign') problems.allow(/Failed to load resource/);
      const drivers = new DriversPage(page);
      const dialog = new ImportDialog(page);
      const form = new DriverForm(page);
      const inFile = driversInRealFile();
      const martinez = inFile.filter(({ name }) => name.endsWith('Martinez'));

      await test.step('signs in', async () => {
        await signIn(page, 'Fleet Manager');
        await page.getByRole('link', { name: 'Drivers', exact: true }).click();
        await expect(drivers.figure('Total Drivers')).toHaveText(String(BEFORE));
        await drivers.showsTotal(BEFORE);
      });

      await test.step('imports the file after seeing what will happen', async () => {
        await drivers.import();
        await dialog.choose(REAL_FILE);
        await expect(dialog.dialog.getByText('150 rows, delimiter “;”')).toBeVisible();
        await expect(dialog.dialog.getByRole('button', { name: '150 new' })).toBeVisible();
        await expect(
          dialog.dialog.getByRole('row', { name: '8 Will be added DRV00007 James Martinez' }),
        ).toContainText('Cancelled');
        expect(await api.writes()).toEqual([]);
        await dialog.send(150);
        await dialog.saysArrived(150, 150);
        expect(await api.writes()).toEqual([IMPORT]);
      });

      await test.step('sees 150 more drivers, and the API has exactly those', async () => {
        await dialog.done();
        await expect(drivers.figure('Total Drivers')).toHaveText(String(ALL));
        await drivers.showsTotal(ALL);
        const stored = await api.data('drivers');
        expect(
          stored.slice(BEFORE).map(({ driver_id, name, status }) => ({ driver_id, name, status })),
        ).toEqual(inFile);
      });

      await test.step('finds one by name and by ID', async () => {
        await drivers.search('  martinez ');
        await drivers.showsTotal(martinez.length);
        await expect
          .poll(async () => (await drivers.column('ID')).toSorted())
          .toEqual(martinez.map(({ driver_id }) => driver_id).toSorted());
        await drivers.search('drv00042');
        await drivers.showsTotal(1);
        await drivers.showsColumn('ID', ['DRV00042']);
      });

      const found = inFile.find(({ driver_id }) => driver_id === 'DRV00042');
      if (!found) throw new Error('The file has no driver DRV00042.');
      const before = (await api.data('drivers')).find(
        ({ driver_id }) => driver_id === found.driver_id,
      );
      if (!before) throw new Error('DRV00042 was not stored.');
      const after = {
        ...before,
        name: 'Zayd Martinez-Karimi',
        gatepass_expiry: '2026-04-09',
        status: 'vacation',
      };

      await test.step('changes it', async () => {
        await drivers.edit(found.name);
        await form.fill({ Name: after.name, 'Gatepass Expiry': after.gatepass_expiry });
        await form.chooseStatus('On vacation');
        await form.save();
        await expect(page.getByRole('heading', { level: 1, name: after.name })).toBeVisible();
        await expect(page.getByText(/ updated$/)).toBeVisible();
        await expect(
          page
            .getByRole('region', { name: 'Documents and expiry dates' })
            .getByRole('row')
            .filter({ hasText: after.gatepass_expiry }),
        ).toContainText('in 30 days');
        const stored = await api.data('drivers');
        expect(stored).toHaveLength(ALL);
        expect(stored.find(({ id }) => id === before.id)).toEqual(after);
        expect(await api.writes()).toEqual([IMPORT, UPDATE]);
      });

      await test.step('exports what the search shows', async () => {
        await page
          .getByRole('navigation', { name: 'Breadcrumb' })
          .getByRole('link', { name: 'Drivers' })
          .click();
        await drivers.search('martinez');
        await drivers.showsTotal(martinez.length + 1);
        const csv = await downloadedCsv(page, () => drivers.export());
        expect(csv.name).toMatch(/^drivers-2026-03-10\.csv$/);
        expect(csv.hasBom).toBe(true);
        expect(csv.header).toEqual([
          'Name',
          'ID',
          'UAE #',
          'Status',
          'Gatepass Expiry',
          'Road Permit Expiry',
        ]);
        await drivers.showsColumn(
          'ID',
          csv.rows.map(([, id]) => id ?? ''),
        );
        expect(csv.rows).toContainEqual([
          after.name,
          after.driver_id,
          '',
          after.status,
          after.gatepass_expiry,
          '',
        ]);
      });

      await test.step('deletes it after a confirmation that names it', async () => {
        await drivers.open(after.name);
        await page.getByRole('button', { name: 'Delete' }).click();
        const question = page.getByRole('dialog', { name: `Delete ${after.name} (DRV00042)?` });
        await expect(question).toContainText('This cannot be undone.');
        expect(await api.data('drivers')).toHaveLength(ALL);
        await question.getByRole('button', { name: 'Delete' }).click();
        await expect(page.getByText('Driver deleted')).toBeVisible();
        await expect(drivers.heading).toBeVisible();
        await expect(drivers.figure('Total Drivers')).toHaveText(String(ALL - 1));
        await expect(drivers.row(after.name)).toHaveCount(0);
        const stored = await api.data('drivers');
        expect(stored).toHaveLength(ALL - 1);
        expect(stored.map(({ driver_id }) => driver_id)).not.toContain('DRV00042');
      });

      await test.step('and every write arrived once, every call with a valid token', async () => {
        expect(await api.writes()).toEqual([IMPORT, UPDATE, DELETE]);
        const calls = (await api.log()).filter(({ path }) => path !== '/auth/login.php');
        expect(
          calls.filter(({ auth, status }) => auth !== 'valid' || ![200, ...lacks].includes(status)),
        ).toEqual([]);
      });
    });
  });
}
