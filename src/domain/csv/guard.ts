import { parseCsv, raggedAgainst } from './parse.ts';
import { stripFormulaGuard, toCsv, type CsvCell } from './write.ts';

const NUMBER = /^-?\d+(?:\.\d+)?$/;

/** A negative amount is no formula. */
const cellOf = (text: string): CsvCell =>
  NUMBER.test(text) && String(Number(text)) === text ? Number(text) : stripFormulaGuard(text);

/**
 * A CSV from elsewhere as `toCsv` would have written it: cells that a spreadsheet would calculate begin with
 * an apostrophe, all others are unchanged. Anything but a table is returned unchanged.
 */
export const guardedCsv = (text: string): string => {
  const { header, rows, delimiter, refusal } = parseCsv(text);
  const isRagged = raggedAgainst(header);
  if (refusal || rows.some(({ cells }) => isRagged(cells))) return text;
  return toCsv(
    header.map(stripFormulaGuard),
    rows.map(({ cells }) => cells.map(cellOf)),
    delimiter,
  );
};
