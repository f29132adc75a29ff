import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { ApiError } from '../../../dataProvider/apiError.ts';
import type { ExpectedRecord } from '../../../dataProvider/writes/each.ts';
import { countsOf, rowsThatAre } from '../../../domain/import/run/outcome.ts';
import { isOver, resolve, stop, type ImportRun } from '../../../domain/import/run/run.ts';
import { settle } from '../../../domain/import/run/settle.ts';
import { undoable, undoOutcome } from '../../../domain/import/run/undo.ts';
import { sendRun } from './sendRun.ts';
import { driver, fakeServer, importOf, type Fate } from './testing.ts';
import { undoRun } from './undoRun.ts';

const STORED = [1, 2, 3, 4, 5, 6].map((id) => driver(id));
const always = (fate: Fate) => () => fate;
const goOn = { keep: () => Promise.resolve(), isPaused: () => false };
const undoing = { ...goOn, onProgress: () => undefined };

const lacking = () => Promise.reject(new ApiError('notOffered'));

const states = (run: ImportRun) => run.states.map(({ is }) => is);

describe('sendRun', () => {
  it('adds in one file, then updates, and records each step before sending it', async () => {
    const server = fakeServer(STORED, always('done'));
    const journal: string[][] = [];
    const { run, failure } = await sendRun(importOf(2, [1, 2, 3, 4, 5]), server.calls, {
      ...goOn,
      keep: async (now) => void journal.push([...states(now), String(server.writes.length)]),
    });
    expect(failure).toBeUndefined();
    expect(isOver(run)).toBe(true);
    expect(countsOf(run)).toEqual({ toAdd: 2, added: 2, toUpdate: 5, updated: 5 });
    expect(server.rows.filter((row) => row['gatepass_expiry'] === '2027-01-01')).toHaveLength(5);
    expect(journal[0]).toEqual(['sent', 'sent', ...Array<string>(5).fill('waiting'), '0']);
    // Four at a time.
    expect(journal[2]?.filter((state) => state === 'sent')).toHaveLength(4);
  });

  it('leaves what someone changed meanwhile, and follows the user’s choice', async () => {
    const server = fakeServer(STORED, always('done'));
    server.rows = server.rows.map((row) =>
      row.id === 2 ? { ...row, gatepass_expiry: '2030-01-01' } : row,
    );
    const { run } = await sendRun(importOf(0, [1, 2]), server.calls, goOn);
    expect(rowsThatAre(run, 'conflict').map(({ state }) => state.theirs)).toEqual([
      { gatepass_expiry: '2030-01-01' },
    ]);
    expect(server.rows[1]?.['gatepass_expiry']).toBe('2030-01-01');
    expect(states(resolve(run, [1], 'theirs'))).toEqual(['stored', 'left']);
    const { run: ours } = await sendRun(resolve(run, [1], 'ours'), server.calls, goOn);
    expect(server.rows[1]?.['gatepass_expiry']).toBe('2027-01-01');
    await undoRun(ours, server.calls, undoing);
    expect(server.rows.map((row) => row['gatepass_expiry']).slice(0, 2)).toEqual([
      '2026-01-01',
      '2030-01-01',
    ]);
  });

  it.each([
    [2, { added: 2 }],
    [1, { added: 0, unconfirmed: 2 }],
  ])(
    'believes a server that reports all rows saved, of 2 it lists none: %i',
    async (inserted, counts) => {
      const server = fakeServer(STORED, always('done'));
      const upload = async () => ({ records: STORED, truncated: false, answer: { inserted } });
      const { run } = await sendRun(importOf(2, []), { ...server.calls, upload }, goOn);
      expect(countsOf(run)).toMatchObject(counts);
      const undone = await undoRun(run, server.calls, undoing);
      expect(undoOutcome(undone.run).deleted).toBe(0);
    },
  );

  it.each([
    ['which it need not', 'notOffered'],
    ['though it should', 'callMissing'],
  ] as const)('adds one by one where the server takes no file, %s', async (_which, kind) => {
    const server = fakeServer(STORED, always('done'));
    const calls = { ...server.calls, upload: () => Promise.reject(new ApiError(kind)) };
    const { run, failure } = await sendRun(importOf(2, [1, 2]), calls, goOn);
    expect(failure).toBeUndefined();
    expect(countsOf(run)).toEqual({ toAdd: 2, added: 2, toUpdate: 2, updated: 2 });
    expect(server.writes).toEqual(['add N-1', 'add N-2', 'update 1', 'update 2']);
  });

  it('updates known records where the server takes no new ones, and says why', async () => {
    const server = fakeServer(STORED, always('done'));
    const calls = { ...server.calls, upload: lacking, create: lacking };
    const { run, failure } = await sendRun(importOf(6, [1]), calls, goOn);
    expect(failure).toBeUndefined();
    expect(countsOf(run)).toMatchObject({ added: 0, updated: 1 });
    expect(new Set(rowsThatAre(run, 'refused').map(({ state }) => state.reason))).toEqual(
      new Set(['resources.fleet/drivers.notOffered.create']),
    );
  });

  it('keeps the reason for a refusal and continues', async () => {
    const fates: Fate[] = ['done', 'refused', 'done'];
    const server = fakeServer(STORED, () => fates.shift() ?? 'done');
    const { run } = await sendRun(importOf(0, [1, 2, 3]), server.calls, goOn);
    expect(run.states[1]).toEqual({ is: 'refused', reason: 'No' });
    expect(states(run)).toEqual(['stored', 'refused', 'stored']);
  });

  it('stores nothing of a refused file, and sends nothing after it', async () => {
    const server = fakeServer(STORED, always('refused'));
    const { run, failure } = await sendRun(importOf(2, [1]), server.calls, goOn);
    expect(failure?.message).toBe('No');
    expect(states(run)).toEqual(['waiting', 'waiting', 'waiting']);
    expect(server.writes).toEqual([]);
  });

  const refusal = (records: readonly object[], truncated: boolean) => async () => ({
    records: [...STORED, ...records] as Record<string, unknown>[],
    truncated,
    answer: { success: false, error: '1 row failed', errors: { 'N-2': 'No' } },
    unconfirmed: new ApiError('invalid', { serverMessage: '1 row failed' }),
  });

  it('finds the rows that a server stored before it refused the file', async () => {
    const server = fakeServer(STORED, always('done'));
    const upload = refusal([{ ...driver(7), driver_id: 'N-1', name: 'New' }], true);
    const { run, failure } = await sendRun(importOf(2, []), { ...server.calls, upload }, goOn);
    expect(failure).toBeUndefined();
    expect(run.states).toMatchObject([{ is: 'stored' }, { is: 'refused', reason: 'No' }]);
    expect(run.said).toMatchObject({ notes: [], unconfirmed: '1 row failed' });
  });

  it.each([false, true])(
    'takes a refused file of which no row is listed for not stored: %s',
    async (truncated) => {
      const server = fakeServer(STORED, always('done'));
      const calls = { ...server.calls, upload: refusal([], truncated) };
      const { run, failure } = await sendRun(importOf(2, []), calls, goOn);
      expect(failure?.message).toBe('1 row failed');
      expect(states(run)).toEqual(['waiting', 'waiting']);
    },
  );

  it('stops if the file may no longer be written in the server’s words', async () => {
    const server = fakeServer(STORED, always('done'));
    const inServersWords = () => Promise.reject(new ApiError('forbidden'));
    const calls = { ...server.calls, inServersWords };
    const { run, failure } = await sendRun(importOf(2, []), calls, goOn);
    expect(failure?.kind).toBe('forbidden');
    expect(states(run)).toEqual(['waiting', 'waiting']);
  });

  it('stops after the rows in flight', async () => {
    const server = fakeServer(STORED, always('done'));
    let isPaused = false;
    const { run } = await sendRun(importOf(0, [1, 2, 3, 4, 5, 6]), server.calls, {
      keep: () => Promise.resolve((isPaused = true)).then(() => undefined),
      isPaused: () => isPaused,
    });
    expect(states(stop(run))).toEqual([...Array<string>(4).fill('stored'), 'unsent', 'unsent']);
    expect(server.writes).toHaveLength(4);
  });
});

