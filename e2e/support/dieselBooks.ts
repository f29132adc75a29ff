import type { Locator } from '@playwright/test';

import { BOWSERS } from '../../api/branches.ts';
import type { MockControl } from './mockControl.ts';
import { textbookMonth, type Counted, type Moved } from './textbook.ts';

/** The branch whose day the journeys record, and a bowser that it fills. */
export const BRANCH = 2;
export const [BOWSER] = BOWSERS;

// Whole millilitres and fils, added up independently of the app.
export const ml = (litres: number) => Math.round(litres * 1000);
export const fils = (aed: number) => Math.round(aed * 100);
export const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);

const signOf = (amount: number, signed: boolean) =>
  amount < 0 ? '−' : signed && amount > 0 ? '+' : '';
export const litresText = (amount: number, signed = false) =>
  `${signOf(amount, signed)}${(Math.abs(amount) / 1000).toLocaleString('en', { maximumFractionDigits: 3 })} L`;
export const moneyText = (amount: number, signed = false) =>
  `${signOf(amount, signed)}AED ${(Math.abs(amount) / 100).toLocaleString('en', { minimumFractionDigits: 2 })}`;

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

/** What moved in the branch's tank, by the stored rows. */
const movesOf = async (api: MockControl): Promise<Moved[]> => {
  const isOwn = ({ branch_id, status }: Row) => branch_id === BRANCH && status !== 'void';
  const issues = (await api.data('diesel_issues')).filter(isOwn);
  const purchases = (await api.data('diesel_purchases')).filter(isOwn);
  const extractions = (await api.data('diesel_extractions')).filter(isOwn);
  const left = ({ at, liters, total_cost }: (typeof issues | typeof extractions)[number]) => ({
    at,
    ml: -ml(liters),
    fils: -fils(total_cost ?? 0),
  });
  return [
    ...issues.map((row) => ({ ...left(row), line: 'issues' as const })),
    ...extractions.map((row) => ({
      ...left(row),
      line: row.destination === BOWSER.name ? ('transfersOut' as const) : ('extractions' as const),
    })),
    ...purchases.map(({ at, liters_received, net }) => ({
      at,
      line: 'purchases' as const,
      ml: ml(liters_received),
      fils: fils(net),
    })),
  ];
};

/** The counts of the branch's tank in the stored log. */
const countsOf = async (api: MockControl): Promise<Counted[]> => {
  const tank = (await api.data('diesel_stock')).find(({ branch_id }) => branch_id === BRANCH);
  const log = (await api.data('activity')).filter(
    ({ entity_type, entity_id }) => entity_type === 'diesel/stock' && entity_id === tank?.id,
  );
  return log.map(({ at, changes }) => {
    const now = (name: string) => Number(changes.find(({ field }) => field === name)?.new);
    return { at, ml: ml(now('book_l')), price: now('cost') };
  });
};

/** The branch's book between two instants, by the textbook, from the stored rows. */
export const bookOf = async (api: MockControl, from: number, to: number) =>
  textbookMonth(await countsOf(api), await movesOf(api), [from, to]);

/** The branch's book since its last count. */
export const bookSinceCount = async (api: MockControl) => {
  const times = (await countsOf(api)).map(({ at }) => Date.parse(at));
  return bookOf(api, Math.max(...times) + 1, Infinity);
};

/** Counts of the branch's tank in the month before last and in the last one, so that its books are known since. */
export const countBefore = async (api: MockControl, thisMonth: number) => {
  const tank = (await api.data('diesel_stock')).find(({ branch_id }) => branch_id === BRANCH);
  const entries = (await api.data('activity')).slice(-2);
  const counts = [
    { days: 41, liters: 29_000, cost: 3.05 },
    { days: 17, liters: 28_950, cost: 3.06 },
  ];
  for (const [index, { days, liters, cost }] of counts.entries()) {
    const at = new Date(thisMonth - days * 24 * 3_600_000).toISOString();
    const old = counts[index - 1];
    await api.mutate('activity', entries[index]?.id ?? NaN, {
      at,
      action: 'update',
      entity_type: 'diesel/stock',
      entity_id: tank?.id,
      entity_label: 'Alain',
      changes: [
        { field: 'book_l', old: old?.liters ?? liters, new: liters },
        { field: 'cost', old: old?.cost ?? cost, new: cost },
      ],
    });
    await api.mutate('diesel_stock', tank?.id ?? NaN, { liters, cost, counted_at: at });
  }
};

export const figuresOf = async (table: Locator, line: string | RegExp) => {
  const row = table
    .getByRole('row')
    .filter({ has: table.page().getByRole('rowheader', { name: line }) });
  const texts = await row.getByRole('cell').allInnerTexts();
  return texts.map((text) => text.replaceAll(/[\u00A0\u2066-\u2069]/g, ' ').trim());
};
