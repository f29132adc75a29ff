import { readFile } from 'node:fs/promises';

import { DocumentsPage, pdfFile, UploadDialog } from './pages/documentsPage.ts';
import { expect, openAs, test, TODAY } from './support/fixtures.ts';
import { isInService } from './support/inService.ts';
import { shownSize, takePhoto } from './support/photo.ts';

const IN_30_DAYS = '2026-04-09';
const CALL = '/api/fleet/documents/documents.php';

test.use({ counts: { drivers: 30, trucks: 30, trailers: 30, documents: 150, activity: 10 } });

test('a Fleet Manager manages the documents', async ({ page, api }) => {
  const documents = new DocumentsPage(page);
  await api.mutate('trucks', 1, { registration_expiry: '2026-03-12' });
  const before = await api.data('documents');
  const [truck] = await api.data('trucks');
  const number = truck?.truck_number ?? '';
  const registered = async () => (await api.data('trucks'))[0]?.registration_expiry;
  const stored = async (title: string) =>
    (await api.data('documents')).filter((row) => row.title === title);

  await test.step('sees figures that open exactly the rows they count', async () => {
    await openAs(page, 'Fleet Manager', '/fleet/documents');
    // Counted by hand, without the app's rules: if a holder has a date, that one counts.
    const holders = {
      driver: await api.data('drivers'),
      truck: await api.data('trucks'),
      trailer: await api.data('trailers'),
    };
    const dateOf = ({ holder_type, holder_id, category, expiry_date }: (typeof before)[number]) => {
      if (!holder_type || holder_type === 'company') return expiry_date;
      const held = new Map(
        Object.entries(holders[holder_type].find(({ id }) => id === holder_id) ?? {}),
      );
      const field =
        { gate_pass: 'gatepass', permit: 'road_permit' }[category as string] ?? category;
      const date: unknown = held.get(`${field}_expiry`);
      return typeof date === 'string' ? date : expiry_date;
    };
    const renewed = new Set(before.map(({ replaces_id }) => replaces_id));
    const unrenewed = before.filter(({ id }) => !renewed.has(id));
    // What drivers and vehicles have one of, counts with its latest date.
    const kindOf = ({ holder_type, holder_id, category }: (typeof before)[number]) =>
      holder_type && holder_type !== 'company' && category !== 'other'
        ? [holder_type, holder_id, category].join(' ')
        : undefined;
    const isLatest = (one: (typeof before)[number]) =>
      !one.expiry_date ||
      !kindOf(one) ||
      unrenewed
        .filter((other) => kindOf(other) === kindOf(one))
        .every(({ expiry_date }) => (expiry_date ?? '') <= (one.expiry_date ?? ''));
    const current = unrenewed.filter(isLatest);
    const isWork = ({ holder_type, holder_id }: (typeof before)[number]) =>
      !holder_type ||
      holder_type === 'company' ||
      isInService(holders[holder_type].find(({ id }) => id === holder_id) ?? {});
    const counting = current.filter(isWork);
    const dates = counting.map(dateOf).filter((date) => date !== null);
    const due = dates.filter((date) => date >= TODAY && date <= IN_30_DAYS).length;
    const overdue = dates.filter((date) => date < TODAY).length;
    const bytes = before.reduce((sum, { size_bytes }) => sum + size_bytes, 0);
    const size = `${(Math.round((bytes / 1024 / 1024) * 10) / 10).toLocaleString('en')} MB`;
    await expect(documents.figure('Total Documents')).toHaveText(String(before.length));
    await expect(documents.figure('Active')).toHaveText(String(counting.length - overdue));
    await expect(documents.figure('Expiring Soon')).toHaveText(String(due));
    await expect(documents.figureCard('Total Size')).toContainText(size);
    await documents.figureCard('Expiring Soon').click();
    await documents.showsTotal(due);
    await page.getByRole('link', { name: `${overdue} expired` }).click();
    await documents.showsTotal(overdue);
    await documents.figureCard('Total Size').click();
    await documents.showsTotal(before.length);
  });

  const pdf = pdfFile('Mulkiya_E2E.pdf', 'Mulkiya E2E');
  const photo = {
    name: 'Insurance E2E.jpg',
    mimeType: 'image/jpeg',
    buffer: await takePhoto(page),
  };

  await test.step('uploads two at once, each once, and the API has their exact bytes', async () => {
    await page.getByRole('link', { name: 'Upload Document' }).click();
    const upload = new UploadDialog(page, 'Upload Document');
    await upload.choose(pdf, photo);
    await upload.belongsTo('Truck', number);
    await upload.fill(pdf.name, 'Registration', { 'Expiry Date': '2026-03-20' });
    await upload.fill(photo.name, 'Insurance', {});
    await upload.send('Upload 2 documents');
    await expect(page.getByText('2 documents uploaded')).toBeVisible();
    await expect(documents.figure('Total Documents')).toHaveText(String(before.length + 2));
    const owned = { holder_type: 'truck', holder_id: truck?.id, version: 1 };
    expect(await stored('Mulkiya E2E')).toMatchObject([
      { ...owned, category: 'registration', size_bytes: pdf.buffer.length },
    ]);
    expect(await stored('Insurance E2E')).toMatchObject([
      // It replaces the insurance that the truck had.
      {
        ...owned,
        mime: 'image/jpeg',
        size_bytes: photo.buffer.length,
        expiry_date: null,
        version: 2,
      },
    ]);
    expect(await registered()).toBe('2026-03-20');
    expect(await api.writes()).toEqual([
      'PUT /api/fleet/trucks/trucks.php',
      `POST ${CALL}`,
      `POST ${CALL}`,
    ]);
  });

  await test.step('finds them, and views the photo and the PDF in place', async () => {
    await documents.search('e2e');
    await documents.showsTotal(2);
    await expect(documents.rows).toHaveCount(2);
    await documents.open('Insurance E2E');
    const picture = page.getByRole('img', { name: photo.name });
    // Upright, as it was taken.
    await expect.poll(() => shownSize(picture)).toEqual([600, 1200]);
    await page.goBack();
    await documents.open('Mulkiya E2E');
    const sheet = page.getByRole('img', { name: 'Mulkiya_E2E.pdf, page 1 of 1' });
    await expect(sheet).toHaveAttribute('data-drawn', '1');
    await expect(page.getByText('in 10 days')).toBeVisible();
  });

  await test.step('changes its data', async () => {
    await page.getByRole('link', { name: 'Edit', exact: true }).click();
    await page.getByRole('textbox', { name: 'Number' }).fill(' 784-1 ');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('784-1')).toBeVisible();
    expect(await stored('Mulkiya E2E')).toMatchObject([
      { document_number: '784-1', size_bytes: pdf.buffer.length, holder_id: truck?.id },
    ]);
  });

  await test.step('renews it: the old copy is superseded and kept', async () => {
    await page.getByRole('button', { name: 'Renew Mulkiya E2E' }).click();
    const renewal = new UploadDialog(page, 'Renew Mulkiya E2E');
    await renewal.choose(pdfFile('next.pdf', 'Next'));
    await renewal.fill('next.pdf', undefined, { 'Expiry Date': '2027-03-20' });
    await renewal.send('Upload');
    await expect(page.getByText('Superseded')).toBeVisible();
    const [old, next] = await stored('Mulkiya E2E');
    expect(next).toMatchObject({
      replaces_id: old?.id,
      version: 2,
      category: 'registration',
      holder_id: truck?.id,
      document_number: '784-1',
      expiry_date: '2027-03-20',
    });
    expect(await registered()).toBe('2027-03-20');
  });

  await test.step('downloads the old copy byte for byte', async () => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download', exact: true }).click(),
    ]);
    expect(download.suggestedFilename()).toBe(pdf.name);
    expect((await readFile(await download.path())).equals(pdf.buffer)).toBe(true);
  });

  await test.step('deletes one after a confirmation that names it', async () => {
    await page
      .getByRole('navigation', { name: 'Breadcrumb' })
      .getByRole('link', { name: 'Documents' })
      .click();
    await documents.search('e2e');
    await documents.showsTotal(3);
    // Rows are drawn a moment after their number.
    await expect(documents.rows).toHaveCount(3);
    await documents.open('Insurance E2E');
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    const question = page.getByRole('dialog', { name: 'Delete Insurance E2E?' });
    await question.getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('Document deleted')).toBeVisible();
    expect(await stored('Insurance E2E')).toEqual([]);
    expect(await api.data('documents')).toHaveLength(before.length + 2);
  });
});
