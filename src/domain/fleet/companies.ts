import { text } from '../records/field.ts';
import { recordType, type RecordOf } from '../records/recordType.ts';
import { RESOURCES } from '../records/resources.ts';

/** The companies of the group, to which drivers and vehicles belong. */
export const companies = recordType({
  name: RESOURCES.companies,
  key: 'name',
  fields: {
    name: text({ required: true, search: true }),
    name_ar: text({ search: true }),
    city: text(),
  },
});

/** A company of the group. */
export type Company = RecordOf<typeof companies>;
