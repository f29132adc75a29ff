import { afterAll, beforeAll, expect, it } from 'vitest';

import { fileForm, PNG } from '../mock-api/testing/client.ts';
import { check } from './backup.ts';
import { dropOldFiles } from './keptFiles.ts';
import { bucketFiles, bucketFrom, signedHeaders } from './s3.ts';
import { startBucket } from './testing/bucketServer.ts';
import { testDatabases } from './testing/testDatabases.ts';
import { startTestServer } from './testing/testServer.ts';

const KEYS = {
  region: 'us-east-1',
  keyId: 'AKIAIOSFODNN7EXAMPLE',
  secret: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
};

let remote: Awaited<ReturnType<typeof startBucket>>;
beforeAll(async () => {
  remote = await startBucket(KEYS);
});
afterAll(() => remote.close());

it.each([
  [
    'a file',
    '/test.txt',
    { range: 'bytes=0-9' },
    'f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
  ],
  [
    'a list',
    '/?max-keys=2&prefix=J',
    {},
    '34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7',
  ],
])('a call for %s is signed as in the examples of AWS', (_what, path, headers, signature) => {
  const bucket = { ...KEYS, url: 'https://examplebucket.s3.amazonaws.com' };
  const call = { method: 'GET', url: new URL(bucket.url + path), headers };
  const signed = signedHeaders(bucket, call, new Date('2013-05-24T00:00:00Z'));
  expect(signed['authorization']).toContain(`Signature=${signature}`);
});

it('files of documents and users are kept in the bucket, and deleted ones for 30 days', async () => {
  const files = bucketFiles(remote.bucket);
  const server = await startTestServer(testDatabases[0]!, undefined, undefined, files);
  expect(await check(files, server.database)).toEqual([]);
  const documents = '/api/fleet/documents/documents.php';
  const form = () => fileForm('file', 'a.png', PNG, { title: 'Filed', category: 'license' });
  const { json } = await server.client.send('fleet', 'POST', documents, form());
  const { id, file } = json['data'] as { id: number; file: string };
  const name = file.replace('/uploads/', '');
  const picture = await server.client.send('fleet', 'GET', file);
  expect([picture.status, picture.contentType]).toEqual([200, 'image/png']);
  const avatar = fileForm('avatar', 'a.png', PNG);
  const changed = await server.client.send('guest', 'POST', '/api/users/upload_avatar.php', avatar);
  expect(changed.status).toBe(200);
  expect(await check(files, server.database)).toEqual([]);

  await server.client.send('fleet', 'DELETE', `${documents}?id=${id}`);
  expect((await server.client.send('fleet', 'GET', file)).status).toBe(404);
  expect(remote.objects.has(`deleted-files/${name}`)).toBe(true);
  const days = (many: number) => Date.now() + many * 24 * 60 * 60 * 1000;
  await dropOldFiles(files, days(29));
  expect(remote.objects.has(`deleted-files/${name}`)).toBe(true);
  await dropOldFiles(files, days(31));
  expect([...remote.objects.keys()].filter((key) => key.startsWith('deleted'))).toEqual([]);

  const [seed = ''] = remote.objects.keys();
  remote.objects.delete(seed);
  expect(await check(files, server.database)).toEqual([
    `The file ${seed.replace('files/', '')} is missing`,
  ]);
  await files.clear();
  expect([...remote.objects.keys()]).toEqual([]);
  await server.close();
});

it('a file stays where the bucket says only in its answer that it was not copied', async () => {
  const files = bucketFiles(remote.bucket);
  await files.set('a.pdf', new Uint8Array(1));
  remote.failCopies(true);
  await expect(files.delete('a.pdf')).rejects.toThrow('a.pdf stays: <?xml');
  expect([...remote.objects.keys()]).toEqual(['files/a.pdf']);
  remote.failCopies(false);
  await files.delete('a.pdf');
  expect([...remote.objects.keys()]).toEqual(['deleted-files/a.pdf']);
});

it('no row is stored where the bucket refuses its file', async () => {
  const files = bucketFiles({ ...remote.bucket, secret: 'wrong' });
  const broken = await startTestServer(testDatabases[0]!, { documents: 0 }, undefined, files);
  const form = fileForm('file', 'a.png', PNG, { title: 'Filed', category: 'license' });
  const path = '/api/fleet/documents/documents.php';
  expect((await broken.client.send('fleet', 'POST', path, form)).status).toBe(500);
  expect(await broken.database.store.documents.count()).toBe(0);
  await broken.close();
});

it.each([
  ['is not there', () => remote.bucket.url.replace(/:\d+/, ':1')],
  ['fails', () => remote.bucket.url.replace('papers', 'broken')],
])('no row is stored where the bucket %s, and it may be tried again', async (_what, urlOf) => {
  const files = bucketFiles({ ...remote.bucket, url: urlOf() });
  const server = await startTestServer(testDatabases[0]!, { documents: 0 }, undefined, files);
  const form = fileForm('file', 'a.png', PNG, { title: 'Filed', category: 'license' });
  const path = '/api/fleet/documents/documents.php';
  const { status, json } = await server.client.send('fleet', 'POST', path, form);
  expect([status, json['error']]).toEqual([503, expect.stringContaining('cannot reach its files')]);
  expect(await server.database.store.documents.count()).toBe(0);
  await server.close();
});

it('settings that are not whole are named', () => {
  const env = { S3_BUCKET: 'papers', S3_ENDPOINT: 'https://s3.example.com' };
  expect(bucketFrom({})).toBeUndefined();
  expect(() => bucketFrom(env)).toThrow('S3_BUCKET also needs AWS_ACCESS_KEY_ID.');
  const keys = { AWS_ACCESS_KEY_ID: 'K', AWS_SECRET_ACCESS_KEY: 'S' };
  expect(bucketFrom({ ...env, ...keys })).toEqual({
    url: 'https://s3.example.com/papers',
    region: 'us-east-1',
    keyId: 'K',
    secret: 'S',
  });
});
