import { ROLES } from '../access/roles.ts';
import { text } from '../records/field.ts';
import { recordType, type RecordOf } from '../records/recordType.ts';
import { RESOURCES } from '../records/resources.ts';

export const roles = recordType({
  name: RESOURCES.roles,
  key: 'name',
  fields: {
    name: text({ required: true, max: 100, search: true, words: ROLES }),
    description: text({ required: true, max: 1000, multiline: true, search: true }),
  },
  virtual: { users: null, kind: null },
  columns: ['name', 'description', 'users', 'kind'],
});

export type RoleRecord = RecordOf<typeof roles>;
