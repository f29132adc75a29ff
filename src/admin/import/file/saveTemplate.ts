import type { ImportTable } from '../../../domain/import/importTable.ts';
import { templateCsv } from '../../../domain/import/template.ts';
import { saveCsv } from '../../kit/files/saveCsv.ts';

/** Downloads the template of a record type's import. */
export const saveTemplate = <Field extends string>(
  resource: string,
  table: ImportTable<Field>,
): void => saveCsv(`${resource.split('/').at(-1)}-template.csv`, templateCsv(table));
