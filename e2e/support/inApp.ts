import { expect, type Page } from '@playwright/test';

/** Goes to an address as one of the app's links does: without reloading. */
export const navigateInApp = (page: Page, address: string): Promise<void> =>
  page.evaluate((to) => {
    window.history.pushState(null, '', to);
    window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, address);

/** The bell, with any number of unread notifications. */
export const bell = (page: Page) => page.getByRole('button', { name: /notification/i }).first();

/** Touches a key once the page is there: the frame reads what it shows at the first sign of use, or later. */
export const beginUse = async (page: Page): Promise<void> => {
  await expect(bell(page)).toBeVisible();
  // Its listeners are there once React is idle.
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
  await page.keyboard.press('Shift');
};
