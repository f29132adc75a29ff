import { afterAll, beforeAll, expect, it } from 'vitest';

import { usualKinds } from '../api/records/usual.ts';
import { bodyOf } from '../api/route.ts';
import { routes } from '../api/routes/index.ts';
import { canAccess, pageAccess, permissionsOf, ROLES } from '../src/domain/access/access.ts';
import { endOf } from '../src/domain/records/resources.ts';
import { derivedTypes } from '../src/domain/recordTypes.ts';
import { makeSecrets } from './secrets.ts';
import { testDatabases } from './testing/testDatabases.ts';
import { startTestServer } from './testing/testServer.ts';

type May = (role: string) => boolean;

const to =
  (resource: string, action: string): May =>
  (role) =>
    canAccess(role, { resource, action });
const having =
  (permission: string): May =>
  (role) =>
    permissionsOf(role).some((one) => one === permission);
const anyone: May = () => true;

const R = '/diesel/diesel-manager/reports';
const FIGURES: May = (role) =>
  ['/diesel/dashboard', '/admin/diesel'].some((page) => pageAccess(role, page).kind === 'allowed');

const OPERATIONS: May = (role) => pageAccess(role, '/admin/settings/operations').kind === 'allowed';

const crud = (path: string, resource: string): [string, May][] => [
  [`GET ${path}`, to(resource, 'list')],
  [`POST ${path}`, to(resource, 'create')],
  [`PUT ${path}`, to(resource, 'edit')],
  [`DELETE ${path}`, to(resource, 'delete')],
];
const usual = (resource: string): [string, May][] => [
  ...crud(`/api/${resource}/${endOf(resource)}.php`, resource),
  [`POST /api/${resource}/import.php`, to(resource, 'import')],
];

/** What each call needs, written out by hand so that it doesn't repeat the routes; the rights come from the table. */
const CALLS = new Map<string, May | 'public'>([
  ['POST /auth/login.php', 'public'],
  ['POST /auth/register.php', 'public'],
  ['POST /auth/google.php', 'public'],
  ['POST /contact.php', 'public'],
  ...crud('/api/fleet/drivers.php', 'fleet/drivers'),
  ...crud('/fleet/drivers/index.php', 'fleet/drivers').slice(0, 3),
  ['POST /api/fleet/drivers/import.php', to('fleet/drivers', 'import')],
  ['POST /api/fleet/drivers/move.php', to('fleet/drivers', 'edit')],
  ['GET /api/fleet/drivers/summary.php', to('fleet/drivers', 'list')],
  ...usualKinds.flatMap(({ resource }) => usual(resource)),
  ...usual('fleet/documents').slice(0, 4),
  ...Object.keys(derivedTypes).flatMap((resource) => usual(resource).slice(0, 1)),
  ['GET /api/fleet/activity/activity.php', to('fleet/activity', 'list')],
  ['GET /uploads/seed-1.pdf', to('fleet/documents', 'show')],
  ['GET /api/admin/stats.php', having('super_view')],
  ['GET /api/admin/assignments.php', having('super_view')],
  ['GET /admin/superview/index.php', having('super_view')],
  [
    'GET /admin/dashboard/stats.php',
    (role) => pageAccess(role, '/admin/dashboard').kind === 'allowed',
  ],
  ['GET /api/admin/companies/companies.php', to('companies', 'list')],
  ['GET /admin/companies/companies.php', to('admin/settings/company', 'list')],
  ['PUT /admin/companies/companies.php', to('admin/settings/company', 'edit')],
  ['POST /api/users/upload_avatar.php', having('profile')],
  ...crud('/admin/users/users.php', 'admin/settings/users'),
  ...crud('/admin/roles/roles.php', 'admin/settings/roles'),
  ...crud('/admin/legal_documents/legal_documents.php', 'admin/settings/legal'),
  // Without a section: all of them.
  ['GET /admin/settings/settings.php', having('settings')],
  ['GET /admin/settings/settings.php?id=1', having('settings')],
  ['GET /admin/settings/settings.php?section=login_history', having('settings')],
  ['GET /admin/settings/settings.php?section=import_export', having('settings')],
  ['GET /admin/settings/settings.php?section=security', anyone],
  ['GET /admin/settings/settings.php?section=localization', anyone],
  ['GET /admin/settings/settings.php?section=ui', anyone],
  ['GET /admin/settings/settings.php?section=update', anyone],
  // The body names the section, of which everyone has their own 'security'.
  ['POST /admin/settings/settings.php', anyone],
  ['PUT /admin/settings/settings.php', anyone],
  ['DELETE /admin/settings/settings.php', having('settings')],
  ['GET /admin/operations/operations.php', OPERATIONS],
  ['POST /admin/operations/backups.php', OPERATIONS],
  ['POST /admin/operations/download.php', OPERATIONS],
  ['GET /admin/operations/sessions.php', to('admin/settings/operations', 'list')],
  ['DELETE /admin/operations/sessions.php', to('admin/settings/operations', 'delete')],
  [`GET ${R}/dashboard.php`, FIGURES],
  [`GET ${R}/alerts.php`, FIGURES],
  [`GET ${R}/stock.php`, FIGURES],
  [`PUT ${R}/stock.php`, having('diesel_dashboard')],
  [`GET ${R}/audit_log.php`, to('diesel/audit', 'export')],
  [`GET ${R}/issued.php`, to('diesel/issues', 'list')],
  [`POST ${R}/issued.php`, to('diesel/issues', 'create')],
  [`GET ${R}/issued_export.php`, to('diesel/issues', 'export')],
  [`GET ${R}/purchased.php`, to('diesel/purchases', 'export')],
  [`POST ${R}/purchased.php`, to('diesel/purchases', 'create')],
  [`GET ${R}/extractions.php`, to('diesel/extractions', 'export')],
  [`POST ${R}/extractions.php`, to('diesel/extractions', 'create')],
  [`GET ${R}/books.php`, to('diesel/books', 'export')],
  [`POST ${R}/books.php`, to('diesel/books', 'create')],
  [`POST ${R}/export.php`, having('diesel_reports')],
  ['POST /auth/logout.php', anyone],
]);

