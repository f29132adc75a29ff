import Papa from 'papaparse';

import type { Delimiter } from './parse.ts';

export type CsvCell = string | number | boolean | null | undefined;

/**
 * OWASP, CSV injection; papaparse's own expression misses leading blanks, invisible marks, NUL,
 * line breaks and full-width signs. Leading apostrophes count, so that a text with its own survives the round trip.
 */
// oxlint-disable-next-line no-control-regex
const FORMULA = /^'*[\s\0\p{Cf}]*[=+\-@\t\r\n\0＝＋－＠]/u;

const table = (header: readonly string[], rows: readonly (readonly CsvCell[])[]) => [
  [...header],
  ...rows.map((row) => [...row]),
];

/**
 * Opens correctly in Excel: BOM (as text), CRLF, RFC 4180 quotes, an apostrophe before any formula.
 */
export const toCsv = (
  header: readonly string[],
  rows: readonly (readonly CsvCell[])[],
  delimiter: Delimiter = ',',
): string =>
  `\uFEFF${Papa.unparse(table(header, rows), { delimiter, newline: '\r\n', escapeFormulae: FORMULA })}\r\n`;

/** What is shown, without the marks that only order it on the screen. */
export const shownCell = (cell: CsvCell): CsvCell =>
  typeof cell === 'string' ? cell.replace(/[\u200e\u200f\u2066-\u2069]/g, '') : cell;

/** Without BOM and apostrophes. */
export const toPlainLines = (rows: readonly (readonly CsvCell[])[]): string =>
  `${Papa.unparse(
    rows.map((row) => [...row]),
    { newline: '\r\n' },
  )}\r\n`;

export const stripFormulaGuard = (cell: string): string =>
  cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell;
