import { afterAll, beforeAll, beforeEach } from 'vitest';

import { startMockApi, type MockOptions } from '../../mock-api/server/server.ts';
import type { Role } from '../domain/access/access.ts';
import { demoAccounts } from '../domain/people/demoAccounts.ts';
import { DEFAULT_LOCALIZATION } from '../domain/settings/localization.ts';
import { createPhpClient } from './client/phpClient.ts';
import { createDataProvider } from './index.ts';

interface Arrival {
  method: string;
  path: string;
  auth: string;
}

interface TestOptions extends MockOptions {
  /** Whose token is sent; a Fleet Manager's by default. */
  role?: Role;
}

/** The data provider on its own mock API. For tests. */
export const startTestApi = async ({ role: tester, ...options }: TestOptions = {}) => {
  const mock = await startMockApi({ counts: { drivers: 12 }, ...options });
  const control = async (path: string, method = 'GET', body?: unknown): Promise<unknown> => {
    const response = await fetch(`${mock.url}${path}`, {
      method,
      ...(body === undefined
        ? {}
        : { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }),
    });
    return response.status === 204 ? undefined : response.json();
  };
  const account = demoAccounts.find(({ role }) => role === tester) ?? demoAccounts[1];
  const { token } = (await control('/auth/login.php', 'POST', account)) as { token: string };
  const client = createPhpClient({ apiUrl: mock.url, getToken: () => token });
  const arrivals = async () => {
    const log = (await control('/__log')) as Arrival[];
    return log
      .filter(({ path }) => path.endsWith('.php') && !path.startsWith('/auth/'))
      .map(({ method, path }) => `${method} ${path}`);
  };
  return {
    client,
    close: () => mock.close(),
    /** A data provider with an empty cache. */
    provider: (
      role: string = account.role,
      localization = DEFAULT_LOCALIZATION,
      lists?: Readonly<Record<string, number>>,
    ) =>
      createDataProvider({
        client,
        getRole: () => role,
        getLocalization: () => localization,
        getLists: () => lists,
      }),
    fault: (fault: Record<string, unknown>) => control('/__fault', 'POST', fault),
    /** Changes a stored row as another user would. */
    mutate: (collection: string, id: number, changes: object) =>
      control('/__mutate', 'POST', { collection, id, changes }),
    reset: () => control('/__reset', 'POST', {}),
    clearLog: () => control('/__log', 'DELETE'),
    /** The requests that reached the API, without sign-in and control calls. */
    arrivals,
    /** Those that may have changed something. */
    writes: async () => (await arrivals()).filter((call) => !call.startsWith('GET ')),
    stored: async (collection = 'drivers') =>
      (await control(`/__data?collection=${collection}`)) as Record<
        string,
        string | number | null
      >[],
  };
};
export type TestApi = Awaited<ReturnType<typeof startTestApi>>;

/** One API for the tests of a file or block, each of which starts with the initial data and an empty log. */
export const testApi = (options?: TestOptions): TestApi => {
  const api = {} as TestApi;
  beforeAll(async () => {
    Object.assign(api, await startTestApi(options));
  });
  beforeEach(async () => {
    await api.reset();
    await api.clearLog();
  });
  afterAll(() => api.close());
  return api;
};

/** Asks for a whole list by name, unfiltered. */
export const LIST = {
  pagination: { page: 1, perPage: 1000 },
  sort: { field: 'name', order: 'ASC' as const },
  filter: {},
};

export const NEW_DRIVER = {
  driver_id: 'Q-1',
  name: 'Qadir Aziz',
  uae_number: '0044',
  company_id: 1,
  gatepass_expiry: '2027-02-28',
  road_permit_expiry: null,
  status: 'active',
};
