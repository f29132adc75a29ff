import type { Page } from '@playwright/test';

import { homeOf } from '../../src/domain/access/access.ts';
import { demoAccounts } from '../../src/domain/people/demoAccounts.ts';

export type DemoRole = (typeof demoAccounts)[number]['role'];

export const accountOf = (role: DemoRole) => {
  const account = demoAccounts.find((candidate) => candidate.role === role);
  if (!account) throw new Error(`No demo account has the role ${role}.`);
  return account;
};

/** Fills the form on the open page; the caller says what must follow. */
export const submitSignIn = async (page: Page, role: DemoRole): Promise<void> => {
  const { email, password } = accountOf(role);
  await page.getByLabel('Email address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
};

/** Signs in through the form and waits for the role's first screen. */
export const signIn = async (page: Page, role: DemoRole): Promise<void> => {
  await page.goto('/login');
  await submitSignIn(page, role);
  await page.waitForURL(`**${homeOf(role)}`);
};

/** Opens a page as a user who is already signed in; signing in has its own tests. */
export const openAs = async (page: Page, role: DemoRole, path: string): Promise<void> => {
  const { email, password } = accountOf(role);
  const response = await page.request.post('/auth/login.php', { data: { email, password } });
  const { user, token } = (await response.json()) as { user: unknown; token: unknown };
  const stored = JSON.stringify({ user, token });
  await page.addInitScript((value) => {
    const { protocol } = window.location;
    // Once per tab, so that signing out lasts.
    if (!protocol.startsWith('http') || window.sessionStorage.getItem('e2e.opened')) return;
    window.sessionStorage.setItem('e2e.opened', '1');
    window.sessionStorage.setItem('qafila.session', value);
  }, stored);
  await page.goto(path, { waitUntil: 'commit' });
};
