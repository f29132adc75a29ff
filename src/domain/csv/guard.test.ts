import fc from 'fast-check';
import { expect, it } from 'vitest';

import { guardedCsv } from './guard.ts';
import { parseCsv } from './parse.ts';
import { toCsv } from './write.ts';

it('neutralises formulas and leaves amounts as they are', () => {
  expect(guardedCsv('ref;liters;notes\nISS-1;-12.5;=HYPERLINK("x")\nISS-2;250;+1\n')).toBe(
    '\uFEFFref;liters;notes\r\nISS-1;-12.5;"\'=HYPERLINK(""x"")"\r\nISS-2;250;"\'+1"\r\n',
  );
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

it('leaves anything but a table alone', () => {
  expect(guardedCsv('')).toBe('');
});
