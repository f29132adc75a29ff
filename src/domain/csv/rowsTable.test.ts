import { expect, it } from 'vitest';

import { driverImport } from '../fleet/drivers.import.ts';
import { trailerImport } from '../fleet/trailers.import.ts';
import { truckImport } from '../fleet/trucks.import.ts';
import { fieldsOf, type ImportTable } from '../import/importTable.ts';
import { suggestMapping } from '../import/mapping.ts';
import { rowsTable } from './rowsTable.ts';

it('has a column for every field of any row, except secrets', () => {
  expect(
    rowsTable([
      { id: 1, name: 'Ahmed', password_hash: 'x' },
      { id: 2, changes: [{ field: 'name' }], access_token: 'y', active: true },
    ]),
  ).toEqual({
    header: ['id', 'name', 'changes', 'active'],
    cells: [
      [1, 'Ahmed', null, null],
      [2, null, '[{"field":"name"}]', true],
    ],
  });
  expect(rowsTable([])).toEqual({ header: [], cells: [] });
});

it('heads its columns with labels, but for two of one label', () => {
  const rows = [{ id: 1, actor_id: 2, actor_name: 'Ahmed' }];
  const labelOf = (field: string) => (field === 'id' ? 'ID' : 'User');
  expect(rowsTable(rows, labelOf).header).toEqual(['ID', 'actor_id', 'actor_name']);
});

const fill = (table: ImportTable) => {
  const fields = fieldsOf(table);
  return { fields, mapping: suggestMapping(fields, table) };
};

it.each([
  ['drivers', fill(driverImport)],
  ['trucks', fill(truckImport)],
  ['trailers', fill(trailerImport)],
])('the template of %s is read back column by column', (_, { fields, mapping }) => {
  expect(Object.values(mapping)).toEqual(fields.map((_field, index) => [index]));
});
