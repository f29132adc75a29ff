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

  it.each([
    [404, 'callMissing'],
    [405, 'callMissing'],
    [500, 'server'],
  ])('fail where the server answers %d', async (status, kind) => {
    await api.fault({ path: CALLS.dieselAlerts, kind: 'status', status });
    await expect(api.provider().dieselAlerts()).rejects.toMatchObject({ kind });
  });

  it('are for those who may see diesel figures', async () => {
    await expect(api.provider('Super Admin').dieselAlerts()).resolves.toBeInstanceOf(Array);
    for (const role of ['Fleet Manager', 'Auditor']) {
      await expect(api.provider(role).dieselAlerts()).rejects.toMatchObject({ kind: 'forbidden' });
    }
  });
});

describe('on a server that decides otherwise', () => {
  const foreign = testApi({ role: 'Diesel Manager', dialect: 'foreign' });

  it('diesel alerts are read as well', async () => {
    await foreign.mutate('diesel_stock', 1, { counted_at: '2020-01-01T00:00:00Z' });
    expect(await foreign.provider().dieselAlerts()).toContainEqual(
      expect.objectContaining({
        id: 'not_counted-1',
        severity: 'warning',
        message: expect.stringMatching(/was last counted \d+ days ago/) as string,
      }),
    );
  });
});

it.each([
  [{ message: 'Low' }, { id: 'Low', kind: null, severity: 'warning', branch_id: null, at: null }],
  [
    { id: 7, message: 'Low', kind: 'low_stock', severity: 'error', branch_id: '2', at: 'soon' },
    { id: '7', kind: 'low_stock', severity: 'error', branch_id: 2, at: null },
  ],
  [
    { text: 'Low', type: 'Low Stock', level: 'CRITICAL', created_at: '2026-03-10 08:00:00' },
    {
      id: 'Low',
      kind: 'low_stock',
      severity: 'error',
      branch_id: null,
      at: '2026-03-10T04:00:00.000Z',
    },
  ],
])('an alert sent as %j is read', (raw, expected) => {
  expect(readDieselAlert(raw, 'Asia/Dubai')).toEqual({ ...expected, message: 'Low' });
});

it.each([{}, { id: 1 }, { message: ' ' }, { message: 5 }])('%j is no alert', (raw) => {
  expect(readDieselAlert(raw, 'Asia/Dubai')).toBeUndefined();
});
