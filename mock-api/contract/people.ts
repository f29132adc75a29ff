import { row, type Row } from './row.ts';

const ADMIN_EMAIL = 'admin@qafila.example';

export const peopleRows: readonly Row[] = [
  // Users
  row('admin', 'GET /admin/users/users.php', 200, 'data,success,total'),
  row('admin', 'GET /admin/users/users.php?id=2', 200, 'data,success'),
  row('fleet', 'GET /admin/users/users.php', 403, 'error,user'),
  row('admin', 'POST /admin/users/users.php', 200, 'data,success', {
    name: 'U',
    email: 'u@qafila.example',
    password: 'seven camels',
    role: 'Fleet Manager',
    branch: 'OCGLT',
  }),
  row('admin', 'POST /admin/users/users.php', 422, 'error,errors', {
    name: 'U',
    email: 'v@q.example',
  }),
  row('admin', 'POST /admin/users/users.php', 409, 'error,errors', {
    name: 'U',
    email: ADMIN_EMAIL.toUpperCase(),
    password: 'seven camels',
  }),
  row('admin', 'PUT /admin/users/users.php?id=6', 200, 'data,success', { id: 6, name: 'U2' }),
  row('admin', 'PUT /admin/users/users.php?id=6', 422, 'error,errors', { id: 6, role: 'King' }),
  row('admin', 'PUT /admin/users/users.php?action=change_password', 200, 'success', {
    id: 6,
    newPassword: 'eight camels',
  }),
  row('admin', 'PUT /admin/users/users.php?action=change_password', 422, 'error,errors', {
    id: 6,
    newPassword: 'short',
  }),
  row('admin', 'DELETE /admin/users/users.php?id=1', 409, 'error'),
  row('admin', 'DELETE /admin/users/users.php?id=6', 200, 'success'),

  // Roles, legal documents
  row('admin', 'GET /admin/roles/roles.php', 200, 'array'),
  row('admin', 'GET /admin/roles/roles.php?id=1', 200, 'description,id,name,row_version'),
  row('fleet', 'GET /admin/roles/roles.php', 403, 'error,user'),
  row('admin', 'POST /admin/roles/roles.php', 200, 'data,success', { name: 'R', description: 'D' }),
  row('admin', 'POST /admin/roles/roles.php', 409, 'error,errors', { name: 'r', description: 'D' }),
  row('admin', 'POST /admin/roles/roles.php', 422, 'error,errors', { name: 'S' }),
  row('admin', 'PUT /admin/roles/roles.php', 200, 'data,success', { id: 1, description: 'E' }),
  row('admin', 'PUT /admin/roles/roles.php', 409, 'error,errors', { id: 2, name: 'Renamed' }),
  row('admin', 'DELETE /admin/roles/roles.php?id=2', 409, 'error'),
  row('admin', 'DELETE /admin/roles/roles.php?id=6', 200, 'success'),
  row('admin', 'GET /admin/legal_documents/legal_documents.php', 200, 'array'),
  row(
    'admin',
    'GET /admin/legal_documents/legal_documents.php?id=1',
    200,
    'content,content_ar,created_at,id,row_version,title,title_ar,versions',
  ),
  row('admin', 'POST /admin/legal_documents/legal_documents.php', 200, 'data,success', {
    title: 'T',
    content: 'C',
  }),
  row('admin', 'POST /admin/legal_documents/legal_documents.php', 422, 'error,errors', {
    title: 'U',
  }),
  row('admin', 'PUT /admin/legal_documents/legal_documents.php', 200, 'data,success', {
    id: 1,
    content: 'D',
  }),
  row('admin', 'DELETE /admin/legal_documents/legal_documents.php?id=1', 200, 'success'),
  row('diesel', 'DELETE /admin/legal_documents/legal_documents.php?id=2', 403, 'error,user'),
];
