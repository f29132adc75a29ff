import { expect, openAs, test } from './support/fixtures.ts';

test.use({ backend: 'server' });

const FLEET = 'Fleet Manager';

test('a list leads through its records, and is as it was left on return', async ({ page, api }) => {
  await openAs(page, FLEET, '/fleet/drivers');
  await page.getByRole('searchbox', { name: /Search by name/ }).fill('khan');
  const found = (await api.data('drivers'))
    .filter(({ name }) => /khan/i.test(name))
    .map(({ name }) => name)
    .toSorted((a, b) => a.localeCompare(b));
  await expect(page.getByText(`${found.length} drivers`)).toBeVisible();
  await page.getByRole('link', { name: found[0], exact: true }).first().click();
  const others = page.getByRole('navigation', { name: 'Other records of the list' });
  await expect(others).toContainText(`1 of ${found.length}`);
  await others.getByRole('link', { name: 'Next' }).press('Enter');
  await expect(others).toContainText(`2 of ${found.length}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(found[1] ?? '');
  await expect(others.getByRole('link', { name: 'Next' })).toBeFocused();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(found[0] ?? '');

  const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' });
  await crumbs.getByRole('link', { name: 'Drivers' }).click();
  await expect(page.getByRole('searchbox', { name: /Search by name/ })).toHaveValue('khan');

  await test.step('and is printed without buttons and links', async () => {
    await page.setViewportSize({ width: 718, height: 1000 });
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('columnheader', { name: 'UAE #' })).toBeVisible();
    await expect(page.getByRole('searchbox')).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Add Driver' })).toHaveCount(0);
    await expect(page.getByRole('checkbox')).toHaveCount(0);
    await page.emulateMedia({ media: 'screen' });
    await page.setViewportSize({ width: 1280, height: 800 });
  });

  await test.step('not from elsewhere', async () => {
    await page.getByRole('link', { name: found[0], exact: true }).first().click();
    await expect(others).toBeVisible();
    await page.goto('/fleet/trucks/5/show');
    await expect(page.getByRole('heading', { name: 'History' })).toBeVisible();
    await expect(others).toHaveCount(0);
  });
});

test(
  'a driver is called and messaged from the page',
  { tag: '@everywhere' },
  async ({ page, api }) => {
    await api.mutate('drivers', 5, { phone: '050 765 4321', email: 'shah@example.com' });
    await openAs(page, FLEET, '/fleet/drivers/5/show');
    await expect(page.getByRole('link', { name: '050 765 4321', exact: true })).toHaveAttribute(
      'href',
      'tel:0507654321',
    );
    await expect(page.getByRole('link', { name: 'WhatsApp 050 765 4321' })).toHaveAttribute(
      'href',
      'https://wa.me/971507654321',
    );
    await expect(page.getByRole('link', { name: 'shah@example.com' })).toHaveAttribute(
      'href',
      'mailto:shah@example.com',
    );
  },
);
