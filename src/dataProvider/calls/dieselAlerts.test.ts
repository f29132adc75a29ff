import { describe, expect, it } from 'vitest';

import { readDieselAlert } from '../../domain/diesel/alert.ts';
import { CALLS } from '../endpoints.ts';
import { testApi } from '../testing.ts';

const api = testApi({ role: 'Diesel Manager' });

describe('diesel alerts', () => {
  it('are the server’s warnings', async () => {
    await api.mutate('diesel_stock', 1, { counted_at: '2020-01-01T00:00:00Z' });
    const alerts = await api.provider().dieselAlerts();
    expect(alerts).toContainEqual({
      id: 'not_counted-1',
      kind: 'not_counted',
      severity: 'warning',
      branch_id: 1,
      message: expect.stringMatching(/was last counted \d+ days ago/) as string,
      at: expect.stringMatching(/Z$/) as string,
    });
  });

  it.each([404, 405])(
    'are empty where the server answers %d, which is not asked again',
    async (status) => {
      await api.fault({ path: CALLS.dieselAlerts, kind: 'status', status });
      const provider = api.provider();
      await expect(provider.dieselAlerts()).resolves.toEqual([]);
      await expect(provider.dieselAlerts()).resolves.toEqual([]);
      await expect(api.arrivals()).resolves.toHaveLength(1);
    },
  );

  it('fail when the server fails', async () => {
    await api.fault({ path: CALLS.dieselAlerts, kind: 'status', status: 500 });
    await expect(api.provider().dieselAlerts()).rejects.toMatchObject({ kind: 'server' });
  });

  it('are for those who may see diesel figures', async () => {
    await expect(api.provider('Super Admin').dieselAlerts()).resolves.toBeInstanceOf(Array);
    for (const role of ['Fleet Manager', 'Auditor']) {
      await expect(api.provider(role).dieselAlerts()).rejects.toMatchObject({ kind: 'forbidden' });
    }
  });
});

it.each([
  [{ message: 'Low' }, { id: 'Low', kind: null, severity: 'warning', branch_id: null, at: null }],
  [
    { id: 7, message: 'Low', kind: 'low_stock', severity: 'error', branch_id: '2', at: 'soon' },
    { id: '7', kind: 'low_stock', severity: 'error', branch_id: 2, at: null },
  ],
])('an alert sent as %j is read', (raw, expected) => {
  expect(readDieselAlert(raw)).toEqual({ ...expected, message: 'Low' });
});

it.each([{}, { id: 1 }, { message: ' ' }, { message: 5 }])('%j is no alert', (raw) => {
  expect(readDieselAlert(raw)).toBeUndefined();
});
