import { expect, it } from 'vitest';

import { areasTraces, overBudget } from './budgets.ts';
import { kilobytes, table } from './table.ts';
import {
  isLaterTexts,
  isLowerPicture,
  isPagesOwn,
  kindOf,
  total,
  withoutData,
} from './transfers.ts';

it.each([
  ['/assets/app-1.js', 'text/javascript', 'js'],
  ['/assets/app-1.css', 'text/css', 'css'],
  ['/fleet/drivers', 'text/html', 'html'],
  ['/assets/plex.woff2', 'font/woff2', 'font'],
  ['/favicon.svg', 'image/svg+xml', 'image'],
  ['/api/fleet/drivers.php', 'application/json', 'data'],
  ['/uploads/avatar.png', 'image/png', 'data'],
  ['/robots.txt', 'text/plain', 'other'],
])('%s is of the right kind', (path, type, kind) => {
  expect(kindOf(path, type)).toBe(kind);
});

it.each([
  ['Document', 'other', true],
  ['Script', 'parser', true],
  ['Fetch', 'script', true],
  ['Font', 'preload', true],
  ['Other', 'other', false],
])('a %s of initiator %s is the page’s own: %s', (type, initiator, isOwn) => {
  expect(isPagesOwn(type, initiator)).toBe(isOwn);
});

it('adds up the requested kinds', () => {
  const transfer = { path: '/', status: 200 };
  const transfers = [
    { ...transfer, kind: 'js', bytes: 100 },
    { ...transfer, kind: 'css', bytes: 20 },
    { ...transfer, kind: 'data', bytes: 3 },
  ] as const;
  expect(total(transfers)).toBe(123);
  expect(total(transfers, 'js', 'css')).toBe(120);
  expect(total(withoutData(transfers))).toBe(120);
});

it.each([
  ['/assets/texts-CbN2kC4s.js', true],
  ['/assets/translator-CbN2kC4s.js', false],
  ['/fleet/texts', false],
])('%s holds the later texts: %s', (path, holds) => {
  expect(isLaterTexts({ path })).toBe(holds);
});

it.each([
  ['/assets/board-phone-dark-CbN2kC4s.avif', true],
  ['/assets/worklist-dark-CbN2kC4s.avif', false],
  ['/assets/driver-CbN2kC4s.js', false],
])('%s is a picture further down: %s', (path, isLower) => {
  expect(isLowerPicture({ path })).toBe(isLower);
});

it('accepts the limit itself', () => {
  const finding = { what: 'x', limit: 10 };
  const over = { ...finding, value: 11 };
  expect(overBudget([{ ...finding, value: 10 }, over])).toEqual([over]);
});

it('recognises the areas by their traces', () => {
  expect(areasTraces('const a="MuiButtonBase"')).toEqual(['MuiButtonBase']);
  expect(areasTraces('const a=1')).toEqual([]);
});

it('aligns numbers', () => {
  expect(
    table([
      ['', 'JS'],
      ['list', kilobytes(1234)],
    ]),
  ).toBe('          JS\n────  ──────\nlist  1.2 kB');
});
