import { parseCsv } from './parse.ts';
import { stripFormulaGuard, toCsv, type CsvCell } from './write.ts';

const NUMBER = /^-?\d+(?:\.\d+)?$/;

/** A negative amount is no formula. */
const cellOf = (text: string): CsvCell =>
  NUMBER.test(text) && String(Number(text)) === text ? Number(text) : stripFormulaGuard(text);

/**
 * A CSV of someone else's as `toCsv` would have written it: what a spreadsheet would calculate begins
 * with an apostrophe, everything else stays as it was. What is no table is given back unchanged.
 */
export const guardedCsv = (text: string): string => {
  const { header, rows, delimiter, problems } = parseCsv(text);
  if (problems.length > 0) return text;
  return toCsv(
    header.map(stripFormulaGuard),
    rows.map(({ cells }) => cells.map(cellOf)),
    delimiter,
  );
};
