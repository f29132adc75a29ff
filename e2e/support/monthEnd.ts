import type { Page } from '@playwright/test';

import { showMonth } from '../../src/domain/calendar/months.ts';
import { bookOf, figuresOf, litresText, moneyText } from './dieselBooks.ts';
import { expect } from './fixtures.ts';
import { navigateInApp } from './inApp.ts';
import type { MockControl } from './mockControl.ts';

const DUBAI_MS = 4 * 3_600_000;

/** This month, and its first instant, in Dubai. */
export const thisMonth = () => {
  const month = new Date(Date.now() + DUBAI_MS).toISOString().slice(0, 7);
  return { month, start: Date.parse(`${month}-01T00:00:00+04:00`) };
};

/** By the name of its line, what the table of a month has of a book: litres and AED. */
const LINES = {
  Opening: 'opening',
  'Purchases received': 'purchases',
  Issues: 'issues',
  Extractions: 'extractions',
  'To other branches': 'transfersOut',
  'Variance of the counts': 'variance',
  'Price variance': 'priceVariance',
  Closing: 'closing',
} as const;

/** Each figure of Alain's month, and of the one before, is that of the textbook. */
export const expectMonthEnd = async (page: Page, api: MockControl) => {
  const { month, start } = thisMonth();
  await navigateInApp(page, `/diesel/reports?report=month&month=${month}`);
  const table = page.getByRole('table', { name: 'Month end of Alain' });
  await expect(table).toBeVisible();
  const lastStart = Date.parse(
    `${new Date(start - 1 + DUBAI_MS).toISOString().slice(0, 7)}-01T00:00:00+04:00`,
  );
  const books = [await bookOf(api, start, Infinity), await bookOf(api, lastStart, start)];
  for (const [name, line] of Object.entries(LINES)) {
    const isSigned = line !== 'opening' && line !== 'closing';
    expect(await figuresOf(table, new RegExp(`^${name}`)), name).toEqual(
      books.flatMap((book) => [
        litresText(book[line].ml, isSigned),
        moneyText(book[line].fils, isSigned),
      ]),
    );
  }
  await expect(table.getByRole('rowheader')).toHaveCount(Object.keys(LINES).length + 1);
  expect(await figuresOf(table, /^From other branches/)).toEqual(
    books.flatMap(() => [litresText(0), moneyText(0)]),
  );
};

/** Closes last month of OCGLT, which was last counted before it, and opens it again with a reason. */
export const closeAndReopen = async (page: Page, api: MockControl) => {
  const end = thisMonth().start - 1;
  const month = new Date(end + DUBAI_MS).toISOString().slice(0, 7);
  const [stock] = (await api.data('diesel_stock')).filter(({ branch_id }) => branch_id === 1);
  const counted_at = new Date(end - 40 * 24 * 3_600_000).toISOString();
  await api.mutate('diesel_stock', stock?.id ?? NaN, { counted_at });
  await page.goto(`/diesel/reports?report=month&month=${month}&branch=all`);
  await page.getByRole('button', { name: `Close ${showMonth(month)} of OCGLT` }).click();
  await expect(page.getByText(/^Closed by Priya Nair/)).toBeVisible();
  await page.getByRole('button', { name: 'Reopen' }).click();
  const question = page.getByRole('dialog', { name: `Reopen ${showMonth(month)} of OCGLT?` });
  await question.getByRole('textbox').fill('A late invoice');
  await question.getByRole('button', { name: 'Reopen' }).click();
  await expect(page.getByText(/^Reopened by Priya Nair.*A late invoice$/)).toBeVisible();
  expect(await api.data('diesel_books')).toMatchObject([
    { action: 'close', month, by: 'Priya Nair' },
    { action: 'reopen', month, by: 'Priya Nair', why: 'A late invoice' },
  ]);
};

/** On paper a report begins at the top, with its own heading. */
export const expectOnPaper = async (page: Page) => {
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
  expect((await page.getByRole('article').boundingBox())?.y).toBeLessThan(32);
  await page.emulateMedia({ media: 'screen' });
};
