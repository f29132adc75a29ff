import Papa from 'papaparse';

import type { Delimiter } from './parse.ts';

export type CsvCell = string | number | boolean | null | undefined;

/**
 * What a spreadsheet may take for a formula (OWASP, CSV injection; papaparse's own expression misses leading
 * blanks, NUL, line breaks and full-width signs). Leading apostrophes count, so that a text with its own
 * leading apostrophe survives the round trip.
 */
// oxlint-disable-next-line no-control-regex
const FORMULA = /^'*[\s\0]*[=+\-@\t\r\n\0＝＋－＠]/;

const table = (header: readonly string[], rows: readonly (readonly CsvCell[])[]) => [
  [...header],
  ...rows.map((row) => [...row]),
];

/**
 * A CSV that opens correctly in Excel: UTF-8 with BOM (as text; the caller makes the bytes), CRLF, RFC 4180
 * quotes, and an apostrophe before every text that a spreadsheet would calculate.
 */
export const toCsv = (
  header: readonly string[],
  rows: readonly (readonly CsvCell[])[],
  delimiter: Delimiter = ',',
): string =>
  `\uFEFF${Papa.unparse(table(header, rows), { delimiter, newline: '\r\n', escapeFormulae: FORMULA })}\r\n`;

/** A CSV for machines, or some lines of one: without BOM and apostrophes. */
export const toPlainLines = (rows: readonly (readonly CsvCell[])[]): string =>
  `${Papa.unparse(
    rows.map((row) => [...row]),
    { newline: '\r\n' },
  )}\r\n`;

/** Removes the apostrophe that `toCsv` or a spreadsheet user put before a formula-like text. */
export const stripFormulaGuard = (cell: string): string =>
  cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell;
