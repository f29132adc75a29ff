import { expect, type Page } from '@playwright/test';

import type { MockControl } from './mockControl.ts';

/** What the bell reads for those who may see the fleet's expiry dates. */
export const READS_OF_THE_BELL = [
  '/api/fleet/drivers.php',
  '/api/fleet/trucks/trucks.php',
  '/api/fleet/trailers/trailers.php',
  '/api/fleet/documents/documents.php',
];
/** What the bell reads for those who may see diesel figures. */
export const DIESEL_ALERTS = '/diesel/diesel-manager/reports/alerts.php';
/** The company's localization, which every screen needs. */
export const LOCALIZATION = '/admin/settings/settings.php';

/** The company's profile, for the name in the top bar. */
export const COMPANY = '/admin/companies/companies.php';

const SIGN_IN = '/auth/login.php';

/** Waits for the answers to what the frame around every screen reads once after it, for any user. */
export const waitForFrameReads = async (
  page: Page,
  api: Pick<MockControl, 'log'>,
): Promise<void> => {
  await expect(page.getByRole('button', { name: /unread notifications/ })).toBeVisible();
  await expect
    .poll(async () => (await api.log()).filter(({ status }) => status > 0).map(({ path }) => path))
    .toEqual(expect.arrayContaining([LOCALIZATION, COMPANY]));
};

const inOrder = (paths: readonly string[]) => paths.toSorted().join('\n');

/**
 * Waits until the screen and its frame have read all that they need, each once and in any order. What is done
 * between two such checks makes no call.
 */
export const expectOnlyReads = async (
  api: Pick<MockControl, 'log'>,
  ...ofTheScreen: string[]
): Promise<void> => {
  const read = async () => inOrder((await api.log()).map(({ path }) => path));
  await expect
    .poll(read)
    .toBe(inOrder([SIGN_IN, LOCALIZATION, COMPANY, ...READS_OF_THE_BELL, ...ofTheScreen]));
};
