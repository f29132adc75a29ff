import { type Page } from '@playwright/test';

/** Goes to an address as a link of the app does: without loading anything anew. */
export const goWithin = (page: Page, address: string): Promise<void> =>
  page.evaluate((to) => {
    window.history.pushState(null, '', to);
    window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, address);
