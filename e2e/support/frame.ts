import { expect, type Page } from '@playwright/test';

import type { MockControl } from './mockControl.ts';

/** Waits for what the frame around every screen reads once after it: the bell's papers, the conventions. */
export const frameHasRead = async (page: Page, api: Pick<MockControl, 'log'>): Promise<void> => {
  await expect(page.getByRole('button', { name: /unread notifications/ })).toBeVisible();
  const read = async () => (await api.log()).map(({ path }) => path);
  await expect.poll(read).toContain('/admin/settings/settings.php');
  await page.waitForLoadState('networkidle');
};
