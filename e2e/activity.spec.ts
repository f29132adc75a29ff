import { downloadedCsv } from './pages/downloads.ts';
import { expect, openAs, test, TODAY } from './support/fixtures.ts';

/** The fleet's own entries: diesel and settings have their own logs. */
const isFleets = ({ entity_type }: { entity_type: string | null }) =>
  !/^(diesel|admin)\//.test(entity_type ?? '');

test('who did what and when: a change is logged, found, and shown on its record', async ({
  page,
  api,
}) => {
  await openAs(page, 'Fleet Manager', '/fleet/drivers/5');
  await page.getByRole('textbox', { name: 'Phone' }).fill('+971 50 765 4321');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(/ updated$/)).toBeVisible();
  const driver = (await api.data('drivers')).find(({ id }) => id === 5);

  await page.getByRole('link', { name: 'Activity', exact: true }).click();
  const entries = (await api.data('activity')).filter(isFleets);
  await expect(page.getByText(`Total: ${entries.length} activities`)).toBeVisible();
  const rows = page.getByRole('listitem').filter({ has: page.locator('time') });
  await expect(rows.first()).toContainText('Omar Haddad');
  await expect(rows.first()).toContainText('+971 50 765 4321');

  await test.step('the file matches the list', async () => {
    await page.getByRole('searchbox', { name: 'Search the log' }).fill('765 4321');
    await expect(page.getByText('Total: 1 activity')).toBeVisible();
    await page.getByRole('button', { name: 'List options' }).click();
    const file = await downloadedCsv(page, () =>
      page.getByRole('button', { name: 'Export' }).click(),
    );
    expect(file.name).toBe(`activity-${TODAY}.csv`);
    expect(file.rows).toHaveLength(1);
    expect(file.rows[0]?.join()).toContain('Phone: ');
  });

  await rows.first().getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: driver?.name })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'History' })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Phone' }).first()).toContainText(
    '+971 50 765 4321',
  );
});
