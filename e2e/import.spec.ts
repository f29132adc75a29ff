import type { Page } from '@playwright/test';

import { DriversPage } from './pages/driversPage.ts';
import { ImportDialog } from './pages/importDialog.ts';
import { accountOf, expect, openAs, signIn, test } from './support/fixtures.ts';
import type { MockControl } from './support/mockControl.ts';

test.use({ backend: 'mock' });

const FLEET = 'Fleet Manager';
const UPDATE_PHP = '/fleet/drivers/index.php';
const IMPORT = 'POST /api/fleet/drivers/import.php';
const UPDATE = `PUT ${UPDATE_PHP}`;
const DELETE = 'DELETE /api/fleet/drivers.php';

const IDS = Array.from({ length: 12 }, (_, index) => 5 + index);
const codeOf = (id: number) => `D-${1000 + id}`;
const NEW_DATE = '2027-06-30';

/** The yearly job: the office sends a list of IDs and dates. */
const DATES = ['ID,Gatepass Expiry', ...IDS.map((id) => `${codeOf(id)},30/06/2027`)].join('\r\n');

const openWith = async (page: Page, text: string): Promise<ImportDialog> => {
  await openAs(page, FLEET, '/fleet/drivers/import');
  const importing = new ImportDialog(page);
  await importing.chooseText('yearly-dates.csv', text);
  return importing;
};

const datesOf = async (api: MockControl, ids = IDS) =>
  (await api.data('drivers'))
    .filter(({ id }) => ids.includes(id))
    .map(({ gatepass_expiry }) => gatepass_expiry);

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();

test.describe("with an API of the dialect 'foreign'", () => {
  test.use({ dialect: 'foreign' });

  test('a year’s dates are updated from a file, shown, and undone', async ({ page, api }) => {
    const before = await api.data('drivers');
    const importing = await openWith(page, DATES);
    const { dialog } = importing;
    await expect(dialog.getByRole('button', { name: '12 changed' })).toBeVisible();
    // Records that exist already need no name.
    await expect(dialog.getByText(/No column is mapped to/)).toBeHidden();
    const all = dialog.getByRole('group', { name: '12 rows change existing records' });
    await all.getByRole('button', { name: 'Skip' }).click();
    await expect(dialog.getByText('Nothing to import.')).toBeVisible();
    await all.getByRole('button', { name: 'Update' }).click();
    expect(await api.writes()).toEqual([]);
    await importing.send(12);
    await expect(dialog.getByRole('status')).toContainText('12 drivers updated.');
    expect(await datesOf(api)).toEqual(IDS.map(() => NEW_DATE));
    // Nothing else in the records has changed, nor any other record.
    expect((await api.data('drivers')).map((row) => ({ ...row, gatepass_expiry: null }))).toEqual(
      before.map((row) => ({ ...row, gatepass_expiry: null })),
    );
    expect(await api.writes()).toEqual(Array(12).fill(UPDATE));

    await dialog.getByRole('link', { name: 'Show them' }).click();
    const drivers = new DriversPage(page);
    await drivers.showsTotal(12);
    await press(page, 'Remove filter From an import');
    await drivers.showsTotal(120);

    await api.mutate('drivers', 7, { gatepass_expiry: '2029-01-01' });
    await api.clearLog();
    await drivers.import();
    await press(page, 'Undo the import of yearly-dates.csv');
    await expect(page.getByRole('dialog', { name: 'Undo this import?' })).toContainText(
      '12 records get their earlier values back.',
    );
    await press(page, 'Undo import');
    await expect(dialog.getByRole('status')).toContainText('Import partly undone: 11 restored.');
    await expect(dialog.getByRole('link', { name: codeOf(7) })).toBeVisible();
    expect(await api.writes()).toEqual(Array(11).fill(UPDATE));
    const after = before.map((row) =>
      row.id === 7 ? { ...row, gatepass_expiry: '2029-01-01' } : row,
    );
    expect(await api.data('drivers')).toEqual(after);
  });
});

