import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { open, writeFile, type FileHandle } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import { Uploads } from '../api/uploads.ts';
import { fileForm, PNG, type Who } from '../mock-api/testing/client.ts';
import { check } from './backup.ts';
import { filesFolder } from './dataFolder.ts';
import { keptFiles } from './keptFiles.ts';
import { testDatabases } from './testing/testDatabases.ts';
import { startTestServer } from './testing/testServer.ts';

const DOCUMENTS = '/api/fleet/documents/documents.php';
const AVATAR = '/api/users/upload_avatar.php';
const MB = 1024 * 1024;

/** A PDF by its first bytes, and a page by what a careless browser makes of the rest. */
const HOSTILE = new TextEncoder().encode('%PDF-1.4\n<script>alert(1)</script>');

describe('an uploaded file', () => {
  const path = mkdtempSync(join(tmpdir(), 'qafila-'));
  let server: Awaited<ReturnType<typeof startTestServer>>;
  beforeAll(async () => {
    server = await startTestServer(testDatabases[0]!, undefined, undefined, keptFiles(path));
  });
  afterAll(() => server.close());

  const send = (title: string, more = {}) => {
    const fields = { title, category: 'license', ...more };
    const form = fileForm('file', '../../evil.html', HOSTILE, fields);
    return server.client.send('fleet', 'POST', DOCUMENTS, form);
  };
  const upload = async (title: string, more = {}) =>
    (await send(title, more)).json['data'] as { id: number; file: string };
  const statusFor = async (who: Who, address: string) =>
    (await server.client.send(who, 'GET', address)).status;

  it('is named by its content, and found damaged when that changes', async () => {
    const { id, file } = await upload('Named');
    const hash = createHash('sha256').update(HOSTILE).digest('hex');
    expect(file).toMatch(new RegExp(`^/uploads/document-${hash}-[0-9a-z]+\\.pdf$`));
    expect(await check(keptFiles(path), server.database)).toEqual([]);
    const name = file.replace('/uploads/', '');
    writeFileSync(join(filesFolder(path), name), 'other');
    expect(await check(keptFiles(path), server.database)).toEqual([`The file ${name} is damaged`]);
    await server.client.send('fleet', 'DELETE', `${DOCUMENTS}?id=${id}`);
  });

  it('never runs as a page', async () => {
    const { file } = await upload('Inert');
    const { contentType, headers } = await server.client.send('fleet', 'GET', file);
    expect(contentType).toBe('application/pdf');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-disposition')).toBe('attachment');
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
  });

  it('is for those who may see its document, as long as there is one', async () => {
    const { id, file } = await upload('Guarded');
    expect(await statusFor('fleet', file)).toBe(200);
    expect(await statusFor('diesel', file)).toBe(403);
    expect(await statusFor('guest', file)).toBe(403);
    expect(await statusFor('anonymous', file)).toBe(401);
    // The row goes, the file stays.
    await server.database.write((store) => store.documents.delete(id));
    expect(await statusFor('fleet', file)).toBe(404);
  });

  it.each([
    ['a page', '<!doctype html><script>alert(1)</script>', 422],
    ['a drawing with a script', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>', 422],
    ['a program', 'MZ\0\0', 422],
    ['nothing', '', 422],
    ['too much', new Uint8Array([...HOSTILE, ...new Uint8Array(11 * MB)]), 413],
  ])('is refused if it is %s, whatever its name', async (_what, content, status) => {
    const form = fileForm('file', 'a.pdf', content, { title: 'Refused', category: 'license' });
    expect((await server.client.send('fleet', 'POST', DOCUMENTS, form)).status).toBe(status);
    expect(await server.database.store.documents.count({ title: 'Refused' })).toBe(0);
  });

  it('is gone at once if the rest of its call is refused', async () => {
    const names = () =>
      ['files', 'deleted-files'].flatMap((name) =>
        existsSync(join(path, name)) ? readdirSync(join(path, name)) : [],
      );
    const { id: replaces_id } = await upload('Old');
    await upload('Renewed', { replaces_id });
    const before = names();
    expect((await send('Renewed again', { replaces_id })).status).toBe(409);
    expect(names()).toEqual(before);
  });

  it('as a picture of a user is gone with the next picture, and with the user', async () => {
    const [user] = await server.database.store.users.all({ role: 'Diesel Manager' });
    const setPicture = async () => {
      const form = fileForm('avatar', 'a.png', PNG, { user_id: user!.id });
      const { json } = await server.client.send('admin', 'POST', AVATAR, form);
      return String(json['avatar']);
    };
    const [first, second] = [await setPicture(), await setPicture()];
    expect(await statusFor('anonymous', first)).toBe(404);
    expect(await statusFor('anonymous', second)).toBe(200);
    const users = '/admin/users/users.php';
    await server.client.send('admin', 'DELETE', `${users}?id=${user!.id}`);
    expect(await statusFor('anonymous', second)).toBe(404);
    const left = (await check(keptFiles(path), server.database)).join();
    expect(left).not.toContain('avatar-');
  });

  it('as a picture of a user is a picture of at most 5 MB', async () => {
    const send = async (content: Uint8Array<ArrayBuffer>) =>
      server.client.send('guest', 'POST', AVATAR, fileForm('avatar', 'a.png', content));
    expect((await send(HOSTILE)).status).toBe(422);
    const large = new Uint8Array(6 * MB);
    large.set(PNG);
    expect((await send(large)).status).toBe(413);
    const { json } = await send(PNG);
    const picture = await server.client.send('anonymous', 'GET', String(json['avatar']));
    expect([picture.status, picture.contentType]).toEqual([200, 'image/png']);
  });
});

describe('the file of a write', () => {
  const newFolder = () => mkdtempSync(join(tmpdir(), 'qafila-'));
  const upload = { field: 'file', name: 'a.png', bytes: PNG };

  it('is on the disk before the write is', async () => {
    const handle = await open(join(newFolder(), 'any'), 'w');
    const sync = vi.spyOn(Object.getPrototypeOf(handle) as FileHandle, 'sync');
    await handle.close();
    await new Uploads(keptFiles(newFolder())).store('avatar', upload, 'image/png');
    expect(sync).toHaveBeenCalledTimes(1);
    sync.mockRestore();
  });

  it('stays with the row, though the answer to its commit is lost', async () => {
    const files = keptFiles(newFolder());
    let isLost = false;
    const openLossy = async () => {
      const database = await testDatabases[0]!.open();
      const write: typeof database.write = async (work) => {
        const done = await database.write(work);
        if (isLost) throw new Error('The connection is lost');
        return done;
      };
      return { ...database, write };
    };
    const server = await startTestServer({ open: openLossy }, undefined, undefined, files);
    const form = fileForm('file', 'a.pdf', HOSTILE, { title: 'Lost', category: 'license' });
    await server.client.token('fleet');
    isLost = true;
    expect((await server.client.send('fleet', 'POST', DOCUMENTS, form)).status).toBe(500);
    expect(await server.database.store.documents.count({ title: 'Lost' })).toBe(1);
    expect(await check(files, server.database)).toEqual([]);
    await server.close();
  });

  it('is refused where the disk is full', async () => {
    // Any write to it fails so.
    const set = () => writeFile('/dev/full', PNG, { flush: true });
    const full = { ...keptFiles(newFolder()), set };
    const server = await startTestServer(testDatabases[0]!, { documents: 0 }, undefined, full);
    const form = fileForm('file', 'a.png', PNG, { title: 'Filed', category: 'license' });
    const { status, json } = await server.client.send('fleet', 'POST', DOCUMENTS, form);
    const error = 'The disk of the server is full: nothing was stored';
    expect({ status, json }).toEqual({ status: 507, json: { error } });
    await server.close();
  });

  it('leaves no part where the disk is full', async () => {
    const path = newFolder();
    const files = keptFiles(path);
    const set = async (name: string, bytes: Uint8Array) => {
      await files.set(name, bytes.subarray(0, 4));
      throw new Error('The disk is full');
    };
    const uploads = new Uploads({ ...files, set }).ofCall();
    await expect(uploads.store('avatar', upload, 'image/png')).rejects.toThrow('full');
    await uploads.undo();
    expect(readdirSync(filesFolder(path))).toEqual([]);
  });
});
