import { expect, it } from 'vitest';

import { calendarDay, text } from './field.ts';
import { recordType } from './recordType.ts';
import { RESOURCES } from './resources.ts';
import { fieldsOfSection } from './sections.ts';

const tyres = recordType({
  name: RESOURCES.trucks,
  fields: {
    number: text(),
    brand: text(),
    tested: calendarDay({ expiry: 'registration' }),
    insured: calendarDay({ expiry: 'insurance' }),
    notes: text(),
  },
  sections: { main: ['brand', 'insured'], notes: ['notes'], expiries: [] },
});

it('gives a section its fields in the order of the declaration', () => {
  expect(fieldsOfSection(tyres, 'notes')).toEqual(['notes']);
});

it('adds fields that are placed nowhere to the first section, and expiry dates to theirs', () => {
  expect(fieldsOfSection(tyres, 'main')).toEqual(['brand', 'insured', 'number']);
  expect(fieldsOfSection(tyres, 'expiries')).toEqual(['tested']);
});
