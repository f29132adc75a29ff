import raMessages from 'ra-language-english';

import { common } from './common.ts';
import { drivers } from './drivers.ts';
import { errors } from './errors.ts';
import { permissions } from './permissions.ts';
import { records } from './records.ts';
import { shell } from './shell.ts';
import { validation } from './validation.ts';

/** The English texts needed by the first screen; all others are in `later.ts`. */
export const en = {
  ...raMessages,
  ra: {
    ...raMessages.ra,
    action: { ...raMessages.ra.action, show: 'View' },
    // Keeps the column's own spelling: 'ID' must not become 'iD'.
    sort: { ...raMessages.ra.sort, sort_by: 'Sort by %{field} %{order}' },
  },
  common,
  shell,
  errors,
  validation,
  permissions,
  records,
  resources: {
    'fleet/drivers': drivers,
  },
};
