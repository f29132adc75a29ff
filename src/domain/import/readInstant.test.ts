import { expect, it } from 'vitest';

import { readInstant } from './readInstant.ts';

const read = (text: string) => readInstant(text, () => 'dmy', 'Asia/Dubai');

it.each([
  ['2026-11-21T08:30:00Z', '2026-11-21T08:30:00Z'],
  ['21/11/2026 14:05', '2026-11-21T10:05:00.000Z'],
  ['21/11/2026 2:05 PM', '2026-11-21T10:05:00.000Z'],
  ['2026-11-21 12:10 am', '2026-11-20T20:10:00.000Z'],
  ['2026-11-21 00:30:00', '2026-11-20T20:30:00.000Z'],
  ['46347.25', '2026-11-21T02:00:00.000Z'],
  ['46347.99999', '2026-11-21T20:00:00.000Z'],
  ['٢١/١١/٢٠٢٦', '2026-11-21T08:00:00.000Z'],
  ['٢١/١١/٢٠٢٦ ٠٢:٠٥ م', '2026-11-21T10:05:00.000Z'],
  ['21/11/2026 12:10:00 ص', '2026-11-20T20:10:00.000Z'],
])('reads %s by the company’s clock', (text, instant) => {
  expect(read(text)).toEqual({ instant });
});

it.each([
  ['31/02/2026 10:00', 'date'],
  ['21/11/2026 25:00', 'instant'],
  ['yesterday', 'date'],
])('refuses %s', (text, code) => {
  expect(read(text)).toEqual({ problem: { code } });
});
