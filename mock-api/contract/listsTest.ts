import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { Json } from '../../api/call.ts';
import type { Who } from '../testing/client.ts';
import { DATABASE_WITHIN_MS, type Started } from './rowsTest.ts';

const DRIVERS = '/api/fleet/drivers.php';
const PAPERS = '/api/fleet/papers/papers.php';
const SETS = '/api/fleet/sets/sets.php';

/** The lists that the product's own server announces: asked for as ra-data-simple-rest does. */
export const testLists = (name: string, start: () => Promise<Started> | Started): void => {
  describe.each([name])('lists on %s', () => {
    let started: Started;
    beforeAll(async () => {
      started = await start();
    }, DATABASE_WITHIN_MS);
    afterAll(() => started.close?.(), DATABASE_WITHIN_MS);

    const get = (who: Who, query: Record<string, unknown>, path = DRIVERS) => {
      const texts = Object.entries(query).map(([key, value]) => [key, JSON.stringify(value)]);
      const search = new URLSearchParams(Object.fromEntries(texts) as Record<string, string>);
      return started.client.send(who, 'GET', `${path}?${search.toString()}`);
    };
    const idsIn = (json: unknown) => (json as Json[]).map(({ id }) => Number(id));

    it('come page by page, sorted, with their total', async () => {
      const all = await get('fleet', { range: [0, 999], sort: ['name', 'DESC'] });
      const names = (all.json as unknown as Json[]).map((row) => String(row['name']));
      const total = names.length;
      expect(names).toEqual(names.toSorted().toReversed());
      expect(all.headers.get('content-range')).toBe(`drivers 0-${total - 1}/${total}`);
      const page = await get('fleet', { range: [5, 9], sort: ['name', 'DESC'] });
      expect(page.headers.get('content-range')).toBe(`drivers 5-9/${total}`);
      expect(idsIn(page.json)).toEqual(idsIn(all.json).slice(5, 10));
      const none = await get('fleet', { range: [5000, 5024], sort: ['name', 'DESC'] });
      expect(none.headers.get('content-range')).toBe(`drivers */${total}`);
      const rest = await get('fleet', { range: [0, 999], sort: ['id', 'ASC'], after: 20 });
      expect(rest.headers.get('content-range')).toMatch(`/${total - 20}`);
      expect(Math.min(...idsIn(rest.json))).toBe(21);
    });

    it('are filtered and searched, and counted', async () => {
      const filter = { status: 'active', q: 'a' };
      const page = await get('fleet', { range: [0, 999], filter });
      const total = Number(page.headers.get('content-range')?.split('/')[1]);
      expect(idsIn(page.json)).toHaveLength(total);
      const counted = await get('fleet', {
        counts: { some: filter, all: {}, due: { gatepass: 'due' } },
      });
      expect(counted.json).toMatchObject({ counts: { some: total, all: expect.any(Number) } });
    });

    it('are searched by the numbers of what drivers have', async () => {
      const [driver] = (
        await get('fleet', {
          range: [0, 0],
          filter: { status: 'active' },
          sort: ['truck_id', 'ASC'],
        })
      ).json as unknown as Json[];
      const truck = await get(
        'fleet',
        { range: [0, 0], filter: { id: driver?.['truck_id'] } },
        '/api/fleet/trucks/trucks.php',
      );
      const [{ truck_number } = {}] = truck.json as unknown as Json[];
      const found = await get('fleet', { range: [0, 999], filter: { q: truck_number } });
      expect(idsIn(found.json)).toContain(driver?.['id']);
    });

    it.each([
      [{ range: [0] }, 422],
      [{ range: [5, 1] }, 422],
      [{ range: [-1, 5] }, 422],
      [{ range: 'x' }, 422],
      [{ range: [0, 1], sort: 'name' }, 422],
      [{ range: [0, 1], filter: [1] }, 422],
      [{ range: [0, 1], filter: { q: '\u0000' } }, 422],
      [{ counts: { a: 1 } }, 422],
      [{ range: [0, 1], sort: ['nothing', 'ASC'], filter: { nothing: 1 } }, 200],
      [{ range: [0, 1], sort: ['__proto__', 'ASC'] }, 422],
      [
        {
          range: [0, 1],
          filter: { q: ['a'], name: true, gatepass: [], id: [null, 'x', 1e300] },
        },
        200,
      ],
      [{ range: [0, 1], filter: { name: { a: 1 } } }, 422],
      [{ range: [0, 1], filter: { gatepass: [[]] } }, 422],
    ])('answer %j with %i', async (query, status) => {
      expect((await get('fleet', query)).status).toBe(status);
    });

    it('follow from others, with counts', async () => {
      const facets = { tabs: { field: 'due', filter: {} } };
      const asked = { range: [0, 4], filter: { due: 'expired' }, facets };
      const { rows, total, facets: counts } = (await get('fleet', asked, PAPERS)).json;
      expect(rows).not.toHaveLength(0);
      expect(counts).toMatchObject({ tabs: { expired: total } });
      const sets = await get('admin', { range: [0, 0], filter: { group: 'sets' } }, SETS);
      expect(sets.json['rows']).toEqual([expect.objectContaining({ group: 'sets' })]);
    });

    it.each([
      [{}, 422],
      [{ range: [0, 1], today: 'x' }, 422],
      [{ range: [0, 1], facets: { a: { field: 1, filter: {} } } }, 422],
      [{ range: [0, 1], facets: { a: { field: 'due' } } }, 422],
      [{ range: [0, 1], facets: { a: { field: '__proto__.x', filter: { week: 1 } } } }, 200],
      [{ range: [0, 1], facets: { a: { field: 'due', filter: { week: {} } } } }, 422],
      [{ range: [0, 1], filter: { week: ['x'], due: 1, holder: true, q: [], since: [] } }, 200],
    ])('that follow from others answer %j with %i', async (query, status) => {
      expect((await get('fleet', query, PAPERS)).status).toBe(status);
    });

    it('are refused to those who may not see them', async () => {
      expect((await get('guest', { range: [0, 1] }, PAPERS)).status).toBe(403);
      expect((await get('diesel', { range: [0, 1] }, SETS)).status).toBe(403);
      expect((await get('guest', { range: [0, 1] })).status).toBe(403);
      expect((await get('guest', { counts: { a: {} } })).status).toBe(403);
      expect((await get('anonymous', { range: [0, 1] })).status).toBe(401);
    });
  });
};
