import { expect, it } from 'vitest';

import { RESOURCES } from '../../domain/records/resources.ts';
import { LIST, testApi } from '../testing.ts';

const api = testApi({ counts: { drivers: 3, trucks: 5, trailers: 3, documents: 40 } });

const REGISTRATION = {
  category: 'registration',
  holder_type: 'truck',
  expiry_date: '2020-01-01',
  replaces_id: null,
};

const expired = async (provider: ReturnType<typeof api.provider>) => {
  const filter = { state: 'overdue', category: 'registration' };
  const { data } = await provider.getList(RESOURCES.documents, { ...LIST, filter });
  return data.map(({ id }) => id);
};

/** A truck's only registration: a later one would supersede it. */
const storeRegistration = async () => {
  const [truck] = await api.stored('trucks');
  const [document, ...others] = await api.stored('documents');
  const id = Number(document?.['id']);
  const truckId = Number(truck?.['id']);
  for (const other of others) {
    if (other['holder_type'] !== 'truck' || Number(other['holder_id']) !== truckId) continue;
    // oxlint-disable-next-line no-await-in-loop -- the mock's rows change one after another
    await api.mutate('documents', Number(other['id']), { category: 'other' });
  }
  await api.mutate('documents', id, { ...REGISTRATION, holder_id: truckId });
  return { id, truckId };
};

it('judges a document by the date that its holder has now', async () => {
  const { id, truckId } = await storeRegistration();
  await api.mutate('trucks', truckId, { registration_expiry: '2099-01-01' });

  const provider = api.provider();
  expect(await expired(provider)).not.toContain(id);
  const { data } = await provider.getOne(RESOURCES.documents, { id });
  expect(data).toMatchObject({ holder_date: '2099-01-01', expiry_date: '2020-01-01' });

  const { data: previousData } = await provider.getOne(RESOURCES.trucks, { id: truckId });
  await provider.update(RESOURCES.trucks, {
    id: truckId,
    previousData,
    data: { ...previousData, registration_expiry: '2019-12-31' },
  });
  expect(await expired(provider)).toContain(id);
  const { active } = await provider.recordStats(RESOURCES.documents);
  const { data: listed } = await provider.getList(RESOURCES.documents, {
    ...LIST,
    filter: { state: 'active' },
  });
  expect(active?.count).toBe(listed.length);
  expect(listed.map((row) => row.id)).not.toContain(id);
});

it('judges it by its own date where the holders cannot be loaded, and stores none of their dates', async () => {
  await api.fault({ path: '/api/fleet/trucks/trucks.php', kind: 'status', status: 500, times: 9 });
  const { id } = await storeRegistration();
  const provider = api.provider();
  expect(await expired(provider)).toContain(id);
  const { meta } = await provider.getList(RESOURCES.documents, LIST);
  expect(meta).toMatchObject({ missing: [RESOURCES.trucks] });

  const { data: previousData } = await provider.getOne(RESOURCES.documents, { id });
  await provider.update(RESOURCES.documents, {
    id,
    previousData: { ...previousData, holder_date: '2099-01-01' },
    data: { ...previousData, holder_date: '2099-01-01', notes: 'Seen' },
  });
  const stored = (await api.stored('documents')).find((row) => row['id'] === id);
  expect(stored).toMatchObject({ notes: 'Seen' });
  expect(stored).not.toHaveProperty('holder_date');
});
