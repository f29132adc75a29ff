import type { Page } from '@playwright/test';

import { pdfFile } from './pages/documentsPage.ts';
import { expect, openAs, test } from './support/fixtures.ts';
import { bell, navigateInApp } from './support/inApp.ts';

const DUE = '2026-03-15';
const RENEWED = '2027-03-15';
const FILE = pdfFile('pass.pdf', 'Gate pass');

test.use({ counts: { drivers: 2, trucks: 0, trailers: 0, documents: 0, activity: 0 } });

/** Every screen besides the bell that lists an expiring pass with its date. */
const SCREENS = ['/fleet/dashboard', '/fleet/board?group=drivers', '/fleet/calendar?view=agenda'];

const datesIn = (page: Page, date: string) => page.getByRole('main').getByText(date);

const renewWith = async (page: Page, name: string, takesFile: boolean) => {
  await page
    .getByRole('button', { name: `Renew Gatepass of ${name}` })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: `Renew Gatepass of ${name}` });
  const input = dialog.getByLabel('File (optional)');
  await expect(dialog.getByRole('textbox', { name: 'New expiry date' })).toBeVisible();
  await expect(input).toHaveCount(takesFile ? 1 : 0);
  if (takesFile) {
    await input.setInputFiles(FILE);
    await expect(dialog.getByText(FILE.name)).toBeVisible();
  }
  await dialog.getByRole('textbox', { name: 'New expiry date' }).press('Enter');
  return dialog;
};

for (const dialect of ['terse', 'foreign'] as const) {
  test.describe(`on a server that speaks ${dialect}`, () => {
    test.use({ dialect });
    // Where the server keeps no documents, no file is asked for.
    const takesFile = dialect !== 'foreign';

    test('a pass about to run out is renewed once, with its file', async ({
      page,
      api,
      problems,
    }) => {
      problems.allow(/Failed to load resource/);
      await api.mutate('drivers', 1, { gatepass_expiry: DUE, road_permit_expiry: '2028-01-01' });
      await api.mutate('drivers', 2, { gatepass_expiry: null, road_permit_expiry: null });
      const driver = async () => (await api.data('drivers')).find(({ id }) => id === 1);
      const passes = async () =>
        (await api.data('documents')).filter(({ category }) => category === 'gate_pass');
      const name = (await driver())?.name ?? '';

      await test.step('it is shown everywhere', async () => {
        await openAs(page, 'Fleet Manager', '/fleet/dashboard');
        await expect(bell(page)).toHaveAccessibleName('1 unread notification');
        for (const path of SCREENS) {
          await navigateInApp(page, path);
          await expect(datesIn(page, DUE).first()).toBeVisible();
        }
      });

      await test.step('it is renewed', async () => {
        await navigateInApp(page, '/fleet/drivers/1/show');
        const dialog = await renewWith(page, name, takesFile);
        await expect(dialog).toBeHidden();
      });

      await test.step('stored document and date agree', async () => {
        expect(await driver()).toMatchObject({ gatepass_expiry: RENEWED });
        const file = [
          expect.objectContaining({
            holder_type: 'driver',
            holder_id: 1,
            expiry_date: RENEWED,
            file_name: FILE.name,
          }) as object,
        ];
        expect(await passes()).toEqual(takesFile ? file : []);
      });

      await test.step('it is gone everywhere without a reload', async () => {
        await expect(bell(page)).toHaveAccessibleName(/No new notifications|^Notifications$/i);
        for (const path of SCREENS) {
          await navigateInApp(page, path);
          await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
          await expect(datesIn(page, DUE)).toHaveCount(0);
        }
      });
    });
  });
}
