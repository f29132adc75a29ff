import { describe, expect, it, vi } from 'vitest';

import { ofKind } from '../../../dataProvider/client/phpClient.testing.ts';
import { testApi } from '../../../dataProvider/testing.ts';
import type { FleetDocument } from '../../../domain/documents/documents.ts';
import { renewalUntil, undoneRenewal } from '../../../domain/expiries/renewal.ts';
import type { Expiry } from '../../../domain/records/expiry.ts';
import { RESOURCES } from '../../../domain/records/resources.ts';
import { DEFAULT_LOCALIZATION } from '../../../domain/settings/localization.ts';
import { readCopy } from './useRenewal.ts';
import { renewPaper } from './useRenewPaper.tsx';

const PUT_DRIVER = { path: '/fleet/drivers/index.php', method: 'PUT' };
const UPLOAD = { path: '/api/fleet/documents/documents.php', method: 'POST' };
const FILE = new File(['%PDF-1.7\nPass'], 'pass.pdf');
const DATE = '2027-11-20';

describe.each(['full', 'terse'] as const)('a renewal on a server that speaks %s', (dialect) => {
  const api = testApi({ dialect, counts: { drivers: 4, documents: 3 } });

  const driver = async () => (await api.stored()).find(({ id }) => id === 1);
  const passOf = async (): Promise<Expiry> => ({
    holder: { resource: RESOURCES.drivers, id: 1, label: 'Omar' },
    kind: 'gatepass',
    field: 'gatepass_expiry',
    date: String((await driver())?.['gatepass_expiry'] ?? ''),
    state: 'due',
  });
  const passes = async () =>
    (await api.stored('documents')).filter(
      ({ holder_type, holder_id, category }) =>
        holder_type === 'driver' && holder_id === 1 && category === 'gate_pass',
    );
  const withFile = { file: FILE, title: 'Gatepass Omar' };

  it('stores only the date', async () => {
    await renewPaper(api.provider(), renewalUntil(await passOf(), DATE));
    expect(await driver()).toMatchObject({ gatepass_expiry: DATE });
    expect(await api.writes()).toEqual(['PUT /fleet/drivers/index.php']);
  });

  it("stores a first file and then its next copy, along with the holder's date", async () => {
    const provider = api.provider();
    const before = (await passes()).length;
    await renewPaper(provider, renewalUntil(await passOf(), DATE, withFile));
    const first = (await passes()).at(-1) as unknown as FleetDocument;
    expect(first).toMatchObject({ title: 'Gatepass Omar', expiry_date: DATE });
    const next = renewalUntil(await passOf(), '2028-11-20', { ...withFile, copy: first });
    await renewPaper(provider, next);
    expect((await passes()).at(-1)).toMatchObject({
      title: 'Gatepass Omar',
      expiry_date: '2028-11-20',
      replaces_id: first.id,
    });
    expect(await passes()).toHaveLength(before + 2);
    expect(await driver()).toMatchObject({ gatepass_expiry: '2028-11-20' });
  });

  it('stores nothing if the date is refused', async () => {
    const before = (await passes()).length;
    const expiry = await passOf();
    await api.fault({ ...PUT_DRIVER, kind: 'status', status: 500, times: 0 });
    const onDated = vi.fn<() => void>();
    const renewal = renewPaper(api.provider(), renewalUntil(expiry, DATE, withFile), { onDated });
    await expect(renewal).rejects.toEqual(ofKind('server'));
    expect(onDated).not.toHaveBeenCalled();
    expect(await passes()).toHaveLength(before);
    expect(String((await driver())?.['gatepass_expiry'] ?? '')).toBe(expiry.date);
  });

  it('reports that only the date was stored, and then sends only the file', async () => {
    const before = (await passes()).length;
    const expiry = await passOf();
    const renewal = renewalUntil(expiry, DATE, withFile);
    const onDated = vi.fn<() => void>();
    await api.fault({ ...UPLOAD, kind: 'status', status: 413 });
    await expect(renewPaper(api.provider(), renewal, { onDated })).rejects.toEqual(
      ofKind('tooLarge'),
    );
    expect(onDated).toHaveBeenCalledOnce();
    expect(await driver()).toMatchObject({ gatepass_expiry: DATE });
    expect(await passes()).toHaveLength(before);

    await api.clearLog();
    await renewPaper(api.provider(), { document: renewal.document });
    expect(await api.writes()).toEqual([`POST ${UPLOAD.path}`]);
    expect((await passes()).at(-1)).toMatchObject({ expiry_date: DATE });
  });

  it('does not overwrite what another user has saved since', async () => {
    const expiry = await passOf();
    await api.mutate('drivers', 1, { gatepass_expiry: '2029-01-01' });
    const renewal = renewalUntil(expiry, DATE, withFile);
    await expect(renewPaper(api.provider(), renewal)).rejects.toEqual(ofKind('changedElsewhere'));
    expect(await driver()).toMatchObject({ gatepass_expiry: '2029-01-01' });
  });

  it('is taken back, but not over what another user has saved since', async () => {
    const expiry = await passOf();
    await renewPaper(api.provider(), renewalUntil(expiry, DATE));
    await renewPaper(api.provider(), undoneRenewal(expiry, DATE));
    expect((await passOf()).date).toBe(expiry.date);
    await renewPaper(api.provider(), renewalUntil(expiry, DATE));
    await api.mutate('drivers', 1, { gatepass_expiry: '2029-01-01' });
    const undo = renewPaper(api.provider(), undoneRenewal(expiry, DATE));
    await expect(undo).rejects.toEqual(ofKind('changedElsewhere'));
    expect((await passOf()).date).toBe('2029-01-01');
  });

  it('is taken back to no date', async () => {
    await api.mutate('drivers', 1, { gatepass_expiry: null });
    const expiry = await passOf();
    await renewPaper(api.provider(), renewalUntil(expiry, DATE));
    await renewPaper(api.provider(), undoneRenewal(expiry, DATE));
    expect((await passOf()).date).toBe('');
  });

  it("changes a standalone document's date, or stores its next copy", async () => {
    const provider = api.provider();
    const visa = await provider.uploadDocument(
      { title: 'Visa', category: 'visa', expiry_date: '2026-12-01' },
      FILE,
    );
    const holder = { resource: RESOURCES.documents, id: visa.id, label: 'Visa' };
    const expiry: Expiry = {
      holder,
      kind: 'document',
      field: 'expiry_date',
      date: '2026-12-01',
      state: 'due',
    };
    await renewPaper(provider, renewalUntil(expiry, DATE));
    const stored = async () =>
      (await api.stored('documents')).filter(({ title }) => title === 'Visa');
    expect(await stored()).toEqual([expect.objectContaining({ expiry_date: DATE })]);
    const next = renewalUntil({ ...expiry, date: DATE }, '2028-11-20', { ...withFile, copy: visa });
    await renewPaper(provider, next);
    expect(await stored()).toEqual([
      expect.objectContaining({ id: visa.id, expiry_date: DATE }),
      expect.objectContaining({ expiry_date: '2028-11-20', replaces_id: visa.id }),
    ]);
  });
});

describe.each([
  ['whole', {}],
  ['in parts', { [RESOURCES.documents]: 6000 }],
])('of a list read %s, the copy that a renewal replaces', (_how, lists) => {
  const api = testApi({ counts: { drivers: 4, documents: 0 } });

  it('is the one that no document replaces, whoever has that', async () => {
    const provider = api.provider('Fleet Manager', DEFAULT_LOCALIZATION, lists);
    const expiry: Expiry = {
      holder: { resource: RESOURCES.drivers, id: 1, label: 'Omar' },
      kind: 'gatepass',
      field: 'gatepass_expiry',
      date: DATE,
      state: 'due',
    };
    const pass = { holder_type: 'driver', category: 'gate_pass', expiry_date: DATE } as const;
    expect(await readCopy(provider, expiry)).toBeUndefined();
    const first = await provider.uploadDocument({ ...pass, title: 'First', holder_id: 1 }, FILE);
    expect(await readCopy(provider, expiry)).toMatchObject({ id: first.id });
    await provider.uploadDocument(
      { ...pass, title: 'Next', holder_id: 2, replaces_id: first.id },
      FILE,
    );
    expect(await readCopy(provider, expiry)).toBeUndefined();
  });
});
