import { expect, it } from 'vitest';

import { twinsIn } from './twins.ts';
import { issueWith } from './vouchers.testing.ts';

const at = (time: string) => `2026-03-01T${time}Z`;
const idsOf = (rows: Parameters<typeof twinsIn>[0]) =>
  [...twinsIn(rows)].map(([id, twins]) => [id, twins.map((twin) => twin.id)]);

const one = issueWith({ id: 1, ref: 'ISS-1', at: at('08:00:00') });
const again = issueWith({ id: 2, ref: 'ISS-2', at: at('08:02:00') });

it('finds the same litres for the same truck within two minutes', () => {
  expect(idsOf([one, again])).toEqual([
    [1, [2]],
    [2, [1]],
  ]);
});

it.each([
  ['later', { at: at('08:02:01') }],
  ['of another truck', { truck_id: 9 }],
  ['of other litres', { liters: 7 }],
  ['of another branch', { branch_id: 2 as const }],
  ['void', { status: 'void' as const }],
])('leaves alone one %s', (_what, changes) => {
  expect(idsOf([one, { ...again, ...changes }])).toEqual([]);
});

it('finds none once one of them is taken back', () => {
  const counter = issueWith({ id: 3, ref: 'ISS-3', at: at('08:02:00'), liters: -again.liters });
  expect(idsOf([one, again, { ...counter, corrects: 'ISS-2' }])).toEqual([]);
});
