import { sql } from 'kysely';

import { busy, DISK_FULL, Refusal } from '../../api/call.ts';
import {
  COLLECTION_NAMES,
  type CollectionName,
  type Collections,
  type Dataset,
} from '../../api/store/collections.ts';
import type { Database, Store } from '../../api/store/store.ts';
import { AnswerCache } from './answerCache.ts';
import { createCommits } from './commits.ts';
import type { Db } from './db.ts';
import { migrate, type MigrationOptions } from './schema.ts';
import type { SqlKind } from './sqlKind.ts';
import { SqlRows } from './sqlRows.ts';
import { TABLES, type TableDef } from './tables.ts';

export interface SqlDatabase extends Database {
  kind: SqlKind['name'];
  /** Copies everything into a new file, while reads and writes go on; only where the database is a file. */
  backUp?: (file: string) => Promise<void>;
  /** What was found out since anything was written, by whichever process. */
  answers: AnswerCache;
  /** How much room the data take. */
  bytes(): Promise<number>;
  /** Unless what is there is by then not meant to be replaced. */
  load(data: Dataset, isMeant?: (store: Store) => Promise<boolean>): Promise<void>;
  check(): Promise<readonly string[]>;
  /** Where the files are that rows name, also of an earlier version. */
  fileAddresses(): Promise<readonly string[]>;
  close(): Promise<void>;
}

export const FILE_ADDRESSES =
  'select file as address from documents union select avatar from users';

interface Connections {
  kind: SqlKind;
  /** For reads, which wait for no write. */
  reading: Db;
  writing: Db;
  /** By default the same as for writing. */
  migrating?: Db;
  /** The same as before only if nothing has been written since, by whichever process. */
  state: () => Promise<string>;
}

type SqlStore = { readonly [Name in CollectionName]: SqlRows<Collections[Name]> };

const TABLE_OF = new Map(TABLES.map((table) => [table.name, table]));

const storeOn = (db: Db, kind: SqlKind, answers?: AnswerCache): SqlStore =>
  Object.fromEntries(
    COLLECTION_NAMES.map((name) => [
      name,
      new SqlRows(db, kind, TABLE_OF.get(name) as TableDef, answers),
    ]),
  ) as unknown as SqlStore;

const REFUSALS = {
  taken: [409, 'Another record has this already'],
  'in use': [409, 'Other records use this one'],
  full: DISK_FULL,
} as const;

/** The rules have looked before; this is the second line, where one of them has a gap. */
const asRefusal = (kind: SqlKind, error: unknown): unknown => {
  const reason = error instanceof Error ? kind.refusalOf(error) : undefined;
  if (!reason) return error;
  if (reason === 'busy') return busy(error);
  const [status, words] = REFUSALS[reason];
  return new Refusal(status, words);
};

/** A database whose tables are as declared. */
export const openDatabase = async (
  { kind, reading, writing, migrating = writing, state }: Connections,
  options?: MigrationOptions,
): Promise<Omit<SqlDatabase, 'bytes' | 'check' | 'backUp'>> => {
  try {
    await migrate(migrating, kind, options);
  } catch (error) {
    await reading.destroy();
    if (writing !== reading) await writing.destroy();
    throw error;
  } finally {
    if (migrating !== writing) await migrating.destroy();
  }

  const commitTogether = createCommits(writing, kind);
  const write = async <Result>(work: (store: SqlStore) => Promise<Result>): Promise<Result> => {
    try {
      return await commitTogether((db) => work(storeOn(db, kind)));
    } catch (error) {
      throw asRefusal(kind, error);
    }
  };

  const answers = new AnswerCache(state);
  return {
    kind: kind.name,
    store: storeOn(reading, kind, answers),
    answers,
    write,
    load: (data, isMeant) =>
      write(async (store) => {
        if (isMeant && !(await isMeant(store))) return;
        for (const { name } of TABLES.toReversed()) await store[name].clear();
        for (const { name } of TABLES) {
          await store[name].insertAll(data[name] as never);
          await store[name].continueIds();
        }
      }),
    fileAddresses: async () => {
      const { rows } = await sql<{ address: string | null }>`${sql.raw(FILE_ADDRESSES)}`.execute(
        reading,
      );
      return rows.flatMap(({ address }) => address ?? []);
    },
    close: async () => {
      await reading.destroy();
      if (writing !== reading) await writing.destroy();
    },
  };
};