for (const dialect of ['full', 'foreign'] as const) {
  test.describe(`with an API of the dialect '${dialect}'`, () => {
    test.use({ dialect });

    test('rows that are refused or changed by someone else are reported, the others stored', async ({
      page,
      api,
    }) => {
      const importing = await openWith(
        page,
        [
          'driver_id,name,gatepass_expiry',
          'D-9001,New Driver,2027-06-30',
          'D-9002,Bad Date,2027-02-31',
          'D-9003,Second New Driver,2027-06-30',
          ...[5, 6].map((id) => `${codeOf(id)},Renamed ${id},2027-06-30`),
        ].join('\r\n'),
      );
      const { dialog } = importing;
      await expect(dialog.getByRole('button', { name: '2 new' })).toBeVisible();
      await expect(dialog.getByRole('button', { name: '1 with errors' })).toBeVisible();
      // Meanwhile someone else takes a number and renames a driver.
      await api.mutate('drivers', 120, { driver_id: 'D-9003', name: 'Was Quicker' });
      await api.mutate('drivers', 6, { name: 'Theirs' });
      await importing.send(4);
      const status = dialog.getByRole('status');
      await expect(status).toContainText('1 record was changed by someone else');
      await expect(status).toContainText('Theirs');
      await expect(status).toContainText('1 row of the file was skipped.');
      const named = async () =>
        (await api.data('drivers')).map(({ driver_id, name }) => `${driver_id} ${name}`);
      expect(await named()).toEqual(
        expect.arrayContaining([
          'D-9001 New Driver',
          'D-9003 Was Quicker',
          'D-1005 Renamed 5',
          'D-1006 Theirs',
        ]),
      );
      await press(page, 'Use your values for D-1006');
      await expect(status).toContainText(/(?<!of )2 drivers updated\./);
      expect(await named()).toContain('D-1006 Renamed 6');
      expect(await api.writes()).toEqual([IMPORT, UPDATE, UPDATE]);

      if (dialect === 'full')
        await expect(status).toContainText('There is already a driver D-9003');
      await press(page, 'Undo');
      await press(page, 'Undo import');
      await expect(status).toContainText(/undone: 1 deleted, 2 restored/);
      expect(await named()).toEqual(
        expect.arrayContaining(['D-9003 Was Quicker', 'D-1006 Theirs']),
      );
      expect(await named()).not.toContain('D-9001 New Driver');
      expect((await api.writes()).filter((call) => call === DELETE)).toHaveLength(1);
    });
  });
}

test('a connection lost in the middle, and a reload, lose nothing', async ({
  page,
  api,
  problems,
}) => {
  problems.allow(/Failed to load resource/);
  const importing = await openWith(page, DATES);
  const { dialog } = importing;
  // The first four are stored, their answers are lost, and then nothing can be read.
  const lost = { kind: 'status_html', after: true, delay: 500, times: 4 } as const;
  await api.fault({ path: UPDATE_PHP, ...lost });
  await importing.send(12);
  const stored = async () => (await datesOf(api)).filter((date) => date === NEW_DATE).length;
  await expect.poll(stored).toBe(4);
  await api.fault({ path: '/api/fleet/drivers.php', method: 'GET', kind: 'status_html', times: 0 });
  await expect(dialog).toContainText('Some rows may or may not have been saved.');
  await api.clearFaults();

  await page.reload();
  await expect(dialog).toContainText('The import of yearly-dates.csv was interrupted');
  await expect(dialog).toContainText('4 of 12 rows · 4 rows saved');
  expect(await api.writes()).toHaveLength(4);

  await press(page, 'Close');
  await page.getByRole('link', { name: 'Continue import' }).click();
  await press(page, 'Continue with 8 rows');
  await expect(dialog.getByRole('status')).toContainText('12 drivers updated.');
  expect(await datesOf(api)).toEqual(IDS.map(() => NEW_DATE));
  expect(await api.writes()).toEqual(Array(12).fill(UPDATE));
});

test('what another tab has done with an import is not overwritten', async ({ page, api }) => {
  const before = await datesOf(api);
  const importing = await openWith(page, DATES);
  const { dialog } = importing;
  await api.fault({ path: UPDATE_PHP, kind: 'slow', delay: 1500, times: 4 });
  await importing.send(12);
  await expect.poll(() => api.writes()).toHaveLength(4);
  await press(page, 'Pause');
  await expect(dialog).toContainText('4 of 12 rows');

  const other = await page.context().newPage();
  await openAs(other, FLEET, '/fleet/drivers/import');
  const result = other.getByRole('dialog', { name: 'Import Drivers' }).getByRole('status');
  await press(other, 'Continue with 8 rows');
  await expect(result).toContainText('12 drivers updated.');
  await press(page, 'Stop here');
  await expect(dialog.getByRole('status')).toContainText('12 drivers updated.');
  await press(other, 'Undo');
  await press(other, 'Undo import');
  await expect(result).toContainText('Import undone: 12 restored.');
  expect(await datesOf(api)).toEqual(before);
});

