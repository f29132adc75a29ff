import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';

import { instantIn, named } from './rowValues.ts';
import { amountIn } from './validation.ts';

describe('instantIn', () => {
  it.each([
    ['2026-11-23 18:49:00', '2026-11-23T14:49:00.000Z'],
    ['2026-11-23T18:49', '2026-11-23T14:49:00.000Z'],
    ['2026-11-23', '2026-11-23T08:00:00.000Z'],
    ['2026-11-23 18:49:00+04', '2026-11-23T18:49:00+04:00'],
    ['2026-11-23T14:49:00.000Z', '2026-11-23T14:49:00.000Z'],
    [1_764_000_000, '2025-11-24T16:00:00.000Z'],
    ['yesterday', 'yesterday'],
    ['', null],
    [undefined, null],
    [{}, null],
  ])('reads %j on a clock in Dubai', (value, expected) => {
    expect(instantIn(value, 'Asia/Dubai')).toBe(expected);
  });

  it('takes the time beside a day', () => {
    expect(instantIn('2026-11-23', 'Asia/Dubai', '06:30:00')).toBe('2026-11-23T02:30:00.000Z');
    expect(instantIn('2026-11-23', 'Asia/Dubai', '06:30:45')).toBe('2026-11-23T02:30:45.000Z');
  });

  it('never fails', () => {
    fc.assert(
      fc.property(fc.anything(), fc.anything(), (value, clock) => {
        expect(['string', 'object']).toContain(typeof instantIn(value, 'Asia/Dubai', clock));
      }),
    );
  });
});

test.each([
  ['1,234.5', 1234.5],
  ['1 234', 1234],
  ['-2.50', -2.5],
  [7, 7],
  ['1,5', null],
  ['12 L', 12],
  ['AED 2.85', 2.85],
  ['12 gallons', null],
  ['', null],
  [null, null],
  [Infinity, null],
])('%j is the amount %j', (value, expected) => {
  expect(amountIn(value)).toBe(expected);
});

test('a row has its values under our names, its own first', () => {
  const names = { by: ['user_name', 'user'], at: ['created_at'] };
  expect(named({ user: { name: 'Nadia' }, at: null, created_at: 'x' }, names)).toMatchObject({
    by: 'Nadia',
    at: 'x',
  });
  expect(named({ by: 'Priya', user_name: 'Nadia' }, names)).toMatchObject({ by: 'Priya' });
  expect(named({ notes: null }, names)).toEqual({ notes: null });
});
