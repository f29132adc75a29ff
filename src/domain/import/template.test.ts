import { expect, it } from 'vitest';

import { planOfText } from '../fleet/testing.ts';
import { recordTypes } from '../recordTypes.ts';
import { isNothing } from './compare.ts';
import { templateCsv } from './template.ts';

const imports = Object.entries(recordTypes).flatMap(([name, { loadImport }]) =>
  loadImport ? [[name, loadImport] as const] : [],
);

it.each(imports)(
  'the template of %s can be imported with the row that it shows, if any',
  async (_, loadImport) => {
    const table = await loadImport();
    const plan = planOfText(
      table,
      templateCsv(table, (field) => field),
    );
    expect(plan.entries).toMatchObject(table.example ? [{ state: 'new', problems: {} }] : []);
    const [entry] = plan.entries;
    const filled = Object.keys(table.example ?? {});
    expect(filled.filter((field) => isNothing(entry?.record[field]))).toEqual([]);
  },
);
