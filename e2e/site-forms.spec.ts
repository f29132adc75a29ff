import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { Page } from '@playwright/test';

import { BUILDS } from '../scripts/builds.ts';
import { parseConfig } from '../src/config.ts';
import { securityHeaders } from '../vite/securityHeaders.ts';
import { accountOf, expect, test } from './support/fixtures.ts';

const FAILED_CALL = /Failed to load resource/;
const CONTACT = '/contact.php';

const alert = (page: Page) => page.getByRole('alert').filter({ hasText: /./ });
const thanks = (page: Page) => page.getByText('Thank you! Your message has reached us.');
const send = (page: Page) => page.getByRole('button', { name: 'Send Message' }).click();

const fillLanding = async (page: Page) => {
  await page.getByLabel('First name').fill('Sara');
  await page.getByLabel('Last name').fill('Haddad');
  await page.getByLabel('Email address').fill('sara@fleet.example');
  await page.getByLabel('Company name').fill('Fleet & Co');
  await page.getByLabel('Message').fill('We run 40 trucks.\nCan we see a demo?');
};

test.describe('writing to the company', () => {
  test('a message that arrived is thanked for, for five seconds', async ({ page, api }) => {
    await page.goto('/');
    await send(page);
    await expect(page.getByText('Enter your first name.')).toBeVisible();
    await expect(page.getByLabel('First name')).toBeFocused();
    await expect(page.getByText('Write your message.')).toBeVisible();
    await page.getByLabel('Email address').fill('sara');
    await send(page);
    await expect(page.getByText('Enter an email address like name@company.ae.')).toBeVisible();
    expect(await api.log(CONTACT)).toEqual([]);

    await fillLanding(page);
    await page.getByRole('button', { name: 'Send Message' }).dblclick();
    await expect(thanks(page)).toBeVisible();
    await expect(page.getByLabel('Message')).toHaveValue('');
    await page.clock.runFor(4000);
    await expect(thanks(page)).toBeVisible();
    await page.clock.runFor(2000);
    await expect(thanks(page)).toBeHidden();
    expect(await api.data('contact_messages')).toMatchObject([
      {
        first_name: 'Sara',
        last_name: 'Haddad',
        email: 'sara@fleet.example',
        company: 'Fleet & Co',
        message: 'We run 40 trucks.\nCan we see a demo?',
      },
    ]);
  });

  test('the contact page asks for name, address, subject and message', async ({ page, api }) => {
    await page.goto('/contact');
    await send(page);
    for (const problem of ['your name', 'your email address', 'a subject']) {
      await expect(page.getByText(`Enter ${problem}.`)).toBeVisible();
    }
    await page.getByLabel('Your name').fill('Sara Haddad');
    await page.getByLabel('Email address').fill('sara@fleet.example');
    await page.getByLabel('Subject').fill('Prices');
    await page.getByLabel('Message', { exact: true }).fill('How much?');
    await send(page);
    await expect(thanks(page)).toBeVisible();
    expect(await api.data('contact_messages')).toMatchObject([
      { first_name: 'Sara Haddad', subject: 'Prices', message: 'How much?' },
    ]);
  });

  test('a message that did not arrive is never thanked for, and goes into a mail', async ({
    page,
    api,
    problems,
  }) => {
    problems.allow(FAILED_CALL);
    await page.goto('/');
    await fillLanding(page);
    for (const [kind, words] of [
      ['status500_html', 'We couldn’t confirm that your message arrived'],
      ['drop', 'We couldn’t confirm that your message arrived'],
      ['success_false', 'the server did not accept it'],
    ] as const) {
      await test.step(kind, async () => {
        await answer(page, kind);
        await send(page);
        await expect(alert(page)).toContainText(words);
        const link = page.getByRole('link', { name: 'Send it by email instead' });
        const href = new URL((await link.getAttribute('href')) ?? '');
        expect(href.pathname).toBe('support@qafila.example');
        expect(href.searchParams.get('body')).toBe(
          'We run 40 trucks.\r\nCan we see a demo?\r\n\r\nSara Haddad <sara@fleet.example>\r\nFleet & Co',
        );
        await expect(page.getByLabel('Message')).toHaveValue(/We run 40 trucks/);
        await expect(thanks(page)).toBeHidden();
        await page.unroute(`**${CONTACT}`);
      });
    }
    expect(await api.data('contact_messages')).toEqual([]);
    await page.route(`**${CONTACT}`, (route) =>
      route.fulfill({
        status: 422,
        json: { error: 'No', errors: { email: 'We know no such host' } },
      }),
    );
    await send(page);
    await expect(page.getByText('We know no such host')).toBeVisible();
    await expect(page.getByLabel('Email address')).toBeFocused();

    let asked = 0;
    await page.route(`**${CONTACT}`, (route) => {
      asked += 1;
      return route.fulfill({ status: 404, json: { error: 'No such call' } });
    });
    for (let press = 0; press < 2; press += 1) {
      await send(page);
      await expect(alert(page)).toContainText('This site can’t send messages at the moment');
      await expect(page.getByRole('link', { name: 'Send it by email instead' })).toBeVisible();
    }
    expect(asked).toBe(1);
  });
});

