import { toCsv } from './write.ts';

const FIRST_LINE = /^\uFEFF?([^"\r\n]+)\r?\n/;

/**
 * A server's file with labels in the place of the names of fields. Headings of its own stay as they are, and so
 * does a file that was not read as UTF-8.
 */
export const relabel = (csv: string, labelOf: (name: string) => string): string => {
  if (csv.includes('\uFFFD')) return csv;
  const [line = '', names] = FIRST_LINE.exec(csv) ?? [];
  return names ? toCsv(names.split(',').map(labelOf), []) + csv.slice(line.length) : csv;
};
