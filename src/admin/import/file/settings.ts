import type { ImportTable, Mapping } from '../../../domain/import/importTable.ts';
import { isDated } from '../../../domain/import/mapping.ts';
import type { Settings } from './messages.ts';

/** The date order is detected again only if date columns change. */
export const assignColumn = <Field extends string>(
  settings: Settings<Field>,
  table: ImportTable<Field>,
  column: number,
  field: Field | undefined,
): Settings<Field> => {
  const fields = Object.keys(settings.mapping) as Field[];
  const mapping: Mapping<Field> = { ...settings.mapping };
  for (const one of fields) {
    const others = mapping[one].filter((other) => other !== column);
    mapping[one] = one === field ? [...others, column].toSorted((a, b) => a - b) : others;
  }
  const haveDatesChanged = fields.some(
    (one) => isDated(table.fields[one]) && mapping[one].length !== settings.mapping[one].length,
  );
  return { ...settings, mapping, ...(haveDatesChanged && { dateOrder: undefined }) };
};
