import { authRows } from './auth.ts';
import { dieselRows } from './diesel.ts';
import { driversRows } from './drivers.ts';
import { fleetRows } from './fleet.ts';
import { operationsRows } from './operations.ts';
import { peopleRows } from './people.ts';
import { row, type Row } from './row.ts';
import { settingsRows } from './settings.ts';

const refusedRows: readonly Row[] = [
  row('admin', 'GET /unheard/of.php', 404, 'error'),
  row('anonymous', 'GET /', 404, 'error'),
  row('fleet', 'PUT /api/fleet/drivers/summary.php', 405, 'error', {}),
  row('anonymous', 'DELETE /auth/login.php', 405, 'error'),
  row('anonymous', 'GET /__unheard', 404, 'error'),
  row('guest', 'POST /auth/logout.php', 200, 'success'),
];

/** The rows build on each other: what one creates, a later one changes and deletes. */
export const ROWS = [
  ...authRows,
  ...driversRows,
  ...fleetRows,
  ...peopleRows,
  ...settingsRows,
  ...operationsRows,
  ...dieselRows,
  ...refusedRows,
];
