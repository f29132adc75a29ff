import fc from 'fast-check';

import { readFault, type FaultRequest } from '../../mock-api/core/faults.ts';
import { fetchFrom, type Fetch } from '../../mock-api/core/fetch.ts';
import { CHOICES, type Choice, type Choices } from '../../mock-api/core/foreign/choices.ts';
import { createMock } from '../../mock-api/core/mock.ts';
import { seedOptions } from '../../mock-api/core/options.ts';
import { generateAll } from '../../mock-api/data/index.ts';
import { createPhpClient } from '../dataProvider/client/phpClient.ts';
import { createDataProvider } from '../dataProvider/index.ts';
import type { Row } from '../dataProvider/rows/rows.ts';
import type { Role } from '../domain/access/access.ts';
import { testDay } from '../domain/base/testing.ts';
import { demoAccounts } from '../domain/people/demoAccounts.ts';
import type { ResourceName } from '../domain/records/resources.ts';
import { DEFAULT_LOCALIZATION } from '../domain/settings/localization.ts';

const WHOLE = {
  pagination: { page: 1, perPage: 1000 },
  sort: { field: 'id', order: 'ASC' as const },
  filter: {},
};

/** The data provider counts by the company's own day. */
export const day = testDay();
export const TODAY = day.today;
const counts = { drivers: 12, trucks: 10, trailers: 9, documents: 8, activity: 5, diesel_days: 20 };
const seed = seedOptions({ counts });
/** What each of the servers stores. */
export const data = generateAll(seed, TODAY);

/** A server with these choices, as a role sees it. */
const serverOf = async (choices: Choices, role: Role) => {
  const mock = createMock({
    generate: () => data,
    seed,
    dialect: 'foreign',
    choices,
    today: TODAY,
  });
  const send = fetchFrom(mock);
  // Browsers repeat a call when a kept-alive connection breaks.
  const fetch: Fetch = async (...call) => send(...call).catch(async () => send(...call));
  let token: string | null = null;
  const client = createPhpClient({ apiUrl: 'http://mock', getToken: () => token, fetch });
  const account = demoAccounts.find((one) => one.role === role);
  const answer = await client.request('/auth/login.php', { method: 'POST', json: account });
  token = String('token' in answer && answer.token);
  const provider = createDataProvider({
    client,
    getRole: () => role,
    getLocalization: () => DEFAULT_LOCALIZATION,
  });
  const rows = async (resource: ResourceName) =>
    (await provider.getList<Row>(resource, WHOLE)).data;
  const fault = (next: FaultRequest) => mock.faults.add(readFault({ ...next }));
  return { provider, rows, fault, store: mock.api.store };
};
type Server = Awaited<ReturnType<typeof serverOf>>;

/** Numbers that a screen would show as nonsense. */
export const nonsense = (value: unknown): unknown[] => {
  if (typeof value === 'number') return Number.isFinite(value) ? [] : [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(nonsense);
};

/**
 * The property holds for the server that makes all of these choices, for those that make one of them, and for
 * any in between.
 */
export const onAnyServer = (
  role: Role,
  check: (server: Server, choices: Choices) => Promise<void>,
  open: readonly Choice[] = CHOICES,
) =>
  fc.assert(
    fc.asyncProperty(fc.subarray<Choice>([...open]), async (drawn) => {
      const choices = new Set(drawn);
      await check(await serverOf(choices, role), choices);
    }),
    { numRuns: 30, examples: [[[...open]], ...open.map((choice): [Choice[]] => [[choice]])] },
  );

/** The values of a field, sorted. */
export const keysOf = (rows: readonly object[], key: string) =>
  rows.map((row) => String((row as Record<string, unknown>)[key])).toSorted();
