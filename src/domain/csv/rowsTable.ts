import type { CsvCell } from './write.ts';

/** Never exported, whatever the server sends. */
const SECRET = /password|token|secret/i;

const cellOf = (value: unknown): CsvCell => {
  if (value === null || value === undefined) return null;
  if (typeof value === 'object') return JSON.stringify(value);
  return typeof value === 'number' || typeof value === 'boolean' ? value : String(value as string);
};

/** Two fields of one label go by their own names. */
const headingsOf = (fields: readonly string[], labelOf: (field: string) => string): string[] => {
  const labels = fields.map(labelOf);
  const isShared = (label: string) => labels.indexOf(label) !== labels.lastIndexOf(label);
  return labels.map((label, index) => (isShared(label) ? (fields[index] ?? label) : label));
};

export const rowsTable = (
  rows: readonly object[],
  labelOf: (field: string) => string = (field) => field,
): { header: string[]; cells: CsvCell[][] } => {
  const fields = [...new Set(rows.flatMap((row) => Object.keys(row)))].filter(
    (field) => !SECRET.test(field),
  );
  const cells = rows.map((row) => {
    const values = new Map<string, unknown>(Object.entries(row));
    return fields.map((field) => cellOf(values.get(field)));
  });
  return { header: headingsOf(fields, labelOf), cells };
};
