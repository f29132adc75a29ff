import { expect, it } from 'vitest';

import { planOfText } from '../fleet/testing.ts';
import { trailers } from '../fleet/trailers.ts';
import { calendarDay, decimal, relationship, text } from '../records/field.ts';
import { recordType } from '../records/recordType.ts';
import { RESOURCES } from '../records/resources.ts';
import { imported } from '../recordTypes.ts';
import { importTableOf } from './importTableOf.ts';
import { suggestMapping } from './mapping.ts';

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

it('recognises columns by likely names', () => {
  const permits = recordType({
    name: RESOURCES.documents,
    key: 'permit_number',
    fields: {
      permit_number: text({ required: true }),
      truck_id: relationship(RESOURCES.trucks),
      issued_on: calendarDay(),
      expires_on: calendarDay({ expiry: 'road_permit' }),
      fee_aed: decimal({ unit: 'money' }),
    },
  });
  const headings = ['Permit No', 'Truck', 'Issued On', 'Expiry Date', 'Fee'];
  expect(suggestMapping(headings, importTableOf(permits))).toEqual({
    permit_number: [0],
    truck_id: [1],
    issued_on: [2],
    expires_on: [3],
    fee_aed: [4],
  });
});
