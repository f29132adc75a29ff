import type { Page } from '@playwright/test';

import { changeIn, figuresOf, litresText, moneyText, movedIn } from './dieselBooks.ts';
import { expect } from './fixtures.ts';
import { navigateInApp } from './inApp.ts';
import type { MockControl } from './mockControl.ts';

const DUBAI_MS = 4 * 3_600_000;

/** This month, and its first instant, in Dubai. */
export const thisMonth = () => {
  const month = new Date(Date.now() + DUBAI_MS).toISOString().slice(0, 7);
  return { month, start: Date.parse(`${month}-01T00:00:00+04:00`) };
};

/** In thousandths; NaN for a dash. */
const amountIn = (text: string): number => {
  const digits = text.replaceAll(/[^\d.]/g, '');
  const size = digits === '' ? NaN : Math.round(Number(digits) * 1000);
  return /^[-−]/.test(text.replaceAll(/[\u2066-\u2069\u200e\u200f]/g, '')) ? -size : size;
};

interface Counted {
  /** Millilitres that the tank held by the book when it was counted, those counted, and when. */
  book: number;
  ml: number;
  at: string;
}

/** The month of Alain, counted once in it, says what the stored rows say. */
export const expectMonthEnd = async (page: Page, api: MockControl, count: Counted) => {
  const { month, start } = thisMonth();
  await navigateInApp(page, `/diesel/reports?report=month&month=${month}`);
  const table = page.getByRole('table', { name: 'Month end of Alain' });
  await expect(table).toBeVisible();
  const since = await movedIn(api, count.at);
  const inMonth = await movedIn(api, new Date(start - 1).toISOString());
  for (const [name, line] of [
    ['Purchases received', inMonth.purchases],
    ['Issues', inMonth.issues],
    ['Extractions', inMonth.extractions],
    ['To other branches', inMonth.transfersOut],
  ] as const) {
    expect((await figuresOf(table, new RegExp(`^${name}`))).slice(0, 2), name).toEqual([
      litresText(line.ml, true),
      moneyText(line.fils, true),
    ]);
  }
  const litresOf = async (name: RegExp) => (await figuresOf(table, name))[0];
  expect(await litresOf(/^Variance of the counts/)).toBe(litresText(count.ml - count.book, true));
  expect(await litresOf(/^Opening/)).toBe(
    litresText(count.book + changeIn(since) - changeIn(inMonth)),
  );
  expect(await litresOf(/^Closing/)).toBe(litresText(count.ml + changeIn(since)));
  // In litres and in AED, this month and the last: the lines add up, and one opens as the other closed.
  const rows = await table
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader') })
    .all();
  const lines = await Promise.all(
    rows.map(async (row) => (await row.getByRole('cell').allInnerTexts()).map(amountIn)),
  );
  const [opening = [], closing = []] = [lines[0], lines.at(-1)];
  expect(opening).toHaveLength(4);
  expect(closing.slice(0, 2)).not.toContain(NaN);
  for (const [place, end] of closing.entries()) {
    if (Number.isNaN(end)) continue;
    expect(lines.slice(0, -1).reduce((sum, line) => sum + (line[place] ?? NaN), 0)).toBe(end);
  }
  expect(opening.slice(0, 2)).toEqual(closing.slice(2));
};

/** Closes last month of OCGLT, which was last counted before it, and opens it again with a reason. */
export const closeAndReopen = async (page: Page, api: MockControl) => {
  const end = thisMonth().start - 1;
  const month = new Date(end + DUBAI_MS).toISOString().slice(0, 7);
  const [stock] = (await api.data('diesel_stock')).filter(({ branch_id }) => branch_id === 1);
  const counted_at = new Date(end - 40 * 24 * 3_600_000).toISOString();
  await api.mutate('diesel_stock', stock?.id ?? NaN, { counted_at });
  await page.goto(`/diesel/reports?report=month&month=${month}&branch=all`);
  await page.getByRole('button', { name: `Close ${month} of OCGLT` }).click();
  await expect(page.getByText(/^Closed by Priya Nair/)).toBeVisible();
  await page.getByRole('button', { name: 'Reopen' }).click();
  const question = page.getByRole('dialog', { name: `Reopen ${month} of OCGLT?` });
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
