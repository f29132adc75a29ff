import { describe, expect, it } from 'vitest';

import { totalBytes } from '../../domain/documents/documentFile.ts';
import { documents } from '../../domain/documents/documents.ts';
import { RESOURCES } from '../../domain/records/resources.ts';
import { statsOf } from '../../domain/records/stats.ts';
import { DEFAULT_LOCALIZATION } from '../../domain/settings/localization.ts';
import { ofKind } from '../client/phpClient.testing.ts';
import { createDataProvider } from '../index.ts';
import { rowsIn } from '../rows/rows.ts';
import { testApi, type TestApi } from '../testing.ts';

const DOCUMENTS = RESOURCES.documents;
const UPLOAD = '/api/fleet/documents/documents.php';
const LIST = {
  pagination: { page: 1, perPage: 1000 },
  sort: { field: 'title', order: 'ASC' as const },
  filter: {},
};
const PDF = new File(['%PDF-1.7\nMulkiya'], 'ملكية.pdf', { type: 'application/pdf' });
const VALUES = {
  title: ' Mulkiya T-9 ',
  category: 'registration',
  holder_type: 'truck',
  holder_id: '2',
  expiry_date: '2027-02-28',
  notes: '',
};

describe.each(['full', 'terse'] as const)('documents of a server that speaks %s', (dialect) => {
  const api = testApi({ dialect, counts: { drivers: 5, trucks: 5, documents: 120 } });

  it('are uploaded once, and the server has what was sent', async () => {
    const document = await api.provider().uploadDocument(VALUES, PDF);
    expect(document).toMatchObject({ title: 'Mulkiya T-9', holder_id: 2, version: 1 });
    expect(document.size_bytes).toBe(PDF.size);
    const stored = (await api.stored('documents')).filter(({ id }) => id === document.id);
    expect(stored).toEqual([expect.objectContaining({ file_name: 'ملكية.pdf', notes: null })]);
    expect(await api.writes()).toEqual([`POST ${UPLOAD}`]);
  });

  it('return the exact file', async () => {
    const provider = api.provider();
    const { id } = await provider.uploadDocument(VALUES, PDF);
    const { data } = await provider.getOne(DOCUMENTS, { id });
    const blob = await provider.documentFile(String(data.file));
    expect(await blob.text()).toBe(await PDF.text());
  });

  it('are found by what their figures count', async () => {
    const provider = api.provider();
    const { data } = await provider.getList(DOCUMENTS, LIST);
    expect(totalBytes(data)).toBe(
      data.map(({ size_bytes }) => Number(size_bytes)).reduce((a, b) => a + b),
    );
    const counts = await provider.recordStats(DOCUMENTS);
    for (const [figure, { filter }] of Object.entries(statsOf(documents))) {
      const { total } = await provider.getList(DOCUMENTS, { ...LIST, filter });
      expect({ figure, total }).toEqual({ figure, total: counts[figure]?.count });
    }
  });

  it('supersede what they renew, and fall within the requested days', async () => {
    const provider = api.provider();
    // A truck may have several papers of the kind 'other', so only `replaces_id` tells.
    const values = { ...VALUES, category: 'other' } as const;
    const old = await provider.uploadDocument({ ...values, expiry_date: '2019-01-01' }, PDF);
    await provider.uploadDocument({ ...values, replaces_id: old.id }, PDF);
    const filter = { state: 'superseded', category: 'other', q: 'mulkiya t-9' };
    const superseded = { ...LIST, filter };
    const { data } = await provider.getList(DOCUMENTS, superseded);
    expect(data.map(({ id }) => id)).toEqual([old.id]);
    const days = { expires_from: '2019-01-01', expires_to: '2019-01-01' };
    const within = await provider.getList(DOCUMENTS, { ...LIST, filter: days });
    expect(within.data.map(({ id }) => id)).toEqual([old.id]);
  });
});

const twice = testApi({ counts: { drivers: 2, trucks: 3, documents: 2 } });

it('an upload that a browser repeats by itself is found twice, and the copy can be deleted', async () => {
  const { client } = twice;
  const repeating: typeof client = {
    ...client,
    request: async (path, request) => {
      // As on a server that keeps no references.
      request?.form?.delete('client_ref');
      if (request?.method === 'POST') await client.request(path, request);
      return client.request(path, request);
    },
  };
  const provider = createDataProvider({
    client: repeating,
    getRole: () => 'Fleet Manager',
    getLocalization: () => DEFAULT_LOCALIZATION,
  });
  const { id, twins } = await provider.uploadDocument(VALUES, PDF);
  expect(twins).toMatchObject([{ title: 'Mulkiya T-9' }]);
  const copies = twins.map((twin) => twin.id);
  expect(copies).not.toContain(id);
  await provider.deleteMany(DOCUMENTS, { ids: copies });
  const left = (await twice.stored('documents')).filter(({ title }) => title === 'Mulkiya T-9');
  expect(left.map((row) => row.id)).toEqual([id]);
  expect((await twice.provider().uploadDocument(VALUES, PDF)).twins).toEqual([]);
});

