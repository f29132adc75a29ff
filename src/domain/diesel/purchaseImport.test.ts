import { describe, expect, it } from 'vitest';

import { planOfText } from '../fleet/testing.ts';
import { purchaseImport } from './purchases.import.ts';

const plan = (text: string, existing: Record<string, unknown>[] = []) =>
  planOfText(purchaseImport, text, {
    timeZone: 'Asia/Dubai',
    existing,
    names: {
      branch_id: new Map<string, number | string>([
        ['ocglt', 'OCGLT'],
        ['alain', 2],
      ]),
    },
  });

const HEADER = 'Date,Branch,Vendor,Invoice No,Litres invoiced,Litres received,Price,Total';
const row = (...cells: string[]) => plan([HEADER, cells.join(',')].join('\n')).entries[0];

describe('the import of purchases', () => {
  it('takes a day as the company’s noon, a branch by its name, and computes the amounts', () => {
    expect(row('13/11/2026', 'Al Ain', 'Gulf', 'A-1', '1000', '990', '2.5', '')).toMatchObject({
      state: 'new',
      record: {
        at: '2026-11-13T08:00:00.000Z',
        branch_id: 2,
        net: 2500,
        vat: 125,
        total: 2625,
      },
    });
    expect(row('13/11/2026', 'OCGLT', 'Gulf', 'A-1', '1000', '990', '', '2625')).toMatchObject({
      state: 'new',
      record: { unit_price: 2.5, net: 2500, vat: 125 },
    });
  });

  it('adds net and VAT where the file has no total', () => {
    const header = HEADER.replace('Total', 'Net,VAT');
    const cells = '13/11/2026,OCGLT,Gulf,A-1,1000.5,990,2.8733,2874.70,143.74';
    expect(plan(`${header}\n${cells}`).entries[0]).toMatchObject({
      state: 'new',
      record: { net: 2874.7, vat: 143.74, total: 3018.44 },
    });
  });

  it('takes the digits of a tax number', () => {
    const text = 'Vendor,TRN,Invoice No\nGulf,100-2345-6780-0003,A-1';
    expect(plan(text).entries[0]?.record.supplier_trn).toBe('100234567800003');
  });

  it('takes net and VAT from the total where the price is rounded', () => {
    expect(
      row('13/11/2026', 'OCGLT', 'Gulf', 'A-1', '20000', '20000', '2.8571', '60000'),
    ).toMatchObject({ state: 'new', record: { net: 57_142.86, vat: 2857.14, total: 60_000 } });
  });

  it('refuses contradictory amounts, and those from which nothing follows', () => {
    expect(row('13/11/2026', 'OCGLT', 'Gulf', 'A-1', '1000', '990', '2.5', '2600')).toMatchObject({
      state: 'wrong',
      problems: { total: { code: 'amountsDiffer' } },
    });
    expect(
      row('13/11/2026', 'Dubai', 'Gulf', 'A-1', '1000', '990', '', '')?.problems,
    ).toMatchObject({
      branch_id: { code: 'unknownName' },
      unit_price: { code: 'required' },
    });
  });

  it('identifies an invoice by supplier and number', () => {
    const rows = ['Gulf,A-1', 'GULF,a-1', 'Coast,A-1'].map(
      (key) => `13/11/2026,OCGLT,${key},1000,990,2.5,2625`,
    );
    const stored = { id: 1, supplier: 'Coast', invoice_no: 'A-1', total: 1 };
    expect(
      plan([HEADER, ...rows].join('\n'), [stored]).entries.map(({ state, id }) => [state, id]),
    ).toEqual([
      ['new', undefined],
      ['duplicate', undefined],
      ['changed', 1],
    ]);
  });
});
