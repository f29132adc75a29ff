import { expect, it } from 'vitest';

import { integer, relationship, text } from './field.ts';
import { recordType } from './recordType.ts';
import { exclusiveOf, filtersTo, isFoundBy } from './references.ts';
import { RESOURCES } from './resources.ts';

/** Nothing in the app knows it: all follows from the declaration. */
const permits = recordType({
  name: RESOURCES.update,
  key: 'permit_number',
  fields: {
    permit_number: text({ required: true }),
    truck_id: relationship(RESOURCES.trucks, { exclusive: true }),
    driver_id: relationship(RESOURCES.drivers, { named: 'driver_name' }),
    subject: text(),
    subject_id: integer({
      refersTo: {
        by: 'subject',
        types: { truck: RESOURCES.trucks, trailer: RESOURCES.trailers },
      },
    }),
  },
});

it('finds what refers to a record, in any field, but not what has its name too', () => {
  expect(filtersTo(permits, RESOURCES.trucks, 7)).toEqual([
    { truck_id: [7] },
    { subject: 'truck', subject_id: [7] },
  ]);
  expect(filtersTo(permits, RESOURCES.trailers, 7)).toEqual([
    { subject: 'trailer', subject_id: [7] },
  ]);
  expect(filtersTo(permits, RESOURCES.drivers, 7)).toEqual([]);
});

it('tells rows that a list of all has', () => {
  const filter = { subject: 'truck', subject_id: [7] };
  expect(isFoundBy(filter, { subject: 'truck', subject_id: 7 })).toBe(true);
  expect(isFoundBy(filter, { subject: 'trailer', subject_id: 7 })).toBe(false);
  expect(isFoundBy(filter, { subject: 'truck', subject_id: 8 })).toBe(false);
});

it('knows what is free again without the record', () => {
  expect(exclusiveOf(permits, { truck_id: 7, driver_id: 3, subject_id: 9 })).toEqual([
    { reference: RESOURCES.trucks, id: 7 },
  ]);
  expect(exclusiveOf(permits, { truck_id: null })).toEqual([]);
});
