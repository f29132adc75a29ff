import { fileForm } from '../testing/client.ts';
import { row, type Row } from './row.ts';

export const driversRows: readonly Row[] = [
  row('fleet', 'GET /api/fleet/drivers.php?limit=1000', 200, 'rows,total'),
  row('fleet', 'GET /fleet/drivers/index.php?limit=10', 200, 'next_after,rows,total'),
  row('anonymous', 'GET /api/fleet/drivers.php?limit=1000', 401, 'error'),
  row('diesel', 'GET /api/fleet/drivers.php?limit=1000', 200, 'rows,total'),
  row('guest', 'GET /api/fleet/drivers.php?limit=1000', 403, 'error,user'),
  row('fleet', 'POST /api/fleet/drivers.php', 200, 'data,success', { driver_id: 'N-1', name: 'A' }),
  row('fleet', 'POST /fleet/drivers/index.php', 200, 'data,success', {
    driver_id: 'N-2',
    name: 'A',
  }),
  row('fleet', 'POST /api/fleet/drivers.php', 409, 'error,errors', {
    driver_id: ' n-1',
    name: 'A',
  }),
  row('fleet', 'POST /api/fleet/drivers.php', 409, 'error,errors', {
    driver_id: 'N-\u200B١',
    name: 'A',
  }),
  row('fleet', 'POST /api/fleet/drivers.php', 422, 'error,errors', { driver_id: 'N-3' }),
  row('fleet', 'PUT /fleet/drivers/index.php?id=1', 400, 'error', [{ name: 'B' }]),
  row('diesel', 'POST /api/fleet/drivers.php', 403, 'error,user', { driver_id: 'N-4', name: 'A' }),
  row('fleet', 'PUT /fleet/drivers/index.php', 200, 'data,success', { id: 1, name: 'B' }),
  row('fleet', 'PUT /fleet/drivers/index.php?id=1', 200, 'data,success', { name: 'C' }),
  row('fleet', 'PUT /api/fleet/drivers.php', 200, 'data,success', { id: '1', name: 'D' }),
  row('fleet', 'PUT /fleet/drivers/index.php?id=1', 200, 'data,success', {
    name: 'C',
    row_version: 4,
  }),
  row('fleet', 'PUT /fleet/drivers/index.php?id=1', 409, 'data,error', {
    name: 'D',
    row_version: 4,
  }),
  ...['abc', [4], { version: 4 }].map((row_version) =>
    row('fleet', 'PUT /fleet/drivers/index.php?id=1', 422, 'error,errors', {
      name: 'D',
      row_version,
    }),
  ),
  row('fleet', 'PUT /fleet/drivers/index.php?id=2', 422, 'error,errors', { id: 1, name: 'C' }),
  row('fleet', 'PUT /fleet/drivers/index.php', 422, 'error,errors', { name: 'C' }),
  row('fleet', 'PUT /fleet/drivers/index.php', 404, 'error', { id: 9999, name: 'C' }),
  row('fleet', 'PUT /fleet/drivers/index.php', 409, 'error,errors', { id: 1, driver_id: 'D-1002' }),
  row('fleet', 'DELETE /api/fleet/drivers.php?id=1', 200, 'success'),
  row('fleet', 'DELETE /api/fleet/drivers.php?id=1', 404, 'error'),
  row('fleet', 'DELETE /api/fleet/drivers.php?id=abc', 404, 'error'),
  row('diesel', 'DELETE /api/fleet/drivers.php?id=2', 403, 'error,user'),
  row('fleet', 'POST /api/fleet/drivers/move.php', 200, 'data,success', {
    moves: [{ id: 3, changes: { truck_id: null } }],
  }),
  row('fleet', 'POST /api/fleet/drivers/move.php', 422, 'error,errors', { moves: [] }),
  row('fleet', 'POST /api/fleet/drivers/move.php', 409, 'error', {
    moves: [{ id: 9999, changes: {} }],
  }),
  row('fleet', 'POST /api/fleet/drivers/move.php', 422, 'error,errors', {
    moves: [
      { id: 3, changes: { name: 'E' } },
      { id: '3', changes: { phone: '' } },
    ],
  }),
  row('fleet', 'POST /api/fleet/drivers/move.php', 422, 'error,errors', {
    moves: Array.from({ length: 101 }, (_, index) => ({ id: index + 1, changes: {} })),
  }),
  row('fleet', 'POST /api/fleet/drivers/move.php', 409, 'data,error', {
    moves: [{ id: 3, row_version: 1, changes: { name: 'E' } }],
  }),
  row('fleet', 'POST /api/fleet/drivers/move.php', 200, 'data,success', {
    moves: [{ id: 3, row_version: 2, changes: { name: 'E' } }],
  }),
  row('diesel', 'POST /api/fleet/drivers/move.php', 403, 'error,user', {}),
  row('fleet', 'GET /api/fleet/drivers/summary.php', 200, 'data,success'),
  row(
    'fleet',
    'POST /api/fleet/drivers/import.php',
    200,
    'errors,imported,skipped,success',
    fileForm('file', 'a.csv', 'driver_id,name\nI-1,A\n'),
  ),
  row(
    'fleet',
    'POST /api/fleet/drivers/import.php',
    422,
    'error,errors',
    fileForm('file', 'a.png', 'x'),
  ),
  row('fleet', 'POST /api/fleet/drivers/import.php', 415, 'error', {}),
  row(
    'diesel',
    'POST /api/fleet/drivers/import.php',
    403,
    'error,user',
    fileForm('file', 'a.csv', 'x'),
  ),
];
