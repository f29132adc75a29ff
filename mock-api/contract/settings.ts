import { fileForm, PNG } from '../testing/client.ts';
import { row, type Row } from './row.ts';

export const settingsRows: readonly Row[] = [
  row('admin', 'GET /admin/companies/companies.php', 200, 'data,success'),
  row('guest', 'GET /admin/companies/companies.php', 200, 'data,success'),
  row('admin', 'PUT /admin/companies/companies.php', 200, 'data,success', { city: 'Al Ain' }),
  row('admin', 'PUT /admin/companies/companies.php', 422, 'error,errors', {
    companyName: '',
    vatId: '1',
  }),
  row('fleet', 'PUT /admin/companies/companies.php', 403, 'error,user', { city: 'Al Ain' }),
  row('admin', 'GET /admin/settings/settings.php', 200, 'data,success,user'),
  row('fleet', 'GET /admin/settings/settings.php', 403, 'error'),
  row('fleet', 'GET /admin/settings/settings.php?section=localization', 200, 'data,success,user'),
  row(
    'admin',
    'GET /admin/settings/settings.php?section=login_history',
    200,
    'data,success,total,user',
  ),
  row('fleet', 'GET /admin/settings/settings.php?section=login_history', 403, 'error'),
  row('admin', 'GET /admin/settings/settings.php?section=unheard-of', 422, 'error,errors'),
  row('admin', 'GET /admin/settings/settings.php?id=1', 200, 'data,success,user'),
  row('admin', 'POST /admin/settings/settings.php', 200, 'data,success', {
    section: 'ui',
    density: 'x',
  }),
  row('admin', 'PUT /admin/settings/settings.php', 413, 'error', {
    section: 'ui',
    notes: 'x'.repeat(100_000),
  }),
  row(
    'admin',
    'PUT /admin/settings/settings.php',
    400,
    'error',
    JSON.parse('{"section":"ui","__proto__":{"density":"x"}}'),
  ),
  row('admin', 'PUT /admin/settings/settings.php', 200, 'data,success', {
    section: 'ui',
    density: 'y',
  }),
  row('fleet', 'PUT /admin/settings/settings.php', 403, 'error', {
    section: 'ui',
    density: 'y',
  }),
  row('admin', 'PUT /admin/settings/settings.php', 200, 'data,success', {
    section: 'security',
    type: '2fa',
    enabled: true,
    currentPassword: 'demo-admin-1',
  }),
  row('admin', 'PUT /admin/settings/settings.php', 422, 'error,errors', {
    section: 'security',
    type: '2fa',
    enabled: true,
  }),
  row('admin', 'PUT /admin/settings/settings.php', 200, 'data,success', {
    section: 'security',
    type: 'sessions',
  }),
  row('admin', 'PUT /admin/settings/settings.php', 422, 'error,errors', {
    section: 'security',
    type: '2fa',
    enabled: true,
    code: 'wrong!',
  }),
  row('admin', 'PUT /admin/settings/settings.php', 422, 'error,errors', {
    section: 'security',
    type: 'password',
    currentPassword: 'wrong',
    newPassword: 'seven camels',
  }),
  row('admin', 'PUT /admin/settings/settings.php', 200, 'success', {
    section: 'security',
    type: 'password',
    currentPassword: 'demo-admin-1',
    newPassword: 'seven camels',
  }),
  row('admin', 'DELETE /admin/settings/settings.php?id=4', 200, 'success'),
  row('fleet', 'DELETE /admin/settings/settings.php?id=1', 403, 'error,user'),
  row(
    'guest',
    'POST /api/users/upload_avatar.php',
    200,
    'avatar,success',
    fileForm('avatar', 'a.png', PNG, { user_id: 4 }),
  ),
  row('admin', 'PUT /admin/users/users.php?id=4', 409, 'data,error', { name: 'G', row_version: 1 }),
  row(
    'guest',
    'POST /api/users/upload_avatar.php',
    403,
    'error',
    fileForm('avatar', 'a.png', PNG, { user_id: 1 }),
  ),
  row(
    'guest',
    'POST /api/users/upload_avatar.php',
    422,
    'error,errors',
    fileForm('avatar', 'a.png', '<svg/>', { user_id: 4 }),
  ),
];
