import { ApiError } from '../../dataProvider/apiError.ts';
import type { PhpAnswer, PhpClient, PhpRequest } from '../../dataProvider/phpClient.ts';
import { todayIn } from '../../domain/dates.ts';
import type { Driver } from '../../domain/drivers/driver.ts';
import { summarizeDrivers } from '../../domain/drivers/driverSummary.ts';
import { DEFAULT_LOCALIZATION } from '../../domain/settings/localization.ts';
import { someDrivers } from './builders.ts';

type Handler = (request: PhpRequest) => PhpAnswer | Promise<PhpAnswer>;

/** Answers by method and path, such as `GET /api/fleet/drivers.php`. */
export type FakeApi = Record<string, Handler>;

/** A call that never ends, for the loading state. */
export const hangs: Handler = () => new Promise(() => undefined);

/** A call that fails as the PHP client would tell it. */
export const fails =
  (...details: ConstructorParameters<typeof ApiError>): Handler =>
  () => {
    throw new ApiError(...details);
  };

const driverApi = (drivers: Driver[]): FakeApi => ({
  'GET /api/fleet/drivers.php': () => ({ rows: [...drivers] }),
  'GET /api/fleet/drivers/summary.php': () => ({
    success: true,
    data: summarizeDrivers(drivers, todayIn()),
  }),
  'POST /api/fleet/drivers.php': ({ json }) => {
    const id = Math.max(0, ...drivers.map((driver) => driver.id)) + 1;
    drivers.push({ ...(json as Driver), id });
    return { success: true };
  },
  'PUT /fleet/drivers/index.php': ({ json }) => {
    const changed = json as Driver;
    drivers.splice(
      drivers.findIndex(({ id }) => id === changed.id),
      1,
      changed,
    );
    return { success: true };
  },
  'DELETE /api/fleet/drivers.php': ({ query }) => {
    drivers.splice(
      drivers.findIndex(({ id }) => String(id) === String(query?.id)),
      1,
    );
    return { success: true };
  },
});

const conventions: FakeApi = {
  'GET /admin/settings/settings.php': ({ query }) => ({
    success: true,
    data: { section: query?.section, ...DEFAULT_LOCALIZATION },
  }),
};

const optionLists: FakeApi = {
  'GET /api/fleet/trucks/trucks.php': () => ({ rows: [{ id: 1, truck_number: 'T-101' }] }),
  'GET /api/fleet/trailers/trailers.php': () => ({ rows: [{ id: 1, trailer_number: 'TR-201' }] }),
  'GET /api/admin/companies/companies.php': () => ({
    rows: [
      { id: 1, name: 'Al Noor Transport' },
      { id: 2, name: 'Gulf Line Cargo' },
    ],
  }),
};

/** A PHP client over data in memory; single calls can be answered otherwise. */
export const createFakeClient = (
  answers: FakeApi = {},
  drivers: Driver[] = someDrivers(),
): Pick<PhpClient, 'request' | 'download'> => {
  const api: FakeApi = { ...driverApi(drivers), ...conventions, ...optionLists, ...answers };
  return {
    request: async (path, request?: PhpRequest) => {
      const handler = api[`${request?.method ?? 'GET'} ${path}`];
      if (!handler) throw new ApiError('notFound', { status: 404 });
      return handler(request ?? {});
    },
    download: () => Promise.reject(new ApiError('notOffered')),
  };
};
