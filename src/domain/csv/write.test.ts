import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';

import { decodeCsv } from './decode.ts';
import { DELIMITERS, parseCsv } from './parse.ts';
import { stripFormulaGuard, toCsv, toPlainLines } from './write.ts';

/** Texts full of what CSV and spreadsheets misinterpret. */
const nasty = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc
    .array(fc.constantFrom(...Array.from('\'"=+-@\t\r\n ,;|＝＋－＠\0aع\uFEFF')), { maxLength: 8 })
    .map((characters) => characters.join('')),
);
/** Every row has a key, as a blank row would not count. */
const tables = fc.array(fc.tuple(fc.constant('D1'), nasty, nasty), { minLength: 1, maxLength: 8 });
const HEADER = ['first', 'second', 'third'];

describe('toCsv', () => {
  it('opens correctly in Excel: BOM, CRLF, quotes where needed, Arabic unchanged', () => {
    expect(
      toCsv(
        ['ID', 'الاسم'],
        [
          ['D1', 'يوسف, "أبو علي"'],
          [7, null],
        ],
      ),
    ).toBe('\uFEFFID,الاسم\r\nD1,"يوسف, ""أبو علي"""\r\n7,\r\n');
  });

  test.each([
    '=1+1',
    ' =1',
    '\t=1',
    '\0=1',
    '\u200B=1',
    '\u200D\u2066=1',
    '+971501234567',
    '-1',
    '@SUM(A1)',
    '=1+1\n2',
    '\r=1',
    '\n',
    '＝1',
    "'=1",
    "''+1",
  ])('neutralises %j and restores it', (cell) => {
    const written = toCsv(['id', 'x'], [['1', cell]]);
    expect(written).toContain(`"'${cell.replaceAll('"', '""')}"`);
    expect(stripFormulaGuard(`'${cell}`)).toBe(cell);
  });

  test.each(["O'Brien", "'quoted'", 'a=b', '', 'يوسف', '0501234567'])('leaves %j alone', (cell) => {
    expect(stripFormulaGuard(cell)).toBe(cell);
    expect(toCsv(['x', 'y'], [[cell, '1']])).toContain(`\r\n${cell},1\r\n`);
  });

  it('leaves negative numbers alone', () => {
    expect(toCsv(['x'], [[-5]])).toContain('\r\n-5\r\n');
  });

  it('never writes a cell that a spreadsheet would calculate', () => {
    fc.assert(
      fc.property(nasty, (cell) => {
        const written = toCsv(['x', 'y'], [['1', cell]]);
        const [row] = parseCsv(written, ',').rows;
        expect(row?.cells[1] ?? '').not.toMatch(/^[\s\0]*[=+\-@＝＋－＠]/);
      }),
      { numRuns: 2000, seed: 3 },
    );
  });

  it('restores every text after writing, decoding, reading and removing the guard', () => {
    fc.assert(
      fc.property(tables, fc.constantFrom(...DELIMITERS), (rows, delimiter) => {
        const clean = rows.map((row) => row.map((cell) => cell.replaceAll('\0', '')));
        const decoded = decodeCsv(new TextEncoder().encode(toCsv(HEADER, clean, delimiter)));
        const csv = parseCsv('text' in decoded ? decoded.text : '', delimiter);
        expect(csv.rows.map(({ cells }) => cells.map(stripFormulaGuard))).toEqual(clean);
      }),
      { numRuns: 2000, seed: 4 },
    );
  });
});

describe('toPlainLines', () => {
  it('has no BOM and no apostrophes', () => {
    expect(toPlainLines([['phone'], ['+971501234567']])).toBe('phone\r\n+971501234567\r\n');
  });

  it('returns every text as it is', () => {
    fc.assert(
      fc.property(tables, (rows) => {
        const csv = parseCsv(toPlainLines([HEADER, ...rows]), ',');
        expect(csv.rows.map(({ cells }) => cells)).toEqual(rows);
      }),
      { numRuns: 2000, seed: 5 },
    );
  });
});
