import { describe, expect, it } from 'vitest';

import { parseCsv } from '../../domain/csv/parse.ts';
import { ofKind } from '../client/phpClient.testing.ts';
import { testApi } from '../testing.ts';
import { createDieselReportCalls } from './dieselReportCalls.ts';

const ISSUED = '/diesel/diesel-manager/reports/issued_export.php';
const EXPORT = '/diesel/diesel-manager/reports/export.php';

describe.each(['full', 'terse'] as const)('reports of a server that speaks %s', (dialect) => {
  const api = testApi({ dialect, role: 'Diesel Manager' });

  it('arrive as a file of the requested rows', async () => {
    const rows = await api.stored('diesel_issues');
    const wanted = rows.filter(({ branch_id }) => branch_id === 2);
    const { name, blob } = await api.provider().exportReport('issued', { branch_id: 2 });
    expect(name).toMatch(/^issued-.*\.csv$/);
    const refs = parseCsv(await blob.text()).rows.map(({ cells }) => cells[0]);
    expect(refs).toHaveLength(wanted.length);
    expect(new Set(refs)).toEqual(new Set(wanted.map(({ ref }) => ref)));
  });

  it('arrive without formulas', async () => {
    await api.mutate('diesel_purchases', 1, { supplier: '=cmd()' });
    const { name, blob } = await api.provider().exportReport('purchased', {});
    expect(name).toMatch(/^purchased-.*\.csv$/);
    expect(await blob.text()).toContain("'=cmd()");
  });

  it('are never an error page', async () => {
    await api.fault({ method: 'POST', path: EXPORT, kind: 'html' });
    await expect(api.provider().exportReport('stock', {})).rejects.toThrow(ofKind('nonJson'));
    await api.fault({ method: 'GET', path: ISSUED, kind: 'status', status: 500 });
    await expect(api.provider().exportReport('issued', {})).rejects.toThrow(ofKind('server'));
  });

  it('are refused without a call to those who may not have them', async () => {
    await api.clearLog();
    await expect(api.provider('Fleet Manager').exportReport('issued', {})).rejects.toThrow(
      ofKind('forbidden'),
    );
    expect(await api.arrivals()).toEqual([]);
  });
});

it('of another report are named after what they hold', async () => {
  const blob = new Blob(['ref,at,truck_id,liters\n'], { type: 'text/csv' });
  const download = () => Promise.resolve({ blob, fileName: 'purchased.csv' });
  const { exportReport } = createDieselReportCalls({ api: { download } } as never);
  expect(await exportReport('purchased', {})).toMatchObject({
    name: 'issued.csv',
    other: 'issued',
  });
});
