import type { Passwords } from '../api/passwords.ts';
import { initialToday } from '../api/server.ts';
import { COLLECTION_NAMES, type Dataset } from '../api/store/collections.ts';
import type { Store } from '../api/store/store.ts';
import type { FileStore } from '../api/uploads.ts';
import { seedOptions, type Counts } from '../mock-api/core/options.ts';
import { samplePdf } from '../mock-api/core/samplePdf.ts';
import { generateAll } from '../mock-api/data/index.ts';
import { demoAccounts } from '../src/domain/people/demoAccounts.ts';
import type { SqlDatabase } from './sql/database.ts';

const EMPTY = Object.fromEntries(COLLECTION_NAMES.map((name) => [name, []])) as unknown as Dataset;

const COLLEAGUES = 'demo-colleague-1';

/** The rows of the sample company with its accounts, and the files of its documents by name. */
export const makeSample = async (
  passwords: Passwords,
  counts: Partial<Counts> = {},
  today = initialToday(),
) => {
  const data = generateAll(seedOptions({ counts }), today);
  const ofColleagues = await passwords.hash(COLLEAGUES);
  const users = await Promise.all(
    data.users.map(async (user) => {
      const account = demoAccounts.find(({ email }) => email === user.email);
      return {
        ...user,
        password_hash: account ? await passwords.hash(account.password) : ofColleagues,
      };
    }),
  );
  const files: [name: string, bytes: Uint8Array][] = [];
  const documents = data.documents.map((document) => {
    const name = document.file?.split('/').at(-1);
    if (name === undefined) return document;
    // No larger than it must be: it is stored, and backed up each day.
    const bytes = samplePdf({ ...document, size_bytes: 0 });
    files.push([name, bytes]);
    return { ...document, size_bytes: bytes.length };
  });
  return { data: { ...data, users, documents }, files };
};

/** Whether a company is to be set up, or there is only the sample. Anybody may have signed up, with any address. */
export const companyIn = async ({ users }: Store): Promise<'none' | 'sample' | 'own'> => {
  const admins = await users.all({ role: 'Super Admin' });
  if (admins.length === 0) return 'none';
  return admins.some(({ email }) => email === demoAccounts[0]?.email) ? 'sample' : 'own';
};

/** Fills an empty database with the sample company. One in which someone has set up a company meanwhile stays. */
export const addSample = async (
  database: SqlDatabase,
  files: FileStore,
  passwords: Passwords,
  counts?: Partial<Counts>,
): Promise<void> => {
  const sample = await makeSample(passwords, counts);
  if ((await companyIn(database.store)) !== 'none') return;
  for (const [name, bytes] of sample.files) await files.set(name, bytes);
  await database.load(sample.data, async (store) => (await companyIn(store)) === 'none');
};

/** Removes the sample company with all there is, and nothing of a company that was set up meanwhile. */
export const removeSample = async (database: SqlDatabase, files: FileStore): Promise<void> => {
  let isRemoved = false;
  await database.load(EMPTY, async (store) => {
    isRemoved = (await companyIn(store)) === 'sample';
    return isRemoved;
  });
  if (isRemoved) await files.clear();
};
