import { addDays } from '../src/domain/base/dates.ts';
import { downloadedCsv } from './pages/downloads.ts';
import { expect, openAs, test, TODAY } from './support/fixtures.ts';

const LATER = addDays(TODAY, 200);
const IN_ORDER = { registration_expiry: LATER, insurance_expiry: LATER, status: 'active' };

test.use({ counts: { drivers: 3, trucks: 3, trailers: 1, documents: 0 } });

/** The first driver's gatepass expires today; everything else in the three sets is in order. */
test.beforeEach(async ({ api }) => {
  for (const id of [1, 2, 3]) {
    await api.mutate('trucks', id, {
      ...IN_ORDER,
      road_permit_expiry: LATER,
      gatepass_expiry: LATER,
    });
    await api.mutate('drivers', id, {
      status: 'active',
      name: `Driver ${id}`,
      truck_id: id,
      trailer_id: null,
      gatepass_expiry: LATER,
      road_permit_expiry: LATER,
    });
  }
  await api.mutate('trailers', 1, { ...IN_ORDER, tir_expiry: LATER });
  await api.mutate('drivers', 1, { name: '=Driver 1', gatepass_expiry: TODAY });
});

test('tomorrow stops a set, which is exported, printed, and drives again once renewed', async ({
  page,
  api,
}) => {
  await openAs(page, 'Fleet Manager', '/fleet/board');
  const set = page.getByRole('row', { name: /=Driver 1/ });
  await expect(set).toContainText('Check');
  await expect(set).toContainText('Gatepass expires today');
  await page.getByRole('button', { name: 'Tomorrow' }).click();
  await expect(page).toHaveURL('/fleet/board?day=tomorrow');
  await expect(set).toContainText('May not drive');
  await expect(set).toContainText('Gatepass expired the day before');

  await test.step('exported', async () => {
    const csv = await downloadedCsv(page, () =>
      page.getByRole('button', { name: 'Export' }).click(),
    );
    expect(csv.name).toBe('who-may-not-drive-2026-03-11.csv');
    expect(csv.rows).toHaveLength(3);
    // Formulas are neutralised.
    expect(csv.rows[0]?.slice(0, 3)).toEqual(['2026-03-11', 'May not drive', `"'=Driver 1"`]);
    expect(csv.rows[0]?.at(-1)).toBe(`Gatepass: expired the day before (${TODAY})`);
  });

  await test.step('printed without the app around it', async () => {
    await page.emulateMedia({ media: 'print' });
    const sheet = page.getByRole('document', { name: 'Who May Not Drive' });
    await expect(sheet.getByText('For Wednesday, 2026-03-11')).toBeVisible();
    await expect(sheet.getByText('Qafila Transport')).toBeVisible();
    await expect(sheet.getByRole('row')).toHaveCount(4);
    await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeHidden();
    await page.emulateMedia({ media: 'screen' });
    await expect(sheet).toHaveCount(0);
    await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible();
  });

  await test.step('renewed', async () => {
    const statuses = page.getByRole('group', { name: 'Status' });
    await expect(statuses.getByRole('button', { name: 'May not drive 1' })).toBeVisible();
    await set.getByRole('button', { name: 'Renew' }).click();
    await page.getByRole('dialog').getByRole('textbox').press('Enter');
    await expect(set).toContainText('May drive');
    await expect(statuses.getByRole('button', { name: 'May not drive 0' })).toBeVisible();
    const [driver] = await api.data('drivers');
    expect(driver?.gatepass_expiry).toBe('2027-03-10');
  });
});
