import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import type { Asked, Page } from './page.ts';
import { readPages } from './pages.ts';

interface Server {
  count: number;
  /** The most rows that it sends at once. */
  most: number;
  honoursLimit: boolean;
  honoursOffset: boolean;
  tellsTotal: boolean;
  offersNext: boolean;
  order: 'rising' | 'falling' | 'none';
  /** What others do before each call: how many rows they delete and add, and where. */
  changes: readonly { deleted: readonly number[]; added: number }[];
  seed: number;
}

interface TestRow {
  id: number;
}

const LIMIT = 100;

const createServer = (server: Server) => {
  let ids = Array.from({ length: server.count }, (_, index) => index + 1);
  const everywhere = new Set(ids);
  let nextId = server.count + 1;
  let random = server.seed;
  const draw = () => {
    random = (random * 1_103_515_245 + 12_345) % 2_147_483_648;
    return random / 2_147_483_648;
  };
  const ordered = () => {
    if (server.order === 'rising') return ids;
    if (server.order === 'falling') return ids.toReversed();
    return ids
      .map((id) => ({ id, at: draw() }))
      .toSorted((a, b) => a.at - b.at)
      .map(({ id }) => id);
  };
  let calls = 0;
  const ask = ({ limit, offset = 0, after }: Asked): Promise<Page<TestRow>> => {
    const { deleted, added } = server.changes[calls - 1] ?? { deleted: [], added: 0 };
    calls += 1;
    for (const place of deleted) {
      const [gone] = ids.splice(place % Math.max(1, ids.length), 1);
      if (gone) everywhere.delete(gone);
    }
    for (let left = added; left > 0; left -= 1, nextId += 1) ids = [...ids, nextId];
    const most = server.honoursLimit ? Math.min(limit, server.most) : server.most;
    const all = server.offersNext ? ids : ordered();
    const start = server.honoursOffset ? offset : 0;
    const rows =
      server.offersNext && after !== undefined
        ? all.filter((id) => id > Number(after)).slice(0, most)
        : all.slice(start, start + most);
    const last = rows.at(-1);
    const hasMore = last !== undefined && server.offersNext && last !== all.at(-1);
    return Promise.resolve({
      rows: rows.map((id) => ({ id })),
      ...(server.tellsTotal && { total: all.length }),
      ...(hasMore && { next: String(last) }),
    });
  };
  return { ask, everywhere, calls: () => calls };
};

const server = fc.record<Server>({
  count: fc.integer({ min: 0, max: 400 }),
  most: fc.constantFrom(10, 25, 100, 1000),
  honoursLimit: fc.boolean(),
  honoursOffset: fc.boolean(),
  tellsTotal: fc.boolean(),
  offersNext: fc.boolean(),
  order: fc.constantFrom('rising', 'falling', 'none'),
  changes: fc.array(
    fc.record({
      deleted: fc.array(fc.nat(400), { maxLength: 3 }),
      added: fc.integer({ min: 0, max: 3 }),
    }),
    { maxLength: 40 },
  ),
  seed: fc.integer({ min: 1, max: 1_000_000 }),
});

/** Without any word about its size, a server's cap at a round number below the limit can't be told. */
const isMute = ({ tellsTotal, offersNext, honoursOffset, most }: Server) =>
  !tellsTotal && !offersNext && !honoursOffset && most < LIMIT;

/** A few rows may be in the same order by chance. */
const isTooSmall = ({ order, most }: Server) => order === 'none' && most < 25;

/** A whole list of as many rows as servers usually end one at, without a word about its size, looks cut. */
const looksCut = ({ tellsTotal, honoursOffset, count }: Server) =>
  !tellsTotal && !honoursOffset && [50, LIMIT].includes(count);

describe('a list read page by page', () => {
  it('has each row once, and all that were there throughout, or says that some may be missing', async () => {
    await fc.assert(
      fc.asyncProperty(server, async (given) => {
        fc.pre(!isMute(given) && !isTooSmall(given));
        const { ask, everywhere, calls } = createServer(given);
        const { rows, truncated } = await readPages(ask, LIMIT);
        const ids = rows.map(({ id }) => id);
        expect(new Set(ids).size).toBe(ids.length);
        expect(calls()).toBeLessThan(200);
        const lost = [...everywhere].filter((id) => id <= given.count && !ids.includes(id));
        expect(truncated ? [] : lost).toEqual([]);
      }),
      { numRuns: 1000, seed: 25 },
    );
  });

  it('is whole where nothing changes and the server pages in a lasting order', async () => {
    await fc.assert(
      fc.asyncProperty(server, fc.boolean(), async (given, isCursor) => {
        const paging = isCursor ? { offersNext: true } : { honoursOffset: true };
        const order = given.order === 'none' ? 'rising' : given.order;
        const lasting = { ...given, ...paging, order, changes: [] } as const;
        fc.pre(!looksCut(lasting));
        const { ask } = createServer(lasting);
        const { rows, truncated } = await readPages(ask, LIMIT);
        expect([rows.length, truncated]).toEqual([given.count, false]);
      }),
    );
  });

  it('survives a deletion and an addition between any two calls', async () => {
    const changed = fc.record({ order: fc.constantFrom('rising', 'falling'), at: fc.nat(8) });
    await fc.assert(
      fc.asyncProperty(server, changed, async (given, { order, at }) => {
        const changes = Array.from({ length: 9 }, (_, index) =>
          index === at ? { deleted: [3, 9, 20], added: 2 } : { deleted: [], added: 0 },
        );
        const paging = { honoursOffset: true, offersNext: false, tellsTotal: false, most: 100 };
        const { ask, everywhere } = createServer({ ...given, ...paging, order, changes });
        const { rows, truncated } = await readPages(ask, LIMIT);
        const ids = new Set(rows.map(({ id }) => id));
        expect([...everywhere].filter((id) => id <= given.count && !ids.has(id))).toEqual([]);
        expect(truncated).toBe(false);
      }),
    );
  });

  it('asks for the pages at the same time where the size is known', async () => {
    let waiting = 0;
    let most = 0;
    const { ask, calls } = createServer({
      count: 1000,
      most: 100,
      honoursLimit: true,
      honoursOffset: true,
      tellsTotal: true,
      offersNext: false,
      order: 'rising',
      changes: [],
      seed: 1,
    });
    const slowly = async (asked: Asked) => {
      waiting += 1;
      most = Math.max(most, waiting);
      await Promise.resolve();
      waiting -= 1;
      return ask(asked);
    };
    expect((await readPages(slowly, LIMIT)).rows).toHaveLength(1000);
    expect([most, calls()]).toEqual([6, 11 + 1]);
  });

  it('counts unreadable rows once', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.boolean(), { maxLength: 120 }), async (readable) => {
        const all = readable.map((isReadable, id) => (isReadable ? { id } : undefined));
        const ask = ({ offset = 0 }: Asked): Promise<Page<TestRow>> =>
          Promise.resolve({ rows: all.slice(offset, offset + 20), total: all.length });
        const { rows, unreadable, truncated } = await readPages(ask, 20);
        expect(rows.length + unreadable).toBe(all.length);
        expect(truncated).toBe(false);
      }),
    );
  });
});
