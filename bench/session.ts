import type { Page } from 'playwright';

import { accountOf, type DemoRole } from '../e2e/support/signIn.ts';
import type { Language } from '../src/domain/settings/language.ts';

const KEY = 'qafila.session';

/** What the app stores after signing in, fetched without the form. */
export const fetchSession = async (url: string, role: DemoRole): Promise<string> => {
  const { email, password } = accountOf(role);
  const response = await fetch(`${url}/auth/login.php`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  const { user, token } = (await response.json()) as { user?: object; token?: string };
  if (!user || !token) throw new Error(`Signing in as ${role} answered ${response.status}.`);
  return JSON.stringify({ user, token });
};

/**
 * Stores a session where 'Keep me signed in' stores it. Uses a picture as the page, so that nothing of the
 * app is loaded and the cache stays cold.
 */
export const storeSession = async (page: Page, url: string, session: string): Promise<void> => {
  await page.goto(`${url}/favicon.svg`);
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [KEY, session] as const);
};

/** Chooses the language in which the app starts; the page shows a file of the site. */
export const storeLanguage = (page: Page, language: Language): Promise<void> =>
  page.evaluate(
    (value) => localStorage.setItem('qafila.language', value),
    JSON.stringify(language),
  );
