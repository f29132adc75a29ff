import Papa from 'papaparse';

import { parseCsv } from './parse.ts';
import { stripFormulaGuard, toCsv, type CsvCell } from './write.ts';

/** A negative amount is no formula. */
const NEGATIVE = /^-(?:0|[1-9]\d{0,10})(?:\.\d{1,4})?$/;

const cellOf = (text: string): CsvCell =>
  NEGATIVE.test(text) ? Number(text) : stripFormulaGuard(text);

/** Cells that a spreadsheet would calculate get an apostrophe; the file need not be well formed. */
export const guardedCsv = (text: string): string => {
  const { titles = [], header, rows, delimiter, refusal } = parseCsv(text);
  const lines = refusal
    ? Papa.parse<string[]>(text, { delimiter }).data
    : [...titles, header, ...rows.map(({ cells }) => cells)];
  const [first = [], ...others] = lines;
  if (first.every((cell) => cell === '') && others.length === 0) return text;
  const guarded = others.map((cells) => cells.map(cellOf));
  return toCsv(first.map(stripFormulaGuard), guarded, delimiter);
};
