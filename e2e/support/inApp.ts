import type { Page } from '@playwright/test';

/** Goes to an address as one of the app's links does: without reloading. */
export const navigateInApp = (page: Page, address: string): Promise<void> =>
  page.evaluate((to) => {
    window.history.pushState(null, '', to);
    window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, address);

/** The bell, with any number of unread notifications. */
export const bell = (page: Page) => page.getByRole('button', { name: /notification/i }).first();
