import { setImmediate as nextTurn } from 'node:timers/promises';

import { CompiledQuery } from 'kysely';

import type { Db } from './db.ts';
import type { SqlKind } from './sqlKind.ts';

/** So many writes share a commit at most, so that the first does not wait long. */
const MOST_TOGETHER = 64;

const BEGIN = CompiledQuery.raw('savepoint own');
const UNDO = CompiledQuery.raw('rollback to savepoint own');

interface Waiting {
  /** Does the work, and returns what tells its caller once that is committed. */
  run: (db: Db) => Promise<() => void>;
  fail: (error: unknown) => void;
}

/**
 * Runs writes one after the other. Those that wait for each other are committed together: most of
 * the time of a write is taken by making it durable. Each is stored whole or not at all.
 */
export const createCommits = (writing: Db, kind: SqlKind) => {
  const waiting: Waiting[] = [];
  let isBusy = false;

  const following = kind.renewSavepoint('own').map((text) => CompiledQuery.raw(text));

  const commitSome = async () => {
    const some = waiting.splice(0, MOST_TOGETHER);
    // One alone is undone with its transaction.
    let begin = some.length > 1 ? [BEGIN] : [];
    try {
      const done = await writing.transaction().execute(async (db) => {
        await kind.lock(db);
        const stored: (() => void)[] = [];
        for (const { run, fail } of some) {
          for (const statement of begin) await db.executeQuery(statement);
          begin = following;
          try {
            stored.push(await run(db));
          } catch (error) {
            // First, as a lost connection or a full disk undoes it all, and the next statement fails.
            fail(error);
            if (some.length === 1) throw error;
            await db.executeQuery(UNDO).catch(() => {
              throw error;
            });
          }
        }
        return stored;
      });
      for (const tell of done) tell();
    } catch (error) {
      for (const { fail } of some) fail(error);
    }
  };

  const commitAll = async () => {
    isBusy = true;
    while (waiting.length > 0) {
      // Whatever arrives meanwhile comes along: making a commit durable takes longer than many writes.
      for (let before = 0; before < waiting.length && waiting.length < MOST_TOGETHER;) {
        before = waiting.length;
        await nextTurn();
      }
      await commitSome();
    }
    isBusy = false;
  };

  return <Result>(work: (db: Db) => Promise<Result>): Promise<Result> =>
    new Promise((resolve, reject) => {
      waiting.push({
        run: async (db) => {
          const result = await work(db);
          return () => resolve(result);
        },
        fail: reject,
      });
      if (!isBusy) void commitAll();
    });
};
