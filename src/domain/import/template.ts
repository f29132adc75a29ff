import { toCsv } from '../csv/write.ts';
import { fieldsOf, type ImportTable } from './importTable.ts';

/**
 * A CSV with a column for each field that can be imported, under its name in the reader's language, and a row
 * that shows how to fill them.
 */
export const templateCsv = (table: ImportTable, labelOf: (field: string) => string): string => {
  const fields = fieldsOf(table);
  const { example } = table;
  return toCsv(fields.map(labelOf), example ? [fields.map((field) => example[field])] : []);
};