/** Answers the form's call as a failing server does. */
const answer = (page: Page, kind: 'status500_html' | 'drop' | 'success_false') =>
  page.route(`**${CONTACT}`, (route) => {
    if (kind === 'drop') return route.abort();
    if (kind === 'success_false') return route.fulfill({ json: { success: false } });
    return route.fulfill({ status: 500, contentType: 'text/html', body: '<h1>Sorry</h1>' });
  });

const fillSignup = async (page: Page, email: string, password: string, confirm = password) => {
  await page.getByLabel('Full name').fill('Sara Haddad');
  await page.getByLabel('Email address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm password').fill(confirm);
  await page.getByRole('button', { name: 'Create account' }).click();
};

test.describe('signing up', () => {
  test('the rules are beside the fields, and a new account opens the welcome', async ({
    page,
    api,
  }) => {
    await page.goto('/signup');
    await page.getByRole('button', { name: 'Create account' }).click();
    for (const problem of [
      'Enter your name.',
      'Enter your email address.',
      'Choose a password.',
      'Repeat the password.',
    ]) {
      await expect(page.getByText(problem)).toBeVisible();
    }
    await fillSignup(page, 'sara@fleet.example', '1234567', '12345678');
    await expect(page.getByText('Use at least 8 characters.')).toBeVisible();
    await expect(page.getByText('Passwords do not match.')).toBeVisible();
    await fillSignup(page, 'sara@fleet.example', 'Password1');
    await expect(page.getByText('This is one of the most common passwords.')).toBeVisible();
    expect(await api.log()).toEqual([]);

    await fillSignup(page, 'sara@fleet.example', ' 1234567');
    await expect(page).toHaveURL('/dashboard');
    await expect(page.getByText('Account created! Welcome to your dashboard.')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome, Sara Haddad');
    expect(await api.log('/auth/register.php')).toHaveLength(1);
  });

  test.describe(() => {
    test.use({ backend: 'mock' });

    test('a refusal and a failure have different messages', async ({ page, api, problems }) => {
      problems.allow(FAILED_CALL);
      await page.goto('/signup');
      await fillSignup(page, accountOf('Fleet Manager').email, 'seven camels');
      await expect(alert(page)).toHaveText(
        'Registration failed. Please try a different email or check your password.',
      );
      await api.fault({ path: '/auth/register.php', kind: 'drop', times: 0 });
      await page.getByRole('button', { name: 'Create account' }).click();
      await expect(alert(page)).toContainText(
        'An error occurred during registration. Please try again.',
      );
      await expect(page.getByLabel('Full name')).toHaveValue('Sara Haddad');
    });
  });
});

test('a password can be shown, even before the script has loaded', async ({ page }) => {
  await page.goto('/login');
  const password = page.getByLabel('Password', { exact: true });
  const reveal = page.getByRole('button', { name: 'Show password' });
  await reveal.click();
  await expect(password).toHaveAttribute('type', 'text');
  await expect(reveal).toHaveAttribute('aria-pressed', 'true');
  await reveal.click();
  await expect(password).toHaveAttribute('type', 'password');
});

test('a form whose script does not load says so, and works once it does', async ({
  page,
  problems,
}) => {
  problems.allow(FAILED_CALL);
  await page.route('**/assets/login-*.js', (route) => route.abort(), { times: 1 });
  await page.goto('/login');
  await page.getByLabel('Email address').focus();
  await expect(page.getByText('The form could not be loaded.')).toBeVisible();
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByText('Enter your email address.')).toBeVisible();
  await expect(page.getByText('The form could not be loaded.')).toBeHidden();
});

