import { SITE_PAGES } from '../vite/pageFiles.ts';
import { expect, test } from './support/fixtures.ts';

test('an unknown address is a real 404 with a page', async ({ page, problems }) => {
  problems.allow(/status of 404/);
  const response = await page.goto('/no-such-page');
  expect(response?.status()).toBe(404);
  expect(response?.headers()['content-security-policy']).toContain("default-src 'self'");
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lost on the road?');
});

test('the pages of the site and the areas answer 200', async ({ request }) => {
  const areas = ['/fleet/drivers', '/admin/settings/users', '/profile'];
  for (const path of [...Object.keys(SITE_PAGES), ...areas]) {
    expect((await request.get(path)).status(), path).toBe(200);
  }
});

test('the API is behind the pages and asks for a token', async ({ request, api }) => {
  const response = await request.get('/api/fleet/drivers.php?limit=1000');
  expect(response.status()).toBe(401);
  expect(await api.log('/api/fleet/drivers.php')).toHaveLength(1);
  expect(await api.data('drivers')).toHaveLength(120);
  expect((await request.get('/__log')).status()).toBe(404);
});
