import type { CsvCell } from './write.ts';

/** Never exported, whatever the server sends. */
const SECRET = /password|token|secret/i;

const cellOf = (value: unknown): CsvCell => {
  if (value === null || value === undefined) return null;
  if (typeof value === 'object') return JSON.stringify(value);
  return typeof value === 'number' || typeof value === 'boolean' ? value : String(value as string);
};

export const rowsTable = (rows: readonly object[]): { header: string[]; cells: CsvCell[][] } => {
  const header = [...new Set(rows.flatMap((row) => Object.keys(row)))].filter(
    (field) => !SECRET.test(field),
  );
  const cells = rows.map((row) => {
    const values = new Map<string, unknown>(Object.entries(row));
    return header.map((field) => cellOf(values.get(field)));
  });
  return { header, cells };
};
