import type { ImportTable } from '../../../domain/import/importTable.ts';
import { templateCsv } from '../../../domain/import/template.ts';
import { saveCsv } from '../../kit/files/saveBlob.ts';

export const saveTemplate = (
  resource: string,
  table: ImportTable,
  labelOf: (field: string) => string,
): void => saveCsv(`${resource.split('/').at(-1)}-template.csv`, templateCsv(table, labelOf));
