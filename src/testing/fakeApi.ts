import { ApiError } from '../dataProvider/apiError.ts';
import type { PhpAnswer, PhpClient, PhpRequest } from '../dataProvider/client/phpClient.ts';
import type { DriverMove } from '../domain/assignments/assignment.ts';
import { testDay } from '../domain/base/testing.ts';
import type { Driver } from '../domain/fleet/drivers.ts';
import { summarizeDrivers } from '../domain/fleet/driverSummary.ts';
import type { Trailer } from '../domain/fleet/trailers.ts';
import type { Truck } from '../domain/fleet/trucks.ts';
import { DEFAULT_LOCALIZATION } from '../domain/settings/localization.ts';
import { someDrivers } from './builders.ts';
import { someTrailers, someTrucks } from './fleetBuilders.ts';

type Answer = PhpAnswer | Blob;
type Handler = (request: PhpRequest) => Answer | Promise<Answer>;

/** Answers by method and path, such as `GET /api/fleet/drivers.php`; a file is a Blob. */
export type FakeApi = Record<string, Handler>;

/** A call that never ends, for the loading state. */
export const hangs: Handler = () => new Promise(() => undefined);

/** A call that fails as the PHP client would tell it. */
export const fails =
  (...details: ConstructorParameters<typeof ApiError>): Handler =>
  () => {
    throw new ApiError(...details);
  };

/** A record type's list, create, update and delete over rows in memory. */
const crudApi = <Row extends { id: number }>(
  path: string,
  rows: Row[],
  updatePath: string = path,
): FakeApi => {
  const indexOf = (id: unknown) => rows.findIndex((row) => String(row.id) === String(id));
  return {
    [`GET ${path}`]: () => ({ rows: [...rows] }),
    [`POST ${path}`]: ({ json }) => {
      const id = Math.max(0, ...rows.map((row) => row.id)) + 1;
      rows.push({ ...(json as Row), id });
      return { success: true };
    },
    [`PUT ${updatePath}`]: ({ json }) => {
      rows.splice(indexOf((json as Row).id), 1, json as Row);
      return { success: true };
    },
    [`DELETE ${path}`]: ({ query }) => {
      rows.splice(indexOf(query?.id), 1);
      return { success: true };
    },
  };
};

const driverApi = (drivers: Driver[]): FakeApi => ({
  ...crudApi('/api/fleet/drivers.php', drivers, '/fleet/drivers/index.php'),
  'GET /api/fleet/drivers/summary.php': () => ({
    success: true,
    data: summarizeDrivers(drivers, testDay()),
  }),
  'POST /api/fleet/drivers/move.php': ({ json }) => {
    const { moves } = json as { moves: DriverMove[] };
    for (const { id, changes } of moves) {
      const driver = drivers.find((row) => row.id === id);
      if (driver) drivers.splice(drivers.indexOf(driver), 1, { ...driver, ...changes });
    }
    return { success: true };
  },
});

const localization: FakeApi = {
  'GET /admin/settings/settings.php': ({ query }) => ({
    success: true,
    data: { section: query?.section, ...DEFAULT_LOCALIZATION },
  }),
};

const optionLists: FakeApi = {
  'GET /api/fleet/documents/documents.php': () => ({ rows: [] }),
  'GET /api/admin/companies/companies.php': () => ({
    rows: [
      { id: 1, name: 'Al Noor Transport' },
      { id: 2, name: 'Gulf Line Cargo' },
    ],
  }),
};

/** What the API has at first. */
export interface FakeRows {
  drivers: Driver[];
  trucks: Truck[];
  trailers: Trailer[];
}

/** A PHP client over data in memory; single calls can be answered otherwise. */
export const createFakeClient = (
  answers: FakeApi = {},
  {
    drivers = someDrivers(),
    trucks = someTrucks(),
    trailers = someTrailers(),
  }: Partial<FakeRows> = {},
): Pick<PhpClient, 'request' | 'download'> => {
  const api: FakeApi = {
    ...driverApi(drivers),
    ...crudApi('/api/fleet/trucks/trucks.php', trucks),
    ...crudApi('/api/fleet/trailers/trailers.php', trailers),
    ...localization,
    ...optionLists,
    ...answers,
  };
  const answer = async (path: string, request: PhpRequest = {}): Promise<Answer> => {
    const handler = api[`${request.method ?? 'GET'} ${path}`];
    if (!handler) throw new ApiError('notFound', { status: 404 });
    return handler(request);
  };
  return {
    request: async (path, request) => {
      const told = await answer(path, request);
      if (told instanceof Blob) throw new ApiError('nonJson');
      return told;
    },
    download: async (path, request) => {
      const told = await answer(path, request);
      if (!(told instanceof Blob)) throw new ApiError('unreadable');
      return { blob: told };
    },
  };
};
