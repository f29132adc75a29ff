import fc from 'fast-check';
import { expect, it } from 'vitest';

import { addDays, daysBetween } from '../base/dates.ts';
import { testDay } from '../base/testing.ts';
import { driverWith } from '../fleet/testing.ts';
import { RESOURCES } from '../records/resources.ts';
import { figureRows } from '../stats/overview.ts';
import { STATUS_FIGURES, statusFigure, statusFigureName } from '../stats/statusFigures.ts';
import { EXPIRY_KINDS, expiryStatus, type Expiry } from './expiry.ts';
import { kindsIn, papersIn, papersInState, weeksAhead, type PaperState } from './paperSelection.ts';

const TODAY = '2026-03-10';
const DAY = testDay(TODAY);

const papers = fc.array(
  fc
    .record({ days: fc.integer({ min: -20, max: 100 }), kind: fc.constantFrom(...EXPIRY_KINDS) })
    .map(({ days, kind }): Expiry => {
      const date = addDays(TODAY, days);
      const holder = { resource: RESOURCES.drivers, id: 1, label: 'Omar' };
      return { kind, field: 'date', date, holder, ...expiryStatus(date, kind, testDay(TODAY)) };
    }),
  { maxLength: 60 },
);

it('begins with what is left of the company’s week', () => {
  const weeksFrom = (firstDay: number) => weeksAhead([], TODAY, firstDay).slice(0, 2);
  expect(weeksFrom(1)).toMatchObject([
    { from: TODAY, to: '2026-03-15' },
    { from: '2026-03-16', to: '2026-03-22' },
  ]);
  expect(weeksFrom(0)[1]).toMatchObject({ from: '2026-03-15', to: '2026-03-21' });
  expect(weeksFrom(2)[0]).toMatchObject({ from: TODAY, to: '2026-03-16' });
});

it('counts in each week what the week opens, and all papers until its last one once', () => {
  const anyWeekday = fc.integer({ min: 0, max: 6 });
  fc.assert(
    fc.property(papers, anyWeekday, (expiries, firstDay) => {
      const weeks = weeksAhead(expiries, TODAY, firstDay);
      expect(weeks).toHaveLength(12);
      const last = weeks.at(-1)?.to ?? TODAY;
      for (const [index, { from, to, counts, total }] of weeks.entries()) {
        expect(from).toBe(index === 0 ? TODAY : addDays(weeks[index - 1]?.to ?? '', 1));
        expect(daysBetween(from, to)).toBeLessThanOrEqual(6);
        expect(papersIn(expiries, { week: from }, firstDay)).toHaveLength(total);
        for (const kind of EXPIRY_KINDS) {
          expect(papersIn(expiries, { week: from, kind }, firstDay)).toHaveLength(
            counts[kind] ?? 0,
          );
        }
      }
      const ahead = expiries.filter(({ date }) => date >= TODAY && date <= last);
      expect(weeks.reduce((sum, { total }) => sum + total, 0)).toBe(ahead.length);
      expect(new Set(kindsIn(weeks))).toEqual(new Set(ahead.map(({ kind }) => kind)));
    }),
    { numRuns: 60, seed: 32 },
  );
});

it('parts the urgent papers into overdue and due', () => {
  fc.assert(
    fc.property(papers, (expiries) => {
      const of = (state: PaperState) => papersInState(expiries, state);
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
  expect(vacation && figureRows(vacation, { [RESOURCES.drivers]: drivers }, DAY)).toHaveLength(1);
});