test('an undo that is stopped or cut off tells what is left, and goes on from there', async ({
  page,
  api,
}) => {
  const before = await datesOf(api);
  const importing = await openWith(page, DATES);
  const { dialog } = importing;
  await importing.send(12);
  const status = dialog.getByRole('status');
  await expect(status).toContainText('12 drivers updated.');

  const undo = async (button: string, done: string) => {
    await press(page, button);
    await press(page, 'Undo import');
    await expect(dialog).toContainText(done);
  };
  await api.fault({ path: UPDATE_PHP, kind: 'slow', delay: 800, times: 8 });
  await undo('Undo', '0 of 12 records');
  await press(page, 'Stop here');
  await expect(status).toContainText(/partly undone: 4 restored\.\s*8 records are left/);
  await expect(status).not.toContainText('updated');

  await api.fault({ path: UPDATE_PHP, kind: 'hang', times: 0 });
  await undo('Undo the rest', '4 of 8 records');
  await page.reload();
  await api.clearFaults();
  await expect(dialog).toContainText('8 of 12 records undone');
  await press(page, 'Details of the import of yearly-dates.csv');
  await expect(status).toContainText(/partly undone: 8 restored\.\s*4 records are left/);
  await undo('Undo the rest', 'Import undone: 12 restored.');
  expect(await datesOf(api)).toEqual(before);
  await page.reload();
  await expect(dialog).toContainText(/· Undone/);
});

test('a browser without a database can import and undo all the same', async ({ page, api }) => {
  await page.addInitScript(() => Object.defineProperty(window, 'indexedDB', { value: undefined }));
  const before = await datesOf(api);
  const importing = await openWith(page, DATES);
  const status = importing.dialog.getByRole('status');
  await importing.send(12);
  await expect(status).toContainText('12 drivers updated.');
  await press(page, 'Undo');
  await press(page, 'Undo import');
  await expect(status).toContainText('Import undone: 12 restored.');
  expect(await datesOf(api)).toEqual(before);
});

test('an import that is stopped sends no more, and is gone from the browser after signing out', async ({
  page,
  api,
}) => {
  await signIn(page, FLEET);
  await page.getByRole('link', { name: 'Drivers', exact: true }).click();
  const drivers = new DriversPage(page);
  await drivers.import();
  const importing = new ImportDialog(page);
  await importing.chooseText('yearly-dates.csv', DATES);
  await api.fault({ path: UPDATE_PHP, kind: 'slow', delay: 1500, times: 0 });
  await importing.send(12);
  await expect.poll(() => api.writes()).toHaveLength(4);
  await press(page, 'Stop here');
  const status = importing.dialog.getByRole('status');
  await expect(status).toContainText('4 of 12 drivers updated.');
  await expect(status).toContainText('8 rows were not sent');
  expect(await api.writes()).toHaveLength(4);
  expect((await datesOf(api)).filter((date) => date === NEW_DATE)).toHaveLength(4);

  const databases = () =>
    page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name));
  const found = await databases();
  expect(found.toSorted((a = '', b = '') => a.localeCompare(b))).toEqual(
    ['imports', 'key'].map((kind) => expect.stringContaining(`qafila.${kind}.`)),
  );
  await importing.done();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/login/);
  await expect.poll(databases).toEqual([]);
});

test('an import goes on after signing out in another tab, in either of them', async ({
  page,
  api,
  problems,
}) => {
  problems.allow(/Failed to load resource/);
  const { dialog } = await openWith(page, DATES);
  const other = await page.context().newPage();
  await signIn(other, FLEET);
  let release = () => {};
  const signedOut = new Promise<void>((resolve) => (release = resolve));
  await page.route(`**${UPDATE_PHP}*`, (route) => signedOut.then(() => route.continue()));
  // Before that the list is read again, which would fail without a session.
  const sending = page.waitForRequest((request) => request.url().includes(UPDATE_PHP));
  await press(page, 'Import 12 rows');
  await sending;
  await expect(dialog).toContainText('0 of 12 rows');
  await other.getByRole('button', { name: 'Logout' }).click();
  await expect(other).toHaveURL(/\/login/);
  release();
  // The rest waits for the password.
  await expect(dialog).toContainText('The import stopped');

  await signIn(other, FLEET);
  await other.goto('/fleet/drivers/import');
  await press(other, 'Continue with 8 rows');
  const there = other.getByRole('dialog', { name: 'Import Drivers' }).getByRole('status');
  await expect(there).toContainText('12 drivers updated.');
  expect(await datesOf(api)).toEqual(IDS.map(() => NEW_DATE));

  await page.getByLabel('Password').fill(accountOf(FLEET).password);
  await press(page, 'Sign in again');
  await press(page, 'Continue with 8 rows');
  await expect(dialog.getByRole('status')).toContainText('12 drivers updated.');
  expect(await api.writes()).toEqual(Array(12).fill(UPDATE));
});
