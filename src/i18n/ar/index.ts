import type { Messages } from '../messages.ts';
import { common } from './common.ts';
import { drivers } from './drivers.ts';
import { errors } from './errors.ts';
import { firstRa } from './firstRa.ts';
import { permissions } from './permissions.ts';
import { records } from './records.ts';
import { shell } from './shell.ts';
import { validation } from './validation.ts';

/** The Arabic texts needed by the first screen; all others are in `later.ts`. */
export const ar = {
  ra: firstRa,
  common,
  shell,
  errors,
  validation,
  permissions,
  records,
  resources: {
    'fleet/drivers': drivers,
  },
} satisfies Messages;