describe('undoRun', () => {
  it('deletes what was added and restores what was changed, unless touched since', async () => {
    const server = fakeServer(STORED, always('done'));
    const { run } = await sendRun(importOf(2, [1, 2]), server.calls, goOn);
    expect(undoable(run)).toEqual({ added: 2, updated: 2 });
    server.rows = server.rows.map((row) =>
      row['driver_id'] === 'N-2' ? { ...row, name: 'Renamed' } : row,
    );
    const { run: undone } = await undoRun(run, server.calls, undoing);
    const { deleted, restored, touched, failed } = undoOutcome(undone);
    expect([deleted, restored, failed]).toEqual([1, 2, []]);
    expect(touched.map(({ row }) => row.key)).toEqual(['N-2']);
    expect(server.rows).toEqual([...STORED, expect.objectContaining({ name: 'Renamed' })]);
    expect(undoable(undone)).toEqual({ added: 1, updated: 0 });
  });

  it('undoes what a later import had changed once that is undone', async () => {
    let fate: Fate = 'done';
    const server = fakeServer(STORED, () => fate);
    const { run: earlier } = await sendRun(importOf(0, [1]), server.calls, goOn);
    const again = importOf(0, [1], 'file', ['2027-01-01', '2028-01-01']);
    const { run: later } = await sendRun(again, server.calls, goOn);
    const { run: tooEarly } = await undoRun(earlier, server.calls, undoing);
    expect(undoOutcome(tooEarly).touched).toHaveLength(1);
    await undoRun(later, server.calls, undoing);
    fate = 'lostUndone';
    const { run: cutOff } = await undoRun(tooEarly, server.calls, undoing);
    expect(undoOutcome(cutOff)).toMatchObject({ touched: [], left: 1 });
    fate = 'done';
    const { run: undone } = await undoRun(cutOff, server.calls, undoing);
    expect(undoOutcome(undone).touched).toEqual([]);
    expect(undoable(undone)).toEqual({ added: 0, updated: 0 });
    expect(server.rows).toEqual(STORED);
  });

  it('says so if the server confirms what it does not do', async () => {
    const server = fakeServer(STORED, always('done'));
    const { run } = await sendRun(importOf(2, [1, 2]), server.calls, goOn);
    const confirm = async (list: readonly ExpectedRecord[]) =>
      list.map(({ id }) => ({ stored: { id } }));
    const calls = { ...server.calls, updateEach: confirm, removeEach: confirm };
    const { run: begun } = await undoRun(run, calls, undoing);
    const { deleted, restored, failed } = undoOutcome(begun);
    expect([deleted, restored]).toEqual([0, 0]);
    expect(failed.map(({ state }) => state.reason)).toEqual(Array(4).fill('errors.notKept'));
    await undoRun(begun, server.calls, undoing);
    expect(server.rows).toEqual(STORED);
  });

  it('leaves what someone changed between its update and the end of the import', async () => {
    const server = fakeServer(STORED, always('done'));
    const { run } = await sendRun(importOf(0, [1, 2, 3, 4, 5]), server.calls, {
      ...goOn,
      keep: async () => {
        const [first] = server.rows;
        if (first && server.writes.length === 4) first['gatepass_expiry'] = '2030-01-01';
      },
    });
    expect(run.states[0]).toMatchObject({ is: 'stored', altered: ['gatepass_expiry'] });
    const { run: undone } = await undoRun(run, server.calls, undoing);
    expect(undoOutcome(undone).touched.map(({ row }) => row.key)).toEqual(['D-1']);
    expect(server.rows[0]?.['gatepass_expiry']).toBe('2030-01-01');
  });
});

