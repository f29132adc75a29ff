import { ApiError } from '../../../dataProvider/apiError.ts';
import type { PhpAnswer } from '../../../dataProvider/client/phpClient.ts';
import { parseCsv } from '../../../domain/csv/parse.ts';
import type { Driver } from '../../../domain/fleet/drivers.ts';
import { buildDriver, someDrivers } from '../../../testing/builders.ts';
import type { FakeApi } from '../../../testing/fakeApi.ts';

interface Behaviour {
  drivers: Driver[];
  /** While set, the list cannot be had. */
  isDown: boolean;
  /** While set, the list never comes. */
  isStuck: boolean;
  /** How many imports were sent. */
  imports: number;
  /** What is made of a row; undefined is a row that is dropped. */
  stores: (row: Driver, index: number) => Partial<Driver> | undefined;
  /** What is said after all is stored; may throw. */
  answer: () => PhpAnswer | Promise<PhpAnswer>;
}

const wellBehaved = (): Behaviour => ({
  drivers: someDrivers(),
  isDown: false,
  isStuck: false,
  imports: 0,
  stores: (row) => row,
  answer: () => ({ success: true }),
});

export interface ImportServer extends Behaviour {
  api: FakeApi;
  /** Begins anew, well-behaved. */
  restart: () => void;
}

const textOf = (file: FormDataEntryValue | null | undefined): Promise<string> =>
  file instanceof File ? file.text() : Promise.reject(new Error('No file'));

/** A server in memory that takes imports and can be told to misbehave. For stories. */
export const createImportServer = (): ImportServer => {
  const server: Behaviour = wellBehaved();
  const nextId = () => Math.max(0, ...server.drivers.map(({ id }) => id)) + 1;
  const api: FakeApi = {
    'GET /api/fleet/drivers.php': () => {
      if (server.isDown) throw new ApiError('server', { status: 500 });
      return server.isStuck ? new Promise(() => undefined) : { rows: [...server.drivers] };
    },
    'POST /api/fleet/drivers/import.php': async ({ form }) => {
      server.imports += 1;
      const { header, rows } = parseCsv(await textOf(form?.get('file')), ',');
      for (const [index, { cells }] of rows.entries()) {
        const values = Object.fromEntries(
          header.map((name, column) => [name, cells[column] || null]),
        );
        const id = nextId();
        const row = server.stores(buildDriver({ id, ...values }), index);
        if (row) server.drivers.push({ ...buildDriver({ id }), ...row });
      }
      return server.answer();
    },
  };
  return Object.assign(server, {
    api,
    restart: () => void Object.assign(server, wellBehaved()),
  });
};
