import { text } from '../records/field.ts';
import { recordType, type RecordOf } from '../records/recordType.ts';
import { RESOURCES } from '../records/resources.ts';

export const companies = recordType({
  name: RESOURCES.companies,
  key: 'name',
  fields: {
    name: text({ required: true, search: true }),
    name_ar: text({ search: true }),
    city: text(),
  },
});

export type Company = RecordOf<typeof companies>;