test.describe('with Google', () => {
  test.use({ backend: 'mock' });

  const clientId = '1-a.apps.googleusercontent.com';
  const config = parseConfig({ VITE_GOOGLE_CLIENT_ID: clientId });
  const BUTTON = `<button type="button" data-google="${clientId}">Google</button><div data-google-place></div>`;
  /** A page as a build with a client id renders it, with the headers of such a build. */
  const withGoogle = async (page: Page, path: '/login' | '/signup') => {
    const html = await readFile(join(BUILDS.production.outDir, `${path}.html`), 'utf8');
    const body = html.replace('</form>', `</form>${BUTTON}`);
    await page.route(`**${path}`, (route) =>
      route.fulfill({ contentType: 'text/html', body, headers: { ...securityHeaders(config) } }),
    );
    await page.goto(path);
  };

  /** Stands in for Google's script: its window answers at once, with what Google signs of the request. */
  const standIn = (page: Page, email: string) =>
    page.route('https://accounts.google.com/gsi/client', (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: `let options; window.google = { accounts: { id: {
          initialize: (given) => { options = given; },
          renderButton: (place) => { place.textContent = 'Google’s own button'; },
          prompt: () => {
            const claims = { email: '${email}', name: 'Sara', nonce: options.nonce };
            const isOurs = options.client_id === '${clientId}' && /^[0-9a-f]{64}$/.test(options.nonce);
            options.callback({ credential: isOurs ? 'e30.' + btoa(JSON.stringify(claims)) + '.x' : '' });
          },
        } } };`,
      }),
    );

  test('signs in, signs up, and requests nothing from Google before', async ({
    page,
    problems,
  }) => {
    const { email } = accountOf('Fleet Manager');
    await standIn(page, email);
    await withGoogle(page, '/login');
    await page.getByLabel('Email address').focus();
    await page.waitForLoadState('networkidle');
    expect(problems.unexpected).toEqual([]);
    problems.allow(/foreign host: https:\/\/accounts\.google\.com\/gsi\/client/);
    await page.getByRole('button', { name: 'Google' }).click();
    await expect(page).toHaveURL('/fleet/dashboard');
    await expect(page.getByText('Welcome back!')).toBeVisible();

    await page.evaluate(() => window.sessionStorage.clear());
    await page.unrouteAll();
    await standIn(page, 'new@fleet.example');
    await withGoogle(page, '/signup');
    await page.getByRole('button', { name: 'Google' }).click();
    await expect(page).toHaveURL('/dashboard');
    await expect(page.getByText('Signed up with Google!')).toBeVisible();
  });

  test('reports a failure, and the page goes on working', async ({ page, problems }) => {
    problems.allow(FAILED_CALL, /foreign host/);
    await page.route('https://accounts.google.com/**', (route) => route.abort());
    await withGoogle(page, '/login');
    await page.getByRole('button', { name: 'Google' }).click();
    await expect(alert(page)).toContainText(
      'Google sign-in failed. Please try again or use email/password.',
    );
    await expect(alert(page)).toContainText('Check your connection and any ad blocker.');
    await standIn(page, '');
    await page.getByRole('button', { name: 'Google' }).click();
    await expect(alert(page)).toHaveText(
      'Google sign-in failed. Please try again or use email/password.',
    );
    await page.route('https://accounts.google.com/**', (route) => route.abort());
    await withGoogle(page, '/signup');
    await page.getByRole('button', { name: 'Google' }).click();
    await expect(alert(page)).toContainText(
      'Google sign-up failed. Please try again or use email signup.',
    );
  });
});
