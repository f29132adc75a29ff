import { ApiError } from '../../../dataProvider/apiError.ts';
import { conflictingFields } from '../../../dataProvider/writes/conflicts.ts';
import type { ExpectedRecord, Settled } from '../../../dataProvider/writes/each.ts';
import { parseCsv } from '../../../domain/csv/parse.ts';
import { startRun, type ImportRun, type RunValues } from '../../../domain/import/run/run.ts';
import type { RunCalls } from './runCalls.ts';

type Stored = Record<string, unknown> & { id: number };

/** What happens to a write: done and answered, done or not with the answer lost, or refused. */
export type Fate = 'done' | 'lost' | 'lostUndone' | 'refused' | 'dropped';

interface FakeServer {
  rows: Stored[];
  /** A log of the keys written, and of the rows added without a read that lacked them. */
  writes: string[];
  calls: RunCalls;
}

const lost = () => new ApiError('network');

/** An in-memory server of drivers for tests; `next` decides what happens to each write. */
export const fakeServer = (first: readonly Stored[], next: () => Fate): FakeServer => {
  const server = { rows: first.map((row) => ({ ...row })), writes: [] as string[] };
  let lastId = Math.max(0, ...first.map(({ id }) => id));
  const byId = (id: string) => server.rows.find((row) => String(row.id) === id);
  const records = () => server.rows.map((row) => ({ ...row }));
  const add = (values: RunValues) => {
    const row = { ...values, id: (lastId += 1) };
    server.rows.push(row);
    server.writes.push(`add ${String(values['driver_id'])}`);
    return row;
  };
  const write = (fate: Fate, act: () => void) => {
    if (fate === 'done' || fate === 'lost') act();
    if (fate === 'refused') throw new ApiError('invalid', { serverMessage: 'No' });
    if (fate !== 'done') throw lost();
  };
  const settle = (
    { id, before, after = before }: ExpectedRecord & { after?: RunValues },
    act: (row: Stored) => void,
  ): Settled => {
    const row = byId(id);
    if (!row) return { error: new ApiError('notFound') };
    const found = { ...row };
    if (conflictingFields(after, before, found).length > 0) {
      return { error: new ApiError('changedElsewhere'), found };
    }
    try {
      write(next(), () => act(row));
      return { stored: { ...row } };
    } catch (error) {
      return { error: error as ApiError, found };
    }
  };
  const calls: RunCalls = {
    load: () => Promise.resolve({ records: records(), truncated: false }),
    inServersWords: (records) => Promise.resolve(records),
    upload: async (csv) => {
      const fate = next();
      if (fate === 'refused') throw new ApiError('invalid', { serverMessage: 'No' });
      const { header, rows } = parseCsv(csv);
      const sent = rows.map(({ cells }) =>
        Object.fromEntries(header.map((field, at) => [field, cells[at] || null])),
      );
      const fresh = sent.filter(
        ({ driver_id }) => !server.rows.some((row) => row['driver_id'] === driver_id),
      );
      // Only some may be stored, whatever happens to the answer.
      const taken = fate === 'lostUndone' ? [] : fate === 'dropped' ? fresh.slice(1) : fresh;
      for (const row of taken) add(row);
      const isLost = fate === 'lost' || fate === 'lostUndone';
      return {
        records: records(),
        truncated: false,
        answer: isLost ? undefined : { success: true },
        unconfirmed: isLost ? lost() : undefined,
      };
    },
    create: async (record) => {
      let row: object = {};
      write(next(), () => {
        row = add(record);
      });
      return row;
    },
    updateEach: async (changes) =>
      changes.map((change) =>
        settle(change, (row) => {
          Object.assign(row, change.after);
          server.writes.push(`update ${change.id}`);
        }),
      ),
    removeEach: async (list) =>
      list.map(({ id, before }) =>
        settle({ id, before }, (row) => {
          server.rows = server.rows.filter((one) => one !== row);
          server.writes.push(`remove ${id}`);
        }),
      ),
  };
  return {
    get rows() {
      return server.rows;
    },
    set rows(rows) {
      server.rows = rows;
    },
    writes: server.writes,
    calls,
  };
};

export const driver = (id: number, gatepass_expiry: string | null = '2026-01-01'): Stored => ({
  id,
  driver_id: `D-${id}`,
  name: `Driver ${id}`,
  gatepass_expiry,
});

/** An import for tests: new drivers N-1, N-2 …, and a new date for stored ones. */
export const importOf = (
  added: number,
  updated: readonly number[],
  addBy: 'file' | 'create' = 'file',
  [old, renewed] = ['2026-01-01', '2027-01-01'],
): ImportRun =>
  startRun({
    id: 'run',
    resource: 'fleet/drivers',
    fileName: 'drivers.csv',
    at: '2026-03-10T06:00:00Z',
    csv: { header: ['driver_id', 'name'], delimiter: ',' },
    leftOut: 0,
    keys: ['driver_id'],
    fields: ['driver_id', 'name', 'gatepass_expiry'],
    addBy,
    added: Array.from({ length: added }, (_, index) => ({
      line: index + 2,
      raw: [`N-${index + 1}`],
      record: { driver_id: `N-${index + 1}`, name: 'New' },
      state: 'new' as const,
      problems: {},
      differences: [],
    })),
    updated: updated.map((id, index) => ({
      line: added + index + 2,
      raw: [`D-${id}`],
      record: { driver_id: `D-${id}`, gatepass_expiry: renewed },
      state: 'changed' as const,
      id,
      problems: {},
      differences: [{ field: 'gatepass_expiry', old, new: renewed }],
    })),
  });
