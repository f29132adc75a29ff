import { describe, expect, it } from 'vitest';

import { testApi } from '../../../dataProvider/testing.ts';
import { createSharedRead } from '../../../dataProvider/writes/sharedRead.ts';
import { dieselPurchases } from '../../../domain/diesel/purchase.ts';
import { purchaseImport } from '../../../domain/diesel/purchases.import.ts';
import { drivers } from '../../../domain/fleet/drivers.ts';
import { countsOf, rowsThatAre } from '../../../domain/import/run/outcome.ts';
import { startRun } from '../../../domain/import/run/run.ts';
import { RESOURCES } from '../../../domain/records/resources.ts';
import { runCalls } from './runCalls.ts';
import { sendRun } from './sendRun.ts';
import { importOf } from './testing.ts';

const PURCHASES = '/diesel/diesel-manager/reports/purchased.php';

const purchase = (invoice_no: string) => ({
  at: '2026-03-01T08:30:00+04:00',
  branch_id: 1,
  supplier: 'Example Fuels LLC',
  supplier_trn: null,
  invoice_no,
  delivery_note_no: `DN-${invoice_no}`,
  liters_invoiced: 1000,
  liters_received: 990,
  unit_price: 2.6,
  net: 2600,
  vat: 130,
  total: 2730,
  notes: null,
});

const purchasesOf = (...invoices: string[]) =>
  startRun({
    id: 'run',
    resource: RESOURCES.dieselPurchases,
    fileName: 'purchases.csv',
    at: '2026-03-10T06:00:00Z',
    csv: { header: ['invoice_no'], delimiter: ',' },
    leftOut: 0,
    keys: purchaseImport.key,
    fields: Object.keys(dieselPurchases.fields),
    addBy: 'create',
    added: invoices.map((invoice, index) => ({
      line: index + 2,
      raw: [invoice],
      record: purchase(invoice),
      state: 'new' as const,
      problems: {},
      differences: [],
    })),
    updated: [],
  });

describe('runCalls of diesel purchases', () => {
  const api = testApi({ role: 'Diesel Manager' });

  it('adds records one by one if the API takes no file, and settles lost answers', async () => {
    const before = (await api.stored('diesel_purchases')).length;
    await api.fault({ path: PURCHASES, method: 'POST', kind: 'status_html', after: true });
    const { run, failure } = await sendRun(
      purchasesOf('INV-1', 'INV-2', 'INV-3', 'INV-4', 'INV-5'),
      runCalls(api.provider(), dieselPurchases),
      { keep: () => Promise.resolve(), isPaused: () => false },
    );
    expect(failure).toBeUndefined();
    expect(countsOf(run)).toMatchObject({ toAdd: 5, added: 5 });
    expect((await api.stored('diesel_purchases')).length - before).toBe(5);
    expect(await api.writes()).toEqual(Array(5).fill(`POST ${PURCHASES}`));
  });
});

describe('runCalls of drivers', () => {
  const api = testApi();
  const IDS = [1, 2, 3, 4, 5, 6];

  it('overwrites nothing that someone else changes between two waves', async () => {
    for (const id of IDS) await api.mutate('drivers', id, { gatepass_expiry: '2026-01-01' });
    await api.clearLog();
    const { run } = await sendRun(importOf(0, IDS), runCalls(api.provider(), drivers), {
      isPaused: () => false,
      keep: async () => {
        if ((await api.writes()).length < 4) return;
        await api.mutate('drivers', 5, { gatepass_expiry: '2030-01-01' });
        await api.mutate('drivers', 6, { phone: '0509999999' });
      },
    });
    expect(rowsThatAre(run, 'conflict').map(({ row }) => row.key)).toEqual(['D-5']);
    expect((await api.stored()).slice(3, 6)).toMatchObject([
      { gatepass_expiry: '2027-01-01' },
      { gatepass_expiry: '2030-01-01' },
      { gatepass_expiry: '2027-01-01', phone: '0509999999' },
    ]);
    const reads = (await api.arrivals()).filter((call) => call.startsWith('GET '));
    // One for each wave of four, and one to confirm what is stored.
    expect(reads).toHaveLength(3);
  });
});

describe('runCalls of a long list', () => {
  const api = testApi({ counts: { drivers: 1100 } });
  const IDS = Array.from({ length: 24 }, (_, index) => index + 1);

  it('shares reads among waves, and still sees a conflict before each later read', async () => {
    for (const id of IDS) await api.mutate('drivers', id, { gatepass_expiry: '2026-01-01' });
    await api.clearLog();
    let time = 0;
    const shared = createSharedRead(() => (time += 1));
    const { run } = await sendRun(importOf(0, IDS), runCalls(api.provider(), drivers, shared), {
      isPaused: () => false,
      keep: async () => {
        if ((await api.writes()).length === 4) {
          await api.mutate('drivers', 24, { gatepass_expiry: '2030-01-01' });
        }
      },
    });
    expect(rowsThatAre(run, 'stored')).toHaveLength(23);
    expect(rowsThatAre(run, 'conflict').map(({ row }) => row.key)).toEqual(['D-24']);
    const reads = (await api.arrivals()).filter((call) => call.startsWith('GET '));
    // Two requests for each read: one for the first four waves, one for the others, one to confirm.
    expect(reads).toHaveLength(6);
  });

  it('finds what was added after the shared read', async () => {
    let time = 0;
    const shared = createSharedRead(() => (time += 1));
    const calls = runCalls(api.provider(), drivers, shared);
    await calls.updateEach([{ id: '1', before: {}, after: { notes: 'Moved' } }]);
    await calls.create({ driver_id: 'N-1', name: 'New', status: 'active' });
    const { records } = await calls.load();
    const added = records.find((row) => row['driver_id'] === 'N-1');
    const [removed] = await calls.removeEach([{ id: String(added?.['id']), before: {} }]);
    expect(removed).toHaveProperty('stored');
  });
});
