import { downloadedCsv } from './pages/downloads.ts';
import { ImportDialog } from './pages/importDialog.ts';
import { RecordForm } from './pages/recordForm.ts';
import { TrailersPage } from './pages/vehiclePages.ts';
import { expect, openAs, test, TODAY } from './support/fixtures.ts';
import { navigateInApp } from './support/inApp.ts';
import { isInService } from './support/inService.ts';

const IN_30_DAYS = '2026-04-09';

const FILE = [
  'trailer_number,type,tir_number,temp_min_c,temp_max_c,plate',
  'TR-901,reefer,AE-1,-20,-15.5,Sharjah 2 90901',
  'TR-902,flat bed,,5,,',
].join('\n');

test('a Fleet Manager manages the trailers', async ({ page, api }) => {
  const trailers = new TrailersPage(page);
  const form = new RecordForm(page, 'Add Trailer');
  const dialog = new ImportDialog(page, 'Trailers');
  const before = await api.data('trailers');
  const stored = async (number: string) =>
    (await api.data('trailers')).find(({ trailer_number }) => trailer_number === number);

  await test.step('sees figures and filters that agree with the rows', async () => {
    await openAs(page, 'Fleet Manager', '/fleet/trailers');
    const due = before
      .filter(isInService)
      .filter((trailer) =>
        [trailer.registration_expiry, trailer.insurance_expiry, trailer.tir_expiry].some(
          (date) => date !== null && date >= TODAY && date <= IN_30_DAYS,
        ),
      ).length;
    const empty = before.filter(({ load_state }) => load_state === 'empty').length;
    await expect(trailers.figure('Total')).toHaveText(String(before.length));
    await expect(trailers.figure('Empty')).toHaveText(String(empty));
    await expect(trailers.figure('Expiring Soon')).toHaveText(String(due));
    await trailers.figureCard('Expiring Soon').click();
    await trailers.showsTotal(due);
    await trailers.figureCard('Empty').click();
    await trailers.showsTotal(empty);
    await trailers.figureCard('Total').click();
    await trailers.showsTotal(before.length);
    await trailers.chooseStatus('Active');
    await trailers.chooseFilter('Type', 'Refrigerated');
    await trailers.showsTotal(
      before.filter(({ status, type }) => status === 'active' && type === 'refrigerated').length,
    );
  });

  await test.step('adds a refrigerated one, which alone has a temperature range', async () => {
    await page.getByRole('link', { name: 'Add Trailer' }).click();
    await form.fill({ 'Trailer Number': 'TR-900', 'TIR Number': 'AE-900' });
    await expect(form.field('Lowest Temperature (°C)')).toHaveCount(0);
    await form.choose(/^Type/, 'Refrigerated');
    await form.fill({ 'Lowest Temperature (°C)': '-18', 'Highest Temperature (°C)': '-20' });
    await form.add();
    await expect(page.getByText('Must not be below the lowest temperature')).toBeVisible();
    await form.fill({ 'Highest Temperature (°C)': '-15.5' });
    await form.add();
    await expect(page.getByText(/ added$/)).toBeVisible();
    expect(await stored('TR-900')).toMatchObject({
      type: 'refrigerated',
      temp_min_c: -18,
      temp_max_c: -15.5,
      load_state: 'empty',
      tir_number: 'AE-900',
    });
  });

  await test.step('turns it into a flatbed, and deletes it', async () => {
    await navigateInApp(page, '/fleet/trailers');
    await trailers.search('ae-900');
    await trailers.showsTotal(1);
    await trailers.edit('TR-900');
    await form.choose(/^Type/, 'Flatbed');
    await form.save();
    await expect(page.getByRole('heading', { name: 'TR-900', exact: true })).toBeVisible();
    expect(await stored('TR-900')).toMatchObject({ type: 'flatbed', temp_min_c: null });
    await page.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('Trailer deleted')).toBeVisible();
    expect(await stored('TR-900')).toBeUndefined();
  });

  await test.step('imports a file and exports the result', async () => {
    await trailers.import();
    await dialog.chooseText('trailers.csv', FILE);
    await dialog.send(1);
    await dialog.saysArrived(1, 1);
    await dialog.done();
    expect(await stored('TR-901')).toMatchObject({
      type: 'refrigerated',
      temp_max_c: -15.5,
      plate_emirate: 'Sharjah',
      plate_number: '90901',
    });
    await trailers.search('TR-90');
    await trailers.showsTotal(1);
    const csv = await downloadedCsv(page, () => trailers.export());
    expect(csv.header.slice(0, 2)).toEqual(['Trailer Number', 'Type']);
    expect(csv.rows).toEqual([['TR-901', 'refrigerated', '', '', 'AE-1', '', 'active', '']]);
  });
});

test('a paper that expires today says so beside its date, and not over its file', async ({
  page,
}) => {
  await openAs(page, 'Fleet Manager', '/fleet/trailers/1/show');
  const line = page.getByRole('row').filter({ hasText: 'Expires today' });
  const words = line.getByText('Expires today');
  const file = line.getByText('Add file');
  await expect(file).toBeVisible();
  const [ends, begins] = await Promise.all([words, file].map((part) => part.boundingBox()));
  expect((ends?.x ?? 0) + (ends?.width ?? 0)).toBeLessThanOrEqual(begins?.x ?? 0);
});
