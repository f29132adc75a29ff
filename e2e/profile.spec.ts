import { accountOf, expect, openAs, test } from './support/fixtures.ts';
import { hasMetadata, shownSize, takePhoto } from './support/photo.ts';

test.use({ dialect: 'foreign' });

test('a Diesel Manager changes the picture', async ({ page, api }) => {
  await openAs(page, 'Diesel Manager', '/diesel/profile');
  await expect(page.getByRole('definition')).toHaveText([
    'Priya Nair',
    'diesel@qafila.example',
    'Alain',
    'Diesel Manager',
  ]);
  const photo = { name: 'me.jpg', mimeType: 'image/jpeg', buffer: await takePhoto(page) };
  const input = page.locator('input[type=file]');
  const picture = page.getByRole('img', { name: 'Picture of Priya Nair' });
  const inTopBar = page.getByRole('link', { name: 'Profile of Priya Nair' }).locator('img');
  const avatar = async () => {
    const { email } = accountOf('Diesel Manager');
    return (await api.data('users')).find((user) => user.email === email)?.avatar ?? '';
  };

  await test.step('the server gets it small, upright and without the location', async () => {
    expect(hasMetadata(photo.buffer)).toBe(true);
    await input.setInputFiles(photo);
    await expect(page.getByText('Your picture has been changed.')).toBeVisible();
    const bytes = await (await page.request.get(await avatar())).body();
    expect(hasMetadata(bytes)).toBe(false);
    await expect.poll(() => shownSize(inTopBar)).toEqual([256, 512]);
  });

  await test.step('and shows it after a reload', async () => {
    await page.reload();
    await expect(picture).toHaveAttribute('src', new RegExp(`${await avatar()}$`));
  });
});
