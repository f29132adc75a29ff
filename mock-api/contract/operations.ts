import { row, type Row } from './row.ts';

const BACKUPS = '/admin/operations/backups.php';
const DOWNLOAD = '/admin/operations/download.php';

/** Where the database is a file. */
export const backupRows: readonly Row[] = [
  row('admin', `POST ${BACKUPS}`, 200, 'data,success'),
  row('fleet', `POST ${BACKUPS}`, 403, 'error,user'),
  row('admin', `POST ${DOWNLOAD}`, 200, 'application/octet-stream', {}),
  row('admin', `POST ${DOWNLOAD}`, 404, 'error', { name: '../qafila.db' }),
  row('fleet', `POST ${DOWNLOAD}`, 403, 'error,user', {}),
];

export const operationsRows: readonly Row[] = [
  row('admin', 'GET /admin/operations/operations.php', 200, 'data,success'),
  row('fleet', 'GET /admin/operations/operations.php', 403, 'error,user'),
  ...backupRows,
  row('admin', 'GET /admin/operations/sessions.php', 200, 'rows,total'),
  row('fleet', 'GET /admin/operations/sessions.php', 403, 'error,user'),
  // A guest's, the first who signed in without being the administrator.
  row('admin', 'DELETE /admin/operations/sessions.php?id=2', 200, 'success'),
  row('admin', 'DELETE /admin/operations/sessions.php?id=2', 404, 'error'),
  row('fleet', 'DELETE /admin/operations/sessions.php?id=1', 403, 'error,user'),
];