it('stops undoing after the records in flight, and undoes the others later', async () => {
  const server = fakeServer(STORED, always('done'));
  const { run } = await sendRun(importOf(0, [1, 2, 3, 4, 5, 6]), server.calls, goOn);
  let isPaused = false;
  const { run: begun } = await undoRun(run, server.calls, {
    ...undoing,
    isPaused: () => isPaused,
    onProgress: () => (isPaused = true),
  });
  expect([undoOutcome(begun).restored, undoable(begun).updated]).toEqual([4, 2]);
  const { run: undone } = await undoRun(begun, server.calls, undoing);
  expect(undoOutcome(undone).restored).toBe(6);
  expect(server.rows).toEqual(STORED);
});

/** Resumes as after a reload: only the journal is known, and the server is asked before anything is sent. */
const resume = async (kept: ImportRun, server: ReturnType<typeof fakeServer>) =>
  settle(JSON.parse(JSON.stringify(kept)) as ImportRun, await server.calls.load());

class Crash extends Error {}

/** Sends until done; at some steps the page crashes right after it has written the journal. */
const sendWithCrashes = async (
  begun: ImportRun,
  server: ReturnType<typeof fakeServer>,
  crashes: boolean[],
) => {
  let kept = begun;
  for (let presses = 0; presses < 100 && !isOver(kept); presses += 1) {
    try {
      await sendRun(kept, server.calls, {
        ...goOn,
        keep: async (run) => {
          kept = run;
          if (crashes.shift()) throw new Crash();
        },
      });
    } catch (error) {
      if (!(error instanceof Crash)) throw error;
    }
    kept = await resume(kept, server);
  }
  return kept;
};

it('reports the truth and sends nothing twice, whatever is lost, refused or interrupted', async () => {
  const fate = fc.constantFrom<Fate>('done', 'done', 'lost', 'lostUndone', 'refused', 'dropped');
  await fc.assert(
    fc.asyncProperty(
      fc.array(fate, { maxLength: 20 }),
      fc.array(fc.boolean(), { maxLength: 12 }),
      fc.subarray([1, 2, 3, 4, 5, 6]),
      fc.nat(5),
      fc.constantFrom('file' as const, 'create' as const),
      async (fates, crashes, updated, added, addBy) => {
        const server = fakeServer(STORED, () => fates.shift() ?? 'done');
        const begun = importOf(added, updated, addBy);
        const run = await sendWithCrashes(begun, server, crashes);

        const adds = server.writes.filter((write) => write.startsWith('add'));
        expect(new Set(adds).size).toBe(adds.length);
        for (const { row, state } of rowsThatAre(run, 'stored')) {
          const stored = server.rows.find(({ id }) => String(id) === state.id);
          expect(stored).toMatchObject(row.after);
        }
        // A file refused as a whole waits for the user, because nothing of it was stored.
        for (const { row } of rowsThatAre(run, 'refused', 'waiting')) {
          const isThere = server.rows.some(
            (one) => one['driver_id'] === row.after['driver_id'] && row.call !== 'update',
          );
          expect(isThere).toBe(false);
        }
        fates.length = 0;
        const { run: undone } = await undoRun(run, server.calls, undoing);
        expect(undoOutcome(undone).touched).toEqual([]);
        expect(server.rows).toEqual(STORED);
      },
    ),
    { seed: 12, numRuns: 300 },
  );
});
