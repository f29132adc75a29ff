import fc from 'fast-check';
import { expect, it } from 'vitest';

import { addDays, daysBetween } from '../base/dates.ts';
import { testDay } from '../base/testing.ts';
import { documentWith } from '../fleet/testing.ts';
import { EXPIRY_KINDS, type Expiry } from '../records/expiry.ts';
import { matcherOf } from '../records/filter.ts';
import { countValues } from '../records/query.ts';
import { RESOURCES } from '../records/resources.ts';
import { paperKind } from './paperKind.ts';
import { papersOf } from './papers.ts';
import { kindsIn, weekFacets, weeksAhead } from './weeksAhead.ts';

const TODAY = '2026-03-10';

const someExpiries = fc.array(
  fc
    .record({ days: fc.integer({ min: -20, max: 100 }), kind: fc.constantFrom(...EXPIRY_KINDS) })
    .map(({ days, kind }): Expiry => {
      const holder = { resource: RESOURCES.drivers, id: 1, label: 'Omar' };
      const document = documentWith({ category: 'visa' });
      return {
        kind,
        field: 'date',
        date: addDays(TODAY, days),
        holder,
        state: 'due',
        daysLeft: days,
        ...(kind === 'document' && { document }),
      };
    }),
  { maxLength: 60 },
);

it('begins with the rest of the company’s week', () => {
  const weeksFrom = (firstDay: number) => weeksAhead(() => new Map(), TODAY, firstDay).slice(0, 2);
  expect(weeksFrom(1)).toMatchObject([
    { from: TODAY, to: '2026-03-15' },
    { from: '2026-03-16', to: '2026-03-22' },
  ]);
  expect(weeksFrom(0)[1]).toMatchObject({ from: '2026-03-15', to: '2026-03-21' });
  expect(weeksFrom(2)[0]).toMatchObject({ from: TODAY, to: '2026-03-16' });
});

it('counts in each week what the worklist shows for it, and everything that expires until the last one once', () => {
  const anyWeekday = fc.integer({ min: 0, max: 6 });
  fc.assert(
    fc.property(someExpiries, anyWeekday, (expiries, firstDay) => {
      const day = { ...testDay(TODAY), first_day_of_week: firstDay };
      const papers = expiries.map((one, id) => ({ ...one, id, paper: paperKind(one) }));
      const facets = weekFacets(TODAY, firstDay);
      const countsOf = (from: string) =>
        countValues(papersOf([]), papers, { field: '', filter: {}, ...facets[from] }, day);
      const weeks = weeksAhead(countsOf, TODAY, firstDay);
      expect(weeks).toHaveLength(12);
      const kinds = kindsIn(weeks);
      const last = weeks.at(-1)?.to ?? TODAY;
      for (const [index, { from, to, counts, total }] of weeks.entries()) {
        expect(from).toBe(index === 0 ? TODAY : addDays(weeks[index - 1]?.to ?? '', 1));
        expect(daysBetween(from, to)).toBeLessThanOrEqual(6);
        const shown = (filter: object) =>
          papers.filter(matcherOf(papersOf([]), { week: from, ...filter }, day));
        expect(shown({})).toHaveLength(total);
        for (const kind of kinds) {
          expect(shown({ paper: kind })).toHaveLength(counts[kind] ?? 0);
        }
      }
      const ahead = expiries.filter(({ date }) => date >= TODAY && date <= last);
      expect(weeks.reduce((sum, { total }) => sum + total, 0)).toBe(ahead.length);
      expect(new Set(kinds)).toEqual(new Set(ahead.map(paperKind)));
      expect(kinds).not.toContain('document');
    }),
    { numRuns: 60, seed: 32 },
  );
});
