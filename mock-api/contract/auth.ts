import { row, type Row } from './row.ts';

const NONCE = 'a secret of the browser';
/** As a browser that holds the secret asks Google for it. */
const ASKED_FOR = `e30.${btoa(
  JSON.stringify({
    email: 'n@qafila.example',
    nonce: '3e8e4a77749b28e6604f002c3081e4435cf71824593b5cb79d35e79af1d14f0b',
  }),
)}.x`;

const ADMIN_EMAIL = 'admin@qafila.example';

export const authRows: readonly Row[] = [
  row('anonymous', 'POST /auth/login.php', 200, 'success,token,user', {
    email: 'fleet@qafila.example',
    password: 'demo-fleet-1',
  }),
  row('anonymous', 'POST /auth/login.php', 401, 'error,success', {
    email: ADMIN_EMAIL,
    password: 'x',
  }),
  row('anonymous', 'POST /auth/login.php', 401, 'error,success', {
    email: 'x@y.example',
    password: 'x',
  }),
  row('anonymous', 'POST /auth/login.php', 415, 'error'),
  row('anonymous', 'POST /auth/register.php', 200, 'success,token,user', {
    name: 'New',
    email: 'new@qafila.example',
    password: 'seven camels',
  }),
  row('anonymous', 'POST /auth/register.php', 409, 'error,errors,success', {
    name: 'New',
    email: ADMIN_EMAIL,
    password: 'seven camels',
  }),
  row('anonymous', 'POST /auth/register.php', 422, 'error,errors,success', { password: '1234567' }),
  row('anonymous', 'POST /auth/register.php', 422, 'error,errors,success', {
    name: 'New',
    email: 'other@qafila.example',
    password: 'Football',
  }),
  row('anonymous', 'POST /auth/register.php', 422, 'error,errors,success', {
    name: ['New'],
    email: ['listed@qafila.example'],
    password: 'seven camels',
  }),
  row('anonymous', 'POST /auth/google.php', 200, 'success,token,user', {
    id_token: `e30.${btoa(JSON.stringify({ email: 'g@qafila.example' }))}.x`,
  }),
  row('anonymous', 'POST /auth/google.php', 401, 'error,success', { id_token: 'nonsense' }),
  row('anonymous', 'POST /auth/google.php', 401, 'error,success', { id_token: ASKED_FOR }),
  row('anonymous', 'POST /auth/google.php', 401, 'error,success', {
    id_token: ASKED_FOR,
    nonce: `${NONCE}s`,
  }),
  row('anonymous', 'POST /auth/google.php', 200, 'success,token,user', {
    id_token: ASKED_FOR,
    nonce: NONCE,
  }),
  row('anonymous', 'POST /auth/logout.php', 401, 'error'),
  row('anonymous', 'POST /contact.php', 200, 'success', {
    first_name: 'A',
    last_name: 'B',
    email: 'a@b.example',
    company: 'C',
    message: 'Hello',
  }),
  row('anonymous', 'POST /contact.php', 422, 'error,errors', { email: 'a' }),
  row('anonymous', 'POST /contact.php', 422, 'error,errors', {
    first_name: 'A',
    email: 'a@b.example',
    message: ['Hello'],
  }),
];
