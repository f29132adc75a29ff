import type { Page } from '@playwright/test';

import { browserStorage } from './pages/browserStorage.ts';
import { expect, openAs, test } from './support/fixtures.ts';
import { navigateInApp } from './support/inApp.ts';

test.use({ dialect: 'foreign' });

const ADMIN = 'Super Admin';
const USERS = '/admin/users/users.php';

const field = (page: Page, label: string) => page.getByLabel(label, { exact: false }).first();
const toast = (page: Page, text: string | RegExp) =>
  page.getByRole('alert').filter({ hasText: text }).first();

const choose = async (page: Page, label: string, option: string) => {
  await page.getByRole('combobox', { name: label }).selectOption(option);
};

test('a Super Admin creates, changes and deletes accounts and roles', async ({ page, api }) => {
  const PASSWORD = 'seven camels at noon';
  await openAs(page, ADMIN, '/admin/settings');

  await test.step('finds the users in the settings', async () => {
    const search = page.getByRole('searchbox', { name: 'Search settings' });
    await search.fill('zzz');
    await page.getByRole('button', { name: 'Clear search' }).click();
    await expect(search).toHaveValue('');
    await search.fill('password');
    await page.getByRole('link', { name: 'Users' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Users' })).toBeVisible();
    const figures = page.getByRole('region', { name: 'User figures' });
    await expect(figures.getByRole('link')).toHaveText([
      /11\s*Total users/,
      /10\s*Active users/,
      /2\s*Super Admin/,
      /4\s*Fleet Manager/,
      /3\s*Diesel Manager/,
    ]);
    await figures.getByRole('link', { name: 'Diesel Manager' }).click();
    await expect(page.getByRole('row')).toHaveCount(4);
  });

  await test.step('shows what is missing or taken, before anything is sent', async () => {
    await page.getByRole('link', { name: 'Create User' }).click();
    await expect(page.getByRole('combobox', { name: 'Role' })).toHaveValue('Fleet Manager');
    await expect(page.getByRole('combobox', { name: 'Branch' })).toHaveValue('OCGLT');
    await field(page, 'Name').fill('Omar Haddad');
    await expect(page.getByText('Another user has this name')).toBeVisible();
    await field(page, 'Email').fill('FLEET@qafila.example');
    await page.getByLabel('Password', { exact: false }).first().fill('short');
    await page.getByRole('button', { name: 'Create User' }).click();
    await expect(page.getByText(/\S already has fleet@qafila.example/)).toBeVisible();
    await expect(page.getByText('Password must be at least 8 characters long')).toBeVisible();
    expect(await api.writes()).toEqual([]);
  });

  await test.step('creates one', async () => {
    await field(page, 'Name').fill('Salma Nasser');
    await field(page, 'Email').fill('salma@qafila.example');
    await page.getByLabel('Password', { exact: false }).first().fill(PASSWORD);
    await choose(page, 'Branch', 'None (Super Admin)');
    await page.getByRole('button', { name: 'Create User' }).click();
    await expect(toast(page, 'User created successfully!')).toBeVisible();
    const created = (await api.data('users')).find(({ name }) => name === 'Salma Nasser');
    expect(created).toMatchObject({
      email: 'salma@qafila.example',
      role: 'Fleet Manager',
      branch: null,
      status: 'active',
    });
  });

  await test.step('no password is in storage, address or log', async () => {
    expect(await browserStorage(page)).not.toContain(PASSWORD);
    const log = await api.log();
    expect(log.map(({ path }) => path).join()).not.toContain(encodeURIComponent(PASSWORD));
  });

  await test.step('changes it; the id reaches the server', async () => {
    await page.getByRole('link', { name: 'Edit', exact: true }).click();
    await expect(page.getByRole('combobox', { name: 'Role' })).toHaveValue('Fleet Manager');
    await choose(page, 'Role', 'Diesel Manager');
    await api.clearLog();
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(toast(page, 'User updated successfully!')).toBeVisible();
    const [sent] = (await api.log(USERS)).filter(({ method }) => method === 'PUT');
    expect(sent?.query).toMatchObject({ id: '12' });
    await expect(page.getByRole('definition').filter({ hasText: 'Diesel Manager' })).toBeVisible();
  });

  await test.step('sets a new password for it', async () => {
    await page.getByRole('button', { name: 'Reset password' }).click();
    const dialog = page.getByRole('dialog', { name: 'New password for Salma Nasser' });
    await dialog.getByLabel('New password').first().fill('another eight words');
    await dialog.getByRole('button', { name: 'Set password' }).click();
    await expect(toast(page, 'Password updated successfully!')).toBeVisible();
    await expect(dialog).toBeHidden();
  });

  await test.step('deletes it after a confirmation', async () => {
    await page.getByRole('button', { name: 'Delete' }).click();
    const question = page.getByRole('dialog', { name: /Delete Salma Nasser/ });
    await question.getByRole('button', { name: 'Delete' }).click();
    await expect(toast(page, 'User deleted successfully!')).toBeVisible();
    await expect.poll(async () => (await api.data('users')).length).toBe(11);
    await expect(page.getByRole('heading', { level: 1, name: 'Users' })).toBeVisible();
  });

  await test.step('and a role likewise', async () => {
    await navigateInApp(page, '/admin/settings/roles/create');
    await expect(page.getByRole('heading', { level: 1, name: 'Create Role' })).toBeVisible();
    await field(page, 'Name').fill('Mechanic');
    await field(page, 'Description').fill('Mends trucks.');
    await page.getByRole('button', { name: 'Create Role' }).click();
    await expect(toast(page, 'Role created')).toBeVisible();
    await page.getByRole('link', { name: 'Edit', exact: true }).click();
    await expect(field(page, 'Description')).toHaveValue('Mends trucks.');
    await field(page, 'Description').fill('Mends trucks and trailers.');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(toast(page, 'Role updated')).toBeVisible();
    await expect(
      page.getByRole('heading', { level: 1, name: 'Mechanic', exact: true }),
    ).toBeVisible();
    expect((await api.data('roles')).at(-1)).toMatchObject({
      name: 'Mechanic',
      description: 'Mends trucks and trailers.',
    });
    await page.getByRole('button', { name: 'Delete' }).click();
    const question = page.getByRole('dialog', { name: 'Delete the role Mechanic?' });
    await question.getByRole('button', { name: 'Delete' }).click();
    await expect(toast(page, 'Role deleted')).toBeVisible();
    expect((await api.data('roles')).map(({ name }) => name)).not.toContain('Mechanic');
  });
});
