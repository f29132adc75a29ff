import { expect, it } from 'vitest';

import { planOfText } from '../fleet/testing.ts';
import { trailers } from '../fleet/trailers.ts';
import { imported } from '../recordTypes.ts';
import { importTableOf } from './importTableOf.ts';

it('recognises columns by field names if no others are given', () => {
  const plan = planOfText(
    importTableOf(trailers),
    'Trailer Number,Type\nTR-1,flatbed\nTR-2,boat\n',
  );
  expect(plan.entries.map(({ state }) => state)).toEqual(['new', 'wrong']);
  expect(plan.entries[0]?.record).toMatchObject({ trailer_number: 'TR-1', type: 'flatbed' });
  expect(Object.keys(plan.table.fields)).toEqual(Object.keys(trailers.fields));
});

it('is loaded with the declaration', async () => {
  const { loadImport } = imported({ label: 'trailer_number', load: async () => trailers });
  expect(await loadImport?.()).toMatchObject({ key: ['trailer_number'] });
});
