import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { addDays } from '../base/dates.ts';
import { testDay } from '../base/testing.ts';
import { EXPIRY_KINDS, expiryStatus, type Expiry } from '../records/expiry.ts';
import { isIsoMonth, monthOf } from './months.ts';
import { countOf, papersByDay, sharedNames } from './papersByDay.ts';

const TODAY = '2026-02-27';

const HOLDERS = ['fleet/drivers', 'fleet/trucks', 'fleet/trailers', 'fleet/documents'];

const someExpiry = fc
  .record({
    kind: fc.constantFrom(...EXPIRY_KINDS),
    holder: fc.record({
      resource: fc.constantFrom(...HOLDERS),
      id: fc.nat(20),
      label: fc.constantFrom('T-101', 'Ahmed Khan', 'أحمد خان', 'TR-9'),
    }),
    left: fc.integer({ min: -60, max: 90 }),
  })
  .map(({ kind, holder, left }): Expiry => {
    const date = addDays(TODAY, left);
    return {
      kind,
      holder,
      date,
      field: `${kind}_expiry`,
      ...expiryStatus(date, kind, testDay(TODAY)),
    };
  });
const somePapers = fc.array(someExpiry, { maxLength: 40 });
describe('papersByDay', () => {
  it('keeps every paper once, on its day and in its order', () => {
    fc.assert(
      fc.property(somePapers, (papers) => {
        const days = papersByDay(papers);
        expect([...days.values()].flat()).toHaveLength(papers.length);
        for (const [day, ofDay] of days) {
          expect(ofDay).toEqual(papers.filter(({ date }) => date === day));
          expect(countOf(ofDay, 'due') + countOf(ofDay, 'overdue') + countOf(ofDay, 'valid')).toBe(
            ofDay.length,
          );
        }
      }),
      { seed: 4 },
    );
  });
});

it('knows which names only an ID tells apart', () => {
  const gatepass = (label: string, code?: string): Expiry => ({
    kind: 'gatepass',
    holder: { resource: 'fleet/drivers', id: code ?? label, label, ...(code && { code }) },
    date: TODAY,
    field: 'gatepass_expiry',
    ...expiryStatus(TODAY, 'gatepass', testDay(TODAY)),
  });
  const papers = [
    gatepass('Ramesh Adhikari', 'D-1004'),
    gatepass('Ahmed Khan', 'D-1001'),
    gatepass('Ahmed Khan', 'D-1001'),
    gatepass('T-101'),
    gatepass('Ramesh Adhikari', 'D-1080'),
    gatepass('T-101'),
  ];
  expect([...sharedNames(papers)]).toEqual(['Ramesh Adhikari']);
});

it('tells months from other text', () => {
  expect(monthOf('2028-02-29')).toBe('2028-02');
  expect(['2028-02', '2028-12', '0001-01'].filter(isIsoMonth)).toHaveLength(3);
  expect(['2028-13', '2028-2', '2028', '', null, '2028-02-01', 7].filter(isIsoMonth)).toEqual([]);
});
