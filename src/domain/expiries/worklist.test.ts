import fc from 'fast-check';
import { expect, it } from 'vitest';

import { addDays } from '../base/dates.ts';
import { testDay } from '../base/testing.ts';
import { lastOfWeek } from '../base/week.ts';
import { EXPIRY_KINDS, type Expiry, type ExpiryState } from '../records/expiry.ts';
import { RESOURCES } from '../records/resources.ts';
import { tabOf } from './worklist.ts';

const TODAY = '2026-03-10';
const DUE_SOON_DAYS = 30;

const stateOf = (daysLeft: number): ExpiryState => {
  if (daysLeft < 0) return 'overdue';
  return daysLeft <= DUE_SOON_DAYS ? 'due' : 'valid';
};

const expiryIn = (daysLeft: number, kind: Expiry['kind'] = 'gatepass', label = 'Omar'): Expiry => ({
  kind,
  field: 'date',
  date: addDays(TODAY, daysLeft),
  holder: { resource: RESOURCES.drivers, id: label, label },
  state: stateOf(daysLeft),
  daysLeft,
});

const someExpiries = fc.array(
  fc
    .record({ days: fc.integer({ min: -40, max: 60 }), kind: fc.constantFrom(...EXPIRY_KINDS) })
    .map(({ days, kind }) => expiryIn(days, kind)),
  { maxLength: 60 },
);
const anyWeekday = fc.integer({ min: 0, max: 6 });

it('has everything that has expired or expires soon in one of the tabs, each day in its own', () => {
  fc.assert(
    fc.property(someExpiries, anyWeekday, (expiries, firstDay) => {
      const end = lastOfWeek(TODAY, firstDay);
      const wanted = ({ state, date }: Expiry) => {
        if (state === 'valid') return null;
        if (date < TODAY) return 'expired';
        if (date === TODAY) return 'today';
        return date <= end ? 'week' : 'month';
      };
      const day = { ...testDay(TODAY), first_day_of_week: firstDay };
      expect(expiries.map((one) => tabOf(one, day))).toEqual(expiries.map(wanted));
    }),
    { numRuns: 200, seed: 41 },
  );
});