const METHODS = ['GET', 'POST', 'PUT', 'DELETE'];
const MULTIPART = new Set(
  routes
    .filter((route) => bodyOf(route) === 'multipart')
    .map(({ method, path }) => `${method} ${path}`),
);
const pathIn = (call: string) => call.split(' ')[1]?.split('?')[0] ?? '';
/** Ends the session. */
const LAST = 'POST /auth/logout.php';
const calls = [
  ...new Set([
    ...[...CALLS.keys()].flatMap((call) => METHODS.map((method) => `${method} ${pathIn(call)}`)),
    ...CALLS.keys(),
  ]),
].toSorted((a, b) => Number(a === LAST) - Number(b === LAST));
const methodsAt = (path: string) =>
  [...CALLS.keys()].filter((call) => pathIn(call) === path).map((call) => call.split(' ')[0]);

const SIGNED_OUT = ['none', 'expired', 'invented', 'deactivated'] as const;
const OTHERS = ['Auditor', '__proto__'];
const CALLERS = [...SIGNED_OUT, ...ROLES, ...OTHERS];

const expected = (caller: string, call: string): string => {
  const [method = '', address = ''] = call.split(' ');
  const may = CALLS.get(call) ?? CALLS.get(`${method} ${pathIn(call)}`);
  if (!methodsAt(pathIn(call)).includes(method))
    return address.startsWith('/uploads/') ? 'none' : '405';
  if (may === 'public') return 'may';
  if (SIGNED_OUT.some((one) => one === caller)) return '401';
  return may?.(caller) ? 'may' : '403';
};

const ENDED = 'Your session has ended. Sign in again.';

let server: Awaited<ReturnType<typeof startTestServer>>;
const tokens = new Map<string, string>();

beforeAll(async () => {
  server = await startTestServer(testDatabases[0]!);
  const secrets = await makeSecrets();
  const now = new Date();
  const past = new Date(now.getTime() - 31 * 24 * 60 * 60 * 1000);
  await server.database.write(async (store) => {
    for (const [index, caller] of CALLERS.slice(1).entries()) {
      tokens.set(caller, `token-${index}`);
      if (caller === 'invented') continue;
      const { id } = await store.users.insert({
        name: caller,
        email: `caller-${index}@access.example`,
        role: SIGNED_OUT.some((one) => one === caller) ? 'Super Admin' : caller,
        branch: null,
        status: caller === 'deactivated' ? 'inactive' : 'active',
        avatar: null,
        created_at: now.toISOString(),
        password_hash: '',
        two_factor_enabled: false,
      });
      await store.tokens.insert({
        token: secrets.digest(tokens.get(caller) ?? ''),
        user_id: id,
        created_at: (caller === 'expired' ? past : now).toISOString(),
      });
    }
  });
});
afterAll(() => server.close());

const found = async (caller: string, call: string): Promise<string> => {
  const [method = '', address = ''] = call.split(' ');
  const token = tokens.get(caller);
  const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
  const init: RequestInit = { headers };
  if (MULTIPART.has(`${method} ${pathIn(call)}`)) init.body = new FormData();
  else if (method !== 'GET') {
    headers['content-type'] = 'application/json';
    init.body = '{}';
  }
  const { status, json } = await server.client.raw(method, address, init);
  if (status === 404) return 'none';
  if (status === 405) return '405';
  if (status === 403 || (status === 401 && json['error'] === ENDED)) return String(status);
  // What may be called is refused for its empty body at most.
  return status < 500 ? 'may' : String(status);
};

it('knows every call of the API', () => {
  const known = new Set([...CALLS.keys()].map((call) => call.split('?')[0]));
  const missing = routes
    .map(({ method, path }) => `${method} ${path}`)
    .filter((call) => !known.has(call));
  expect(missing).toEqual([]);
});

it.each(CALLERS)(
  'answers a caller that is "%s" as the table of permissions says',
  async (caller) => {
    const answers: string[] = [];
    for (const call of calls) answers.push(`${call}: ${await found(caller, call)}`);
    expect(answers).toEqual(calls.map((call) => `${call}: ${expected(caller, call)}`));
  },
);
