import { authRows } from './auth.ts';
import { dieselRows } from './diesel.ts';
import { driversRows } from './drivers.ts';
import { fleetRows } from './fleet.ts';
import { peopleRows } from './people.ts';
import { refusedRows } from './refused.ts';
import { settingsRows } from './settings.ts';

/** The rows build on each other: what one creates, a later one changes and deletes. */
export const ROWS = [
  ...authRows,
  ...driversRows,
  ...fleetRows,
  ...peopleRows,
  ...settingsRows,
  ...dieselRows,
  ...refusedRows,
];
