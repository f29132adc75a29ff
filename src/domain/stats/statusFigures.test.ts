import { expect, it } from 'vitest';

import { testDay } from '../base/testing.ts';
import { driverWith } from '../fleet/testing.ts';
import { RESOURCES } from '../records/resources.ts';
import { figureRows } from './overview.ts';
import { STATUS_FIGURES, statusFigure, statusFigureName } from './statusFigures.ts';

it('has a name for each status of the fleet, by which it can be found', () => {
  const names = STATUS_FIGURES.map(statusFigureName);
  expect(names).toContain('trucks.sold');
  expect(new Set(names).size).toBe(names.length);
  for (const figure of STATUS_FIGURES) {
    expect(statusFigure(statusFigureName(figure))).toBe(figure);
  }
  expect(statusFigure('trucks.lost')).toBeUndefined();
  const vacation = statusFigure('drivers.vacation');
  const drivers = [driverWith({ status: 'vacation' }), driverWith()];
  expect(
    vacation && figureRows(vacation, { [RESOURCES.drivers]: drivers }, testDay('2026-03-10')),
  ).toHaveLength(1);
});
