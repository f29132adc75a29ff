import fc from 'fast-check';
import { parse } from 'papaparse';
import { expect, it } from 'vitest';

import { guardedCsv } from './guard.ts';
import { parseCsv } from './parse.ts';
import { toCsv } from './write.ts';

it('neutralises formulas and leaves amounts as they are', () => {
  expect(guardedCsv('ref;liters;notes\nISS-1;-12.5;=HYPERLINK("x")\nISS-2;250;+1\n')).toBe(
    '\uFEFFref;liters;notes\r\nISS-1;-12.5;"\'=HYPERLINK(""x"")"\r\nISS-2;250;"\'+1"\r\n',
  );
  expect(guardedCsv('a,b\n-50.00,-007\n')).toBe('\uFEFFa,b\r\n-50,"\'-007"\r\n');
});

const cellsIn = (csv: string) => parseCsv(csv).rows.map(({ cells }) => cells);

it('does not guard twice', () => {
  const cell = fc.stringMatching(/^[=+\-@a-z' ]{1,6}$/).filter((text) => text.trim() !== '');
  fc.assert(
    fc.property(fc.array(fc.tuple(cell, cell), { minLength: 1 }), (rows) => {
      const csv = toCsv(['one', 'two'], rows);
      expect(cellsIn(guardedCsv(csv))).toEqual(cellsIn(csv));
    }),
    { seed: 51 },
  );
});

it('keeps the titles above a table', () => {
  const csv = guardedCsv('=Issued\n\nref,litres,notes\n1,-5,=1+1\n');
  expect(parse<string[]>(csv.slice(1)).data.slice(0, 3)).toEqual([
    ["'=Issued"],
    ['ref', 'litres', 'notes'],
    ['1', '-5', "'=1+1"],
  ]);
});

it('leaves anything but a table alone', () => {
  expect(guardedCsv('')).toBe('');
});

it.each([
  ['an unquoted comma', 'ref,notes\nISS-1,Al Noor, =1+1\n'],
  ['too few cells', 'ref,notes,more\n=1+1\n'],
  ['no header', '2026-01-01,=1+1\n2026-01-02,x\n'],
  ['one name twice', 'a,a\n=1+1,x\n'],
  ['an open quote', 'a,b\n=1+1,"x\n'],
  ['a header alone', '=1+1,b\n'],
])('guards a file with %s', (_what, csv) => {
  const cells = parse<string[]>(guardedCsv(csv).slice(1)).data.flat();
  expect(cells.filter((cell) => /^\s*=/.test(cell))).toEqual([]);
  expect(cells.join()).toContain("'");
});