it('an upload is found on a server that says only that it has it, and keeps no size', async () => {
  const { client } = twice;
  const terse: typeof client = {
    ...client,
    request: async (path, request) => {
      request?.form?.delete('client_ref');
      const answer = await client.request(path, request);
      if (request?.method === 'POST') return { success: true };
      return { rows: rowsIn(answer).map((row) => ({ ...(row as object), size_bytes: undefined })) };
    },
  };
  const provider = createDataProvider({
    client: terse,
    getRole: () => 'Fleet Manager',
    getLocalization: () => DEFAULT_LOCALIZATION,
  });
  const { id } = await provider.uploadDocument(VALUES, PDF);
  const stored = (await twice.stored('documents')).filter(({ title }) => title === 'Mulkiya T-9');
  expect(stored.map((row) => row.id)).toEqual([id]);
});

describe('an upload that goes wrong', () => {
  const api = testApi({ counts: { drivers: 2, trucks: 3, documents: 2 } });

  const count = async () => (await api.stored('documents')).length;
  const upload = (options?: Parameters<ReturnType<TestApi['provider']>['uploadDocument']>[2]) =>
    api.provider().uploadDocument(VALUES, PDF, options);

  it.each(['drop', 'truncated', 'html', 'empty'])(
    'and whose answer is lost (%s) is looked up, not repeated',
    async (kind) => {
      await api.fault({ path: UPLOAD, method: 'POST', kind, after: true });
      expect(await upload()).toMatchObject({ title: 'Mulkiya T-9' });
      expect(await count()).toBe(3);
    },
  );

  it('before the server stored it fails, and can be retried', async () => {
    await api.fault({ path: UPLOAD, method: 'POST', kind: 'drop' });
    await expect(upload()).rejects.toEqual(ofKind('network'));
    await upload();
    expect(await count()).toBe(3);
  });

  it('and cannot be looked up is uncertain', async () => {
    await api.fault({ path: UPLOAD, method: 'POST', kind: 'drop', after: true });
    await api.fault({ path: UPLOAD, method: 'GET', kind: 'slow', delay: 0 });
    await api.fault({ path: UPLOAD, method: 'GET', kind: 'drop', times: 0 });
    await expect(upload()).rejects.toEqual(ofKind('unknownOutcome'));
  });

  it('fails with the server’s message', async () => {
    const wrong = { ...VALUES, expiry_date: '2026-01-01', issue_date: '2026-02-01' };
    await expect(api.provider().uploadDocument(wrong, PDF)).rejects.toMatchObject({
      kind: 'invalid',
      body: { errors: { expiry_date: 'Must not be before the issue date' } },
    });
    const page = new File(['<html>'], 'a.pdf');
    await expect(api.provider().uploadDocument(VALUES, page)).rejects.toEqual(ofKind('invalid'));
  });

  it('because it was cancelled leaves nothing behind', async () => {
    const cancel = new AbortController();
    cancel.abort();
    await expect(upload({ signal: cancel.signal })).rejects.toEqual(ofKind('aborted'));
    expect(await count()).toBe(2);
  });

  it('because the server has no documents says so', async () => {
    await api.fault({ path: UPLOAD, kind: 'status', status: 404, times: 0 });
    await expect(upload()).rejects.toEqual(ofKind('notOffered'));
  });

  it('because the role may not upload is not even sent', async () => {
    const provider = api.provider('Diesel Manager');
    await expect(provider.uploadDocument(VALUES, PDF)).rejects.toEqual(ofKind('forbidden'));
    await expect(provider.documentFile('/uploads/seed-1.pdf')).rejects.toEqual(ofKind('forbidden'));
    expect(await api.arrivals()).toEqual([]);
  });
});

describe('a user’s picture', () => {
  const api = testApi();
  const AVATAR = '/api/users/upload_avatar.php';
  const face = new File([Uint8Array.of(0xff, 0xd8, 0xff, 0xe0)], 'avatar.jpg');

  it('is stored, and its address is the one the server returns', async () => {
    const address = await api.provider().uploadAvatar('2', face);
    expect((await api.stored('users')).find(({ id }) => id === 2)).toMatchObject({
      avatar: address,
    });
  });

  it.each([
    [{ kind: 'success_false' }, 'refused'],
    [{ kind: 'status', status: 200, body: { success: true } }, 'unreadable'],
    [{ kind: 'status', status: 200, body: { avatar: '/uploads/a.jpg' } }, 'unreadable'],
    [{ kind: 'status', status: 404 }, 'callMissing'],
    [{ kind: 'status_html', status: 413 }, 'tooLarge'],
    [{ kind: 'drop' }, 'network'],
  ] as const)('is not reported as stored after %j', async (fault, kind) => {
    await api.fault({ path: AVATAR, ...fault });
    await expect(api.provider().uploadAvatar('2', face)).rejects.toEqual(ofKind(kind));
  });
});
