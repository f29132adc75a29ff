import raMessages from 'ra-language-english';

import type { RecordMessages } from '../recordMessages.ts';
import { common } from './common.ts';
import { drivers } from './drivers.ts';
import { errors } from './errors.ts';
import { fleet } from './fleet.ts';
import { importing } from './import.ts';
import { permissions } from './permissions.ts';
import { shell } from './shell.ts';
import { validation } from './validation.ts';

/** Every text of the areas in English. Its type is what every other language has to fill. */
export const en = {
  ...raMessages,
  ra: {
    ...raMessages.ra,
    // With the column's own spelling: 'ID' must not become 'iD'.
    sort: { ...raMessages.ra.sort, sort_by: 'Sort by %{field} %{order}' },
  },
  common,
  shell,
  fleet,
  errors,
  validation,
  importing,
  permissions,
  resources: {
    'fleet/drivers': drivers,
  } satisfies Record<string, RecordMessages>,
};
