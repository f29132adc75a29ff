import { accountOf, expect, openAs, test } from './support/fixtures.ts';
import { hasMetadata, shownSize, takePhoto } from './support/photo.ts';

const AVATAR = '/api/users/upload_avatar.php';

test('a Diesel Manager changes the picture, and keeps the old one if that fails', async ({
  page,
  api,
  problems,
}) => {
  problems.allow(/Failed to load resource/);
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

  await test.step('a refusal is reported, and the old picture returns', async () => {
    const kept = await avatar();
    await api.fault({ path: AVATAR, kind: 'success_false', body: 'Faces only, please' });
    await input.setInputFiles(photo);
    await expect(page.getByRole('alert').filter({ hasText: 'Faces only' })).toBeVisible();
    await expect(picture).toHaveAttribute('src', new RegExp(`${kept}$`));
    expect(await avatar()).toBe(kept);
  });

  await test.step('so is a lost connection, and the next attempt works', async () => {
    const kept = await avatar();
    // Permanently: a browser repeats a call by itself on a broken connection.
    await api.fault({ path: AVATAR, kind: 'drop', times: 0 });
    await input.setInputFiles(photo);
    await expect(
      page.getByRole('alert').filter({ hasText: 'The server could not be reached' }),
    ).toBeVisible();
    await expect(page.getByRole('button', { name: 'Change Avatar' })).toBeEnabled();
    await expect(inTopBar).toHaveAttribute('src', new RegExp(`${kept}$`));
    await api.clearFaults();
    await input.setInputFiles(photo);
    await expect.poll(avatar).not.toBe(kept);
    await page.reload();
    await expect(picture).toHaveAttribute('src', new RegExp(`${await avatar()}$`));
  });
});
