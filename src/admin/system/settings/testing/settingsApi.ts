import { ApiError } from '../../../../dataProvider/apiError.ts';
import type { PhpRequest } from '../../../../dataProvider/client/phpClient.ts';
import type { LoginEntry } from '../../../../domain/people/loginHistory.ts';
import type { RoleRecord } from '../../../../domain/people/roles.ts';
import type { User } from '../../../../domain/people/users.ts';
import type { LegalDocument } from '../../../../domain/settings/legal.ts';
import type { FakeApi } from '../../../../testing/fakeApi.ts';

const USERS = '/admin/users/users.php';
const ROLES = '/admin/roles/roles.php';
const LEGAL = '/admin/legal_documents/legal_documents.php';
const PROFILE = '/admin/companies/companies.php';
const SETTINGS = '/admin/settings/settings.php';

/** A user for stories; what matters is given, the rest is unremarkable. */
export const buildUser = (given: Partial<User> & { id: number }): User => ({
  name: `User ${given.id}`,
  email: `user${given.id}@qafila.example`,
  role: 'Fleet Manager',
  branch: 'OCGLT',
  status: 'active',
  avatar: null,
  created_at: '2025-01-28T11:13:00Z',
  ...given,
});

/** The signed-in user of stories has the id 2. */
const someUsers = (): User[] => [
  buildUser({ id: 1, name: 'Layla Al Mansoori', role: 'Super Admin', branch: null }),
  buildUser({ id: 2, name: 'Omar Haddad', role: 'Super Admin', branch: null }),
  buildUser({ id: 3, name: 'Priya Nair', role: 'Diesel Manager', branch: 'Alain' }),
  buildUser({ id: 4, name: 'Karim Fathy', status: 'inactive' }),
  buildUser({ id: 5, name: 'Yusuf Rahman', role: 'Auditor' }),
];

const someRoles = (): RoleRecord[] => [
  { id: 1, name: 'Super Admin', description: 'Sees the whole system and keeps its settings.' },
  { id: 2, name: 'Fleet Manager', description: 'Keeps drivers, trucks, trailers and documents.' },
  { id: 3, name: 'Diesel Manager', description: 'Keeps the diesel stock.' },
  { id: 4, name: 'Auditor', description: 'An account without an area of its own.' },
  { id: 5, name: 'Dispatcher', description: 'Not given to anybody yet.' },
];

const someDocuments = (): LegalDocument[] => [
  {
    id: 1,
    title: 'Terms of carriage',
    content: '<h2>Scope</h2><p>These terms cover road transport.</p>',
    created_at: '2025-11-15T05:43:00Z',
  },
];

const someLogins: LoginEntry[] = [
  {
    id: 1,
    at: '2026-03-09T21:30:00Z',
    user_id: 2,
    email: 'fleet@qafila.example',
    outcome: 'success',
    method: 'password',
    device: 'Chrome on Windows',
    ip: '10.0.0.7',
  },
  {
    id: 2,
    at: '2026-03-08T08:12:00Z',
    user_id: null,
    email: 'stranger@elsewhere.example',
    outcome: 'wrong_password',
    method: 'password',
    device: 'Firefox on Linux',
    ip: '203.0.113.9',
  },
];

interface Row {
  id: number;
}

/** Stores in memory what a list's calls write. */
const written = <T extends Row>(rows: T[]) => ({
  post: ({ json }: PhpRequest) => {
    const id = Math.max(0, ...rows.map((row) => row.id)) + 1;
    const { password: _password, ...shown } = json as T & { password?: string };
    rows.push({ ...(shown as unknown as T), id });
    return { success: true };
  },
  put: ({ json }: PhpRequest) => {
    const changed = json as T;
    rows.splice(
      rows.findIndex(({ id }) => id === changed.id),
      1,
      changed,
    );
    return { success: true };
  },
  remove: ({ query }: PhpRequest) => {
    rows.splice(
      rows.findIndex(({ id }) => String(id) === String(query?.id)),
      1,
    );
    return { success: true };
  },
});

/** What the settings speak to, in memory; single calls can be answered otherwise. */
export const settingsApi = (answers: FakeApi = {}): FakeApi => {
  const users = someUsers();
  const roles = someRoles();
  const documents = someDocuments();
  let profile: unknown = {
    companyName: 'Qafila Transport LLC',
    email: 'office@qafila.example',
    phone: '+971 4 123 4567',
    city: 'Dubai',
  };
  const ofUsers = written(users);
  const ofRoles = written(roles);
  const ofDocuments = written(documents);
  return {
    [`GET ${USERS}`]: () => ({ success: true, data: [...users] }),
    [`POST ${USERS}`]: ofUsers.post,
    [`PUT ${USERS}`]: (request) =>
      request.query?.['action'] ? { success: true } : ofUsers.put(request),
    [`DELETE ${USERS}`]: ofUsers.remove,
    [`GET ${ROLES}`]: () => [...roles],
    [`POST ${ROLES}`]: ofRoles.post,
    [`PUT ${ROLES}`]: ofRoles.put,
    [`DELETE ${ROLES}`]: ofRoles.remove,
    [`GET ${LEGAL}`]: ({ query }) =>
      query?.['id'] === undefined
        ? [...documents]
        : {
            versions: [
              {
                title: 'Terms of carriage',
                content: '<p>The first words.</p>',
                saved_at: '2025-12-01T08:00:00Z',
                saved_by: 'Layla Al Mansoori',
              },
            ],
          },
    [`POST ${LEGAL}`]: ofDocuments.post,
    [`PUT ${LEGAL}`]: ofDocuments.put,
    [`DELETE ${LEGAL}`]: ofDocuments.remove,
    [`GET ${PROFILE}`]: () => ({ success: true, data: profile }),
    [`PUT ${PROFILE}`]: ({ json }) => {
      profile = json;
      return { success: true };
    },
    [`GET ${SETTINGS}`]: ({ query }) => {
      if (query?.['section'] === 'login_history') return { success: true, data: [...someLogins] };
      if (query?.['section'] === 'security') {
        return { success: true, data: { section: 'security', two_factor_enabled: false } };
      }
      throw new ApiError('notFound', { status: 404 });
    },
    [`PUT ${SETTINGS}`]: () => ({ success: true }),
    ...answers,
  };
};
