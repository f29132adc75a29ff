import { describe, expect, it } from 'vitest';

import { planImport } from '../../../domain/import/plan.ts';
import { setupOf } from '../../../domain/import/testing.ts';
import { planInSlices } from './planInSlices.ts';

const rows = Array.from({ length: 500 }, (_, index) => `D${index % 400},Driver ${index}`);
const setup = setupOf(['driver_id,name', ...rows].join('\n'));

/** A clock on which every row takes ten milliseconds. */
const slowClock = () => {
  let time = 0;
  return () => (time += 10);
};

describe('planInSlices', () => {
  it('plans what planning at once plans', async () => {
    expect(await planInSlices(setup, () => true, slowClock())).toEqual(planImport(setup));
  });

  it('lets others have their turn', async () => {
    let turns = 0;
    const timer = setInterval(() => (turns += 1));
    await planInSlices(setup, () => true, slowClock());
    clearInterval(timer);
    expect(turns).toBeGreaterThan(20);
  });

  it('gives up once nobody wants it any more', async () => {
    let asked = 0;
    const plan = await planInSlices(setup, () => (asked += 1) < 3, slowClock());
    expect([plan, asked]).toEqual([undefined, 3]);
  });
});
