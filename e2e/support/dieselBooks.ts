import type { Locator } from '@playwright/test';

import { BOWSERS } from '../../api/branches.ts';
import type { MockControl } from './mockControl.ts';

/** The branch whose day the journeys record, and a bowser that it fills. */
export const BRANCH = 2;
export const [BOWSER] = BOWSERS;

// Whole millilitres and fils, added up independently of the app.
export const ml = (litres: number) => Math.round(litres * 1000);
export const fils = (aed: number) => Math.round(aed * 100);
export const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);

export const litresText = (amount: number, signed = false) =>
  `${signed && amount > 0 ? '+' : ''}${(amount / 1000).toLocaleString('en', { maximumFractionDigits: 3 })} L`;
export const moneyText = (amount: number, signed = false) => {
  const text = (Math.abs(amount) / 100).toLocaleString('en', { minimumFractionDigits: 2 });
  const plus = signed && amount > 0 ? '+' : '';
  return `${amount < 0 ? '-' : plus}AED ${text}`;
};

interface Row {
  branch_id: unknown;
  at: string;
  status: string;
}

/** What moved in a branch's tank between two instants, by the stored rows: vouchers, litres, money. */
export const movedIn = async (api: MockControl, from: string, to = '9999') => {
  const isIn = ({ branch_id, at, status }: Row) =>
    branch_id === BRANCH && status !== 'void' && at > from && at < to;
  const issues = (await api.data('diesel_issues')).filter(isIn);
  const purchases = (await api.data('diesel_purchases')).filter(isIn);
  const extractions = (await api.data('diesel_extractions')).filter(isIn);
  const toBowser = extractions.filter(({ destination }) => destination === BOWSER.name);
  const others = extractions.filter((row) => !toBowser.includes(row));
  const out = (rows: readonly { liters: number; total_cost: number | null }[]) => ({
    // Never -0.
    ml: -sum(rows.map(({ liters }) => ml(liters))) || 0,
    fils: -sum(rows.map(({ total_cost }) => fils(total_cost ?? 0))) || 0,
  });
  return {
    purchases: {
      ml: sum(purchases.map(({ liters_received }) => ml(liters_received))),
      fils: sum(purchases.map(({ net }) => fils(net))),
    },
    issues: out(issues),
    extractions: out(others),
    transfersOut: out(toBowser),
  };
};

export const changeIn = (moved: Awaited<ReturnType<typeof movedIn>>) =>
  sum(Object.values(moved).map((line) => line.ml));

export const figuresOf = async (table: Locator, line: string | RegExp) => {
  const row = table
    .getByRole('row')
    .filter({ has: table.page().getByRole('rowheader', { name: line }) });
  const texts = await row.getByRole('cell').allInnerTexts();
  return texts.map((text) => text.replaceAll(/[\u00A0\u2066-\u2069]/g, ' ').trim());
};
