import { accountOf, expect, openAs, test } from './support/fixtures.ts';

test('a Super Admin backs up the server, takes the backup away, and ends a session', async ({
  page,
  stack,
  request,
}) => {
  const { token } = (await (
    await request.post(`${stack.url}/auth/login.php`, { data: accountOf('Fleet Manager') })
  ).json()) as { token: string };
  const readThere = () =>
    request.get(`${stack.url}/api/fleet/drivers.php?limit=1`, {
      headers: { authorization: `Bearer ${token}` },
    });
  expect((await readThere()).status()).toBe(200);

  await openAs(page, 'Super Admin', '/admin/settings/operations');
  const backups = page.getByRole('region', { name: 'Backups' });
  await backups.getByRole('button', { name: 'Back up now' }).click();
  await expect(backups.getByText(/^Last backup: .* By hand/)).toBeVisible();
  const download = page.waitForEvent('download');
  await backups
    .getByRole('button', { name: /^Download the backup of/ })
    .first()
    .click();
  expect((await download).suggestedFilename()).toMatch(/^asked-.*\.qafila$/);

  const session = page.getByRole('row').filter({ hasText: accountOf('Fleet Manager').email });
  await session.getByRole('button', { name: /^End the session of/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'End session' }).click();
  await expect(session).toHaveCount(0);
  expect((await readThere()).status()).toBe(401);

  await page.goto('/admin/dashboard');
  const last = page.getByRole('link', { name: /Last backup$/ });
  await expect(last).toHaveText(/\d{4}-\d\d-\d\d/);
  await last.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Operations' })).toBeVisible();
});
