import { toCsv } from '../csv/write.ts';
import { fieldsOf, type ImportTable } from './importTable.ts';

export const templateCsv = <Field extends string>(table: ImportTable<Field>): string => {
  const fields = fieldsOf(table);
  const { example } = table;
  return toCsv(fields, example ? [fields.map((field) => example[field])] : []);
};
