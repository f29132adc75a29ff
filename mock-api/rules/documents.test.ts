import { beforeEach, expect, it } from 'vitest';

import { fileForm } from '../testing/client.ts';
import { memoryClient } from '../testing/memoryClient.ts';

const COUNTS = { drivers: 2, trucks: 3, trailers: 3, documents: 2, activity: 0, diesel_days: 0 };
const DOCUMENTS = '/api/fleet/documents/documents.php';
const PDF = new TextEncoder().encode('%PDF-1.7\n');

const client = memoryClient(COUNTS);
beforeEach(() => client.send('anonymous', 'POST', '/__reset', {}));

const upload = async (fields: object) => {
  const form = fileForm('file', 'ملكية.pdf', PDF, { category: 'registration', ...fields });
  const { status, json } = await client.send('fleet', 'POST', DOCUMENTS, form);
  return { status, row: (json['data'] ?? {}) as Record<string, unknown>, errors: json['errors'] };
};

it('stores what the file is, who uploaded it and which version it is', async () => {
  const { row } = await upload({ title: 'Mulkiya', holder_type: 'truck', holder_id: 2 });
  expect(row).toMatchObject({
    file_name: 'ملكية.pdf',
    mime: 'application/pdf',
    size_bytes: PDF.length,
    uploaded_by: 'Omar Haddad',
    version: 1,
    holder_id: 2,
  });
  const { row: second } = await upload({ title: 'Mulkiya', replaces_id: row['id'] });
  expect(second).toMatchObject({ version: 2, replaces_id: row['id'] });
});

it('keeps of the name of a file what can be shown', async () => {
  const long = `${'n'.repeat(5000)}.pdf`;
  const named = async (name: string) => {
    const form = fileForm('file', name, PDF, { category: 'registration', title: 'T' });
    const { json } = await client.send('fleet', 'POST', DOCUMENTS, form);
    return (json['data'] as { file_name: string }).file_name;
  };
  expect(await named(long)).toBe(long.slice(-255));
  expect(await named('a\u202Efdp\r\n\u0007.pdf')).toBe('afdp.pdf');
  expect(await named('../../etc/a.pdf')).toBe('a.pdf');
  // Saved under this name, it would run.
  expect(await named('contract.html')).toBe('contract.html.pdf');
});

it('refuses with the message for what the domain finds, and keeps nothing', async () => {
  const wrong = {
    title: '',
    holder_type: 'truck',
    issue_date: '2026-02-02',
    expiry_date: '2026-02-01',
  };
  expect(await upload(wrong)).toMatchObject({
    status: 422,
    errors: {
      title: 'This field is required',
      holder_id: 'This field is required',
      expiry_date: 'Must not be before the issue date',
    },
  });
  expect((await upload({ title: 'T', holder_type: 'truck', holder_id: 99 })).errors).toEqual({
    holder_id: 'There is no such truck',
  });
  expect(await client.rows('documents')).toHaveLength(2);
});

it('deletes the file with its row, and reinstates what it renewed', async () => {
  const { row: old } = await upload({ title: 'Old' });
  const { row: renewal } = await upload({ title: 'New', replaces_id: old['id'] });
  const file = String(old['file']);
  expect((await client.send('fleet', 'GET', file)).status).toBe(200);
  await client.send('fleet', 'DELETE', `${DOCUMENTS}?id=${String(old['id'])}`);
  expect((await client.send('fleet', 'GET', file)).status).toBe(404);
  const kept = (await client.rows('documents')).find(({ id }) => id === renewal['id']);
  expect(kept).toMatchObject({ replaces_id: null, row_version: 2 });
  expect((await client.rows('activity')).at(-1)).toMatchObject({
    action: 'update',
    entity_id: renewal['id'],
    changes: [{ field: 'replaces_id', old: old['id'], new: null }],
  });
  const change = { id: renewal['id'], title: 'Newer' };
  expect((await client.send('fleet', 'PUT', DOCUMENTS, change)).status).toBe(200);
});
