import fc from 'fast-check';
import { expect, it } from 'vitest';

import { testDay } from '../base/testing.ts';
import { drivers as driverType } from '../fleet/drivers.ts';
import { driverWith, trailerWith, truckWith } from '../fleet/testing.ts';
import { trailers as trailerType } from '../fleet/trailers.ts';
import { trucks as truckType } from '../fleet/trucks.ts';
import { RESOURCES } from '../records/resources.ts';
import {
  countFigures,
  FLEET_FIGURE_NAMES,
  FLEET_FIGURES,
  figureRows,
  isFleetFigure,
} from './overview.ts';

const TODAY = '2026-03-10';
const DAY = testDay(TODAY);
const LIMIT = '2026-04-09';
const someDay = fc.constantFrom(null, '', '2026-03-09', TODAY, LIMIT, '2026-04-10');

const fleet = fc.record({
  [RESOURCES.trucks]: fc.array(
    fc
      .record({
        status: fc.constantFrom(...truckType.fields.status.options),
        insurance_expiry: someDay,
      })
      .map(truckWith),
  ),
  [RESOURCES.trailers]: fc.array(
    fc
      .record({
        status: fc.constantFrom(...trailerType.fields.status.options),
        load_state: fc.constantFrom(...trailerType.fields.load_state.options),
        tir_expiry: someDay,
      })
      .map(trailerWith),
  ),
  [RESOURCES.drivers]: fc.array(
    fc.record({ status: fc.constantFrom(...driverType.fields.status.options) }).map(driverWith),
  ),
});

const isDue = (day: string | null) => !!day && day >= TODAY && day <= LIMIT;
const isUsed = ({ status }: { status: string }) => status !== 'sold' && status !== 'inactive';
const isPast = (day: string | null) => !!day && day < TODAY;

it('agrees with an independent count, and with what each figure opens', () => {
  fc.assert(
    fc.property(fleet, (rows) => {
      const { [RESOURCES.trucks]: trucks, [RESOURCES.trailers]: trailers } = rows;
      const { [RESOURCES.drivers]: drivers } = rows;
      const figures = countFigures(rows, DAY);
      expect(figures).toEqual({
        activeTrucks: trucks.filter(({ status }) => status === 'active').length,
        activeTrailers: trailers.filter(({ status }) => status === 'active').length,
        activeDrivers: drivers.filter(({ status }) => status === 'active').length,
        trailersExpiring: trailers.filter((row) => isUsed(row) && isDue(row.tir_expiry)).length,
        trucksExpiring: trucks.filter((row) => isUsed(row) && isDue(row.insurance_expiry)).length,
        vacationDrivers: drivers.filter(({ status }) => status === 'vacation').length,
        emptyTrailers: trailers.filter(({ load_state }) => load_state === 'empty').length,
        trailersOverdue: trailers.filter((row) => isUsed(row) && isPast(row.tir_expiry)).length,
        trucksOverdue: trucks.filter((row) => isUsed(row) && isPast(row.insurance_expiry)).length,
      });
      for (const name of FLEET_FIGURE_NAMES) {
        expect(figureRows(FLEET_FIGURES[name], rows, DAY)).toHaveLength(figures[name] ?? NaN);
      }
    }),
    { numRuns: 200, seed: 31 },
  );
});

it('leaves out what it cannot count', () => {
  const figures = countFigures({ [RESOURCES.drivers]: [driverWith()] }, DAY);
  expect(figures).toEqual({ activeDrivers: 1, vacationDrivers: 0 });
});

it('accepts only its own names', () => {
  for (const name of Object.keys(FLEET_FIGURES)) expect(isFleetFigure(name)).toBe(true);
  for (const name of ['constructor', 'trucks', '', null, 3])
    expect(isFleetFigure(name)).toBe(false);
});
