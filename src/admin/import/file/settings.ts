import { columnsOf, type ImportTable, type Mapping } from '../../../domain/import/importTable.ts';
import { isDated } from '../../../domain/import/mapping.ts';
import type { Settings } from './messages.ts';

/** The date order is detected again only if date columns change. */
export const assignColumn = (
  settings: Settings,
  table: ImportTable,
  column: number,
  field: string | undefined,
): Settings => {
  const fields = Object.keys(settings.mapping);
  const mapping: Mapping = { ...settings.mapping };
  for (const one of fields) {
    const others = columnsOf(mapping, one).filter((other) => other !== column);
    mapping[one] = one === field ? [...others, column].toSorted((a, b) => a - b) : others;
  }
  const haveDatesChanged = fields.some(
    (one) =>
      isDated(table, one) &&
      columnsOf(mapping, one).length !== columnsOf(settings.mapping, one).length,
  );
  return { ...settings, mapping, ...(haveDatesChanged && { dateOrder: undefined }) };
};
