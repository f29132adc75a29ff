import { demoAccounts } from '../src/domain/people/demoAccounts.ts';
import { expect, test } from './support/fixtures.ts';

test.use({ build: 'demo' });

test('the demo fills the form with an account on click', async ({ page }) => {
  await page.goto('/login');
  for (const { role, email, password } of demoAccounts) {
    await page.getByRole('button', { name: role }).click();
    await expect(page.getByLabel('Email address')).toHaveValue(email);
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue(password);
  }
  await page.getByRole('button', { name: 'Fleet Manager' }).click();
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page).toHaveURL('/fleet/dashboard');
});
