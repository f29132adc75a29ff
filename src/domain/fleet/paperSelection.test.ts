import fc from 'fast-check';
import { expect, it } from 'vitest';

import { addDays, daysBetween } from '../dates.ts';
import { EXPIRY_KINDS, expiryStatus, type Expiry } from '../expiry.ts';
import { RESOURCES } from '../resources.ts';
import { figureRows } from './overview.ts';
import { kindsIn, papersIn, weeksAhead } from './paperSelection.ts';
import { STATUS_FIGURES, statusFigure, statusFigureName } from './statusFigures.ts';
import { driverWith } from './testing.ts';

const TODAY = '2026-03-10';

const papers = fc.array(
  fc
    .record({ days: fc.integer({ min: -20, max: 100 }), kind: fc.constantFrom(...EXPIRY_KINDS) })
    .map(({ days, kind }): Expiry => {
      const date = addDays(TODAY, days);
      const holder = { resource: RESOURCES.drivers, id: 1, label: 'Omar' };
      return { kind, date, holder, ...expiryStatus(date, TODAY) };
    }),
  { maxLength: 60 },
);

it('counts in each week what the week opens, and all papers of 84 days once', () => {
  fc.assert(
    fc.property(papers, (expiries) => {
      const weeks = weeksAhead(expiries, TODAY);
      expect(weeks).toHaveLength(12);
      for (const { from, to, counts, total } of weeks) {
        expect(daysBetween(from, to)).toBe(6);
        expect(papersIn(expiries, { week: from })).toHaveLength(total);
        for (const kind of EXPIRY_KINDS) {
          expect(papersIn(expiries, { week: from, kind })).toHaveLength(counts[kind] ?? 0);
        }
      }
      const ahead = expiries.filter(({ daysLeft = -1 }) => daysLeft >= 0 && daysLeft < 84);
      expect(weeks.reduce((sum, { total }) => sum + total, 0)).toBe(ahead.length);
      expect(new Set(kindsIn(weeks))).toEqual(new Set(ahead.map(({ kind }) => kind)));
    }),
    { numRuns: 200, seed: 32 },
  );
});

it('parts the urgent papers into overdue and due', () => {
  fc.assert(
    fc.property(papers, (expiries) => {
      const of = (state: 'overdue' | 'due' | 'urgent') => papersIn(expiries, { state });
      expect(of('urgent')).toHaveLength(of('overdue').length + of('due').length);
      expect(of('overdue').every(({ date }) => date < TODAY)).toBe(true);
      expect(of('due').every(({ date }) => date >= TODAY && date <= '2026-04-09')).toBe(true);
    }),
    { numRuns: 100, seed: 33 },
  );
});

it('has a name for each status of the fleet, by which it is found', () => {
  const names = STATUS_FIGURES.map(statusFigureName);
  expect(names).toContain('trucks.sold');
  expect(new Set(names).size).toBe(names.length);
  for (const figure of STATUS_FIGURES) {
    expect(statusFigure(statusFigureName(figure))).toBe(figure);
  }
  expect(statusFigure('trucks.lost')).toBeUndefined();
  const vacation = statusFigure('drivers.vacation');
  const drivers = [driverWith({ status: 'vacation' }), driverWith()];
  expect(vacation && figureRows(vacation, { [RESOURCES.drivers]: drivers }, TODAY)).toHaveLength(1);
});
