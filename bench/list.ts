import type { Locator, Page } from 'playwright';

/** The screen that the budgets apply to. */
export const LIST = '/fleet/drivers';

export const waitForList = (page: Page): Promise<void> =>
  page.locator('tbody tr').nth(1).waitFor({ timeout: 30_000 });

export const openList = async (page: Page, url: string): Promise<void> => {
  await page.goto(url + LIST);
  await waitForList(page);
};

export const listControls = (page: Page) => ({
  sort: page.locator('thead').getByRole('button').first(),
  search: page.getByRole('searchbox').or(page.locator('form input[type="text"]')).first(),
  next: page.getByRole('button', { name: /next page/i }),
  previous: page.getByRole('button', { name: /previous page/i }),
  figure: (name: string) =>
    page.getByRole('region').getByRole('link').filter({ hasText: name }).first(),
});

const changeRows = async (page: Page, act: () => Promise<void>) => {
  const before = await page.locator('tbody').innerText();
  await act();
  await page.waitForFunction((text) => document.querySelector('tbody')?.innerText !== text, before);
};

/** Sorts, turns a page and searches, each until other rows are there. */
export const useList = async (page: Page): Promise<void> => {
  const { sort, next, search } = listControls(page);
  const acts: readonly [Locator, (control: Locator) => Promise<void>][] = [
    [sort, (control) => control.click()],
    [next, (control) => control.click()],
    [search, (control) => control.fill('mo')],
  ];
  for (const [control, act] of acts) await changeRows(page, () => act(control));
};
