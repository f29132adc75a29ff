import { row, type Row } from './row.ts';

export const refusedRows: readonly Row[] = [
  row('admin', 'GET /unheard/of.php', 404, 'error'),
  row('anonymous', 'GET /', 404, 'error'),
  row('fleet', 'PUT /api/fleet/drivers/summary.php', 405, 'error', {}),
  row('anonymous', 'DELETE /auth/login.php', 405, 'error'),
  row('anonymous', 'GET /__unheard', 404, 'error'),
  row('guest', 'POST /auth/logout.php', 200, 'success'),
];
