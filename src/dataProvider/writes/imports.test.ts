import { describe, expect, it } from 'vitest';

import { RESOURCES } from '../../domain/records/resources.ts';
import { DEFAULT_LOCALIZATION } from '../../domain/settings/localization.ts';
import { ApiError } from '../apiError.ts';
import { createDataProvider } from '../index.ts';
import { testApi } from '../testing.ts';

const DRIVERS = RESOURCES.drivers;

describe.each(['full', 'terse'] as const)('an import on a server that speaks %s', (dialect) => {
  const api = testApi({ dialect });

  it('imports a file and reports what the server has afterwards', async () => {
    const csv = 'driver_id,name,status\r\nQ-7,Nadia Rahman,active\r\nQ-8,,active\r\n';
    const { records } = await api.provider().importRecords(DRIVERS, csv, 'drivers.csv');
    const ids = records.map(({ driver_id }) => driver_id);
    expect(ids).toContain('Q-7');
    expect(ids).not.toContain('Q-8');
  });
});

describe('an import that goes wrong', () => {
  const api = testApi();

  it('reports whether the server answered, and what it has', async () => {
    const csv = 'driver_id,name\nQ-9,Noor Din\n';
    const importPath = '/api/fleet/drivers/import.php';
    await api.fault({
      path: importPath,
      kind: 'status',
      status: 500,
      body: { error: 'Disk full' },
    });
    const refused = await api.provider().importRecords(DRIVERS, csv, 'a.csv');
    expect(refused.unconfirmed).toMatchObject({ kind: 'server', serverMessage: 'Disk full' });
    expect(refused.records.some(({ driver_id }) => driver_id === 'Q-9')).toBe(false);

    await api.fault({ path: importPath, kind: 'drop', after: true });
    const lost = await api.provider().importRecords(DRIVERS, csv, 'a.csv');
    expect(lost.unconfirmed).toMatchObject({ kind: 'network' });
    expect(lost.records.some(({ driver_id }) => driver_id === 'Q-9')).toBe(true);
  });

  it('reports a refusal with what the server stored before, or alone if its list fails', async () => {
    const body = { success: false, error: '1 row failed', errors: [{ row: 3, message: 'No' }] };
    const status = { kind: 'status', status: 422, body, after: true, times: 2 };
    await api.fault({ path: '/api/fleet/drivers/import.php', ...status });
    const send = () => api.provider().importRecords(DRIVERS, 'driver_id,name\nQ-9,Noor\n', 'a.csv');
    const { records, answer, unconfirmed } = await send();
    expect(unconfirmed).toMatchObject({ kind: 'invalid', serverMessage: '1 row failed' });
    expect(answer).toEqual(body);
    expect(records.some(({ driver_id }) => driver_id === 'Q-9')).toBe(true);

    await api.fault({ path: '/api/fleet/drivers.php', kind: 'status', status: 500 });
    await expect(send()).rejects.toMatchObject({ kind: 'invalid' });
  });

  it.each([
    ['before the whole file is sent: nothing was imported', 5, 'aborted'],
    ['once it is sent: nobody knows', 10, 'unknownOutcome'],
  ])('is cancelled %s', async (_when, sent, kind) => {
    const cancelling = new AbortController();
    const client: typeof api.client = {
      ...api.client,
      request: (_path, request) => {
        request?.onProgress?.(sent, 10);
        cancelling.abort();
        return Promise.reject(new ApiError('aborted'));
      },
    };
    const provider = createDataProvider({
      client,
      getRole: () => 'Fleet Manager',
      getLocalization: () => DEFAULT_LOCALIZATION,
    });
    const progress: number[] = [];
    const options = {
      signal: cancelling.signal,
      onProgress: (done: number) => void progress.push(done),
    };
    await expect(
      provider.importRecords(DRIVERS, 'driver_id\n', 'a.csv', options),
    ).rejects.toMatchObject({ kind });
    expect(progress).toEqual([sent]);
  });

  it('says when the server lacks the call', async () => {
    await api.fault({ path: '/api/fleet/drivers/import.php', kind: 'status', status: 404 });
    await expect(
      api.provider().importRecords(DRIVERS, 'driver_id\n', 'a.csv'),
    ).rejects.toMatchObject({ kind: 'callMissing' });
  });
});
