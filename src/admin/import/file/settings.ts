import type { Csv } from '../../../domain/csv/parse.ts';
import type { ImportTable, Mapping } from '../../../domain/import/importTable.ts';
import { dateSamples, suggestMapping } from '../../../domain/import/mapping.ts';
import { detectDateOrder, type DateOrder } from '../../../domain/import/readDate.ts';

/** How a file is read: found out at first, open to correction. */
export interface Settings<Field extends string> {
  mapping: Mapping<Field>;
  dateOrder: DateOrder;
}

const settingsOf = <Field extends string>(
  { rows }: Csv,
  table: ImportTable<Field>,
  mapping: Mapping<Field>,
): Settings<Field> => ({
  mapping,
  dateOrder: detectDateOrder(dateSamples(rows, table, mapping)),
});

/** What the file itself suggests. */
export const suggestSettings = <Field extends string>(
  csv: Csv,
  table: ImportTable<Field>,
): Settings<Field> => settingsOf(csv, table, suggestMapping(csv.header, table));

/** Gives a column to a field, or to none. The order of dates is judged anew only if dates changed. */
export const assignColumn = <Field extends string>(
  settings: Settings<Field>,
  csv: Csv,
  table: ImportTable<Field>,
  column: number,
  field: Field | undefined,
): Settings<Field> => {
  const fields = Object.keys(settings.mapping) as Field[];
  const mapping = { ...settings.mapping };
  for (const one of fields) {
    const others = mapping[one].filter((other) => other !== column);
    mapping[one] = one === field ? [...others, column].toSorted((a, b) => a - b) : others;
  }
  const areDatesOther = fields.some(
    (one) =>
      table.fields[one].kind === 'date' && mapping[one].length !== settings.mapping[one].length,
  );
  return areDatesOther ? settingsOf(csv, table, mapping) : { ...settings, mapping };
};
