import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { addDays } from '../base/dates.ts';
import { testDay } from '../base/testing.ts';
import { EXPIRY_KINDS, expiryStatus, type Expiry } from '../expiries/expiry.ts';
import { isIsoMonth, monthOf } from './months.ts';
import { filterPapers, PAPER_FACETS, type PaperFilter } from './paperFilter.ts';
import { countOf, papersByDay } from './papersByDay.ts';

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
const someFilter: fc.Arbitrary<PaperFilter> = fc.record(
  {
    state: fc.constantFrom('due', 'overdue', 'valid'),
    kind: fc.constantFrom(...EXPIRY_KINDS),
    holder: fc.constantFrom(...HOLDERS),
    q: fc.constantFrom('', 't', 'KHAN  ahmed', 'احمد', 'nobody'),
  },
  { requiredKeys: [] },
);

describe('filterPapers', () => {
  it('returns everything without a filter, in the given order', () => {
    fc.assert(
      fc.property(somePapers, (papers) => {
        expect(filterPapers(papers, {}).papers).toEqual(papers);
      }),
      { seed: 1 },
    );
  });

  it('counts what each value of a facet would leave', () => {
    fc.assert(
      fc.property(somePapers, someFilter, (papers, filter) => {
        const { counts } = filterPapers(papers, filter);
        for (const facet of PAPER_FACETS) {
          for (const [value, count] of counts[facet]) {
            expect(filterPapers(papers, { ...filter, [facet]: value }).papers).toHaveLength(count);
          }
          const all = filterPapers(papers, { ...filter, [facet]: undefined }).papers;
          expect([...counts[facet].values()].reduce((sum, count) => sum + count, 0)).toBe(
            all.length,
          );
        }
      }),
      { seed: 2 },
    );
  });

  it('finds every word of a search, whatever the case and spelling', () => {
    fc.assert(
      fc.property(somePapers, (papers) => {
        const labels = (q: string) =>
          new Set(filterPapers(papers, { q }).papers.map(({ holder }) => holder.label));
        const known = (label: string) =>
          papers.some(({ holder }) => holder.label === label) ? [label] : [];
        expect([...labels('khan AHMED')]).toEqual(known('Ahmed Khan'));
        expect([...labels('احمد')]).toEqual(known('أحمد خان'));
        expect([...labels('nobody')]).toEqual([]);
      }),
      { seed: 3, numRuns: 20 },
    );
  });
});

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

it('tells months from other text', () => {
  expect(monthOf('2028-02-29')).toBe('2028-02');
  expect(['2028-02', '2028-12', '0001-01'].filter(isIsoMonth)).toHaveLength(3);
  expect(['2028-13', '2028-2', '2028', '', null, '2028-02-01', 7].filter(isIsoMonth)).toEqual([]);
});
