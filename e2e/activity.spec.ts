import { downloadedCsv } from './pages/downloads.ts';
import { expect, openAs, test, TODAY } from './support/fixtures.ts';

/** The fleet's own entries: diesel and settings have their own logs. */
const isFleets = ({ entity_type }: { entity_type: string | null }) =>
  !/^(diesel|admin)\//.test(entity_type ?? '');

const DUBAI_MS = 4 * 60 * 60 * 1000;
const dayInDubai = (at: string) => new Date(Date.parse(at) + DUBAI_MS).toISOString().slice(0, 10);

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

  await test.step('search, type, user and days', async () => {
    const search = page.getByRole('searchbox', { name: 'Search the log' });
    await search.fill('765 4321');
    await expect(page.getByText('Total: 1 activity')).toBeVisible();
    await search.fill('');
    await page.getByRole('button', { name: 'Filters' }).click();
    const filters = page.getByRole('dialog', { name: 'Filters' });
    const types = filters.getByRole('group', { name: 'Type' });
    await types.getByText('System events').click();
    const system = entries.filter(({ kind }) => kind === 'system').length;
    await expect(page.getByText(`Total: ${system} activities`)).toBeVisible();
    await types.getByText('All', { exact: true }).click();
    const since = '2026-03-01';
    await filters.getByLabel('From').fill(since);
    const until = '2026-03-05';
    await filters.getByLabel('To', { exact: true }).fill(until);
    const days = entries.map(({ at }) => dayInDubai(at));
    const within = days.filter((day) => day >= since && day <= until).length;
    await expect(page.getByText(`Total: ${within} activities`)).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Yesterday' }).click();
    const yesterday = days.filter((day) => day === '2026-03-09').length;
    await expect(page.getByText(`Total: ${yesterday} activit`)).toBeVisible();
    await expect(
      page.getByRole('button', { name: 'Remove filter From: 2026-03-09' }),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Clear filters' }).click();
  });

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

test('a server without a log, and one that fails', async ({ page, api, problems }) => {
  problems.allow(/Failed to load resource/);
  const path = '/api/fleet/activity/activity.php';
  await api.fault({ path, kind: 'status', status: 404, times: 0 });
  await openAs(page, 'Fleet Manager', '/fleet/activity');
  await expect(page.getByText('This server keeps no activity log.')).toBeVisible();
  await api.clearFaults();
  await api.fault({ path, kind: 'status', status: 500, times: 0 });
  await page.goto('/fleet/activity');
  await expect(page.getByText('Could not load the activity log.')).toBeVisible();
  await api.clearFaults();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText(/^Total: \d+ activities$/)).toBeVisible();
});
