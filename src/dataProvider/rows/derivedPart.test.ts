import { expect, test } from 'vitest';

import { RESOURCES } from '../../domain/records/resources.ts';
import type { PhpAnswer, PhpRequest } from '../client/phpClient.ts';
import { readDerivedPart } from './derivedPart.ts';

/** Rows 0 to 2499, of which others delete some before the second call. */
const serverOf = (deleted: (id: number) => boolean) => {
  let ids = Array.from({ length: 2500 }, (_, id) => id);
  let calls = 0;
  return {
    call: (_path: string, { query = {} }: PhpRequest = {}): Promise<PhpAnswer> => {
      calls += 1;
      if (calls === 2) ids = ids.filter((id) => !deleted(id));
      const [first, last] = JSON.parse(String(query['range'])) as [number, number];
      const rows = ids.slice(first, last + 1).map((id) => ({ id }));
      return Promise.resolve({ rows, total: ids.length });
    },
  };
};

test.each([
  ['nothing', () => false],
  ['a row that was read', (id: number) => id === 7],
  ['many of them', (id: number) => id < 700],
  ['most', (id: number) => id < 2400],
])('all rows are read while others delete %s', async (_what, isDeleted) => {
  const asked = { filter: {}, range: [0, 999_999] } as const;
  const { page } = await readDerivedPart(serverOf(isDeleted), RESOURCES.papers, asked);
  const read = new Set(page.map(({ id }) => id));
  const left = Array.from({ length: 2500 }, (_, id) => id).filter((id) => !isDeleted(id));
  expect(left.filter((id) => !read.has(id))).toEqual([]);
  expect(page).toHaveLength(read.size);
});

test('no more than the rows that are asked for', async () => {
  const asked = { filter: {}, range: [100, 1299] } as const;
  const { page, total } = await readDerivedPart(
    serverOf(() => false),
    RESOURCES.papers,
    asked,
  );
  expect([page[0]?.id, page.at(-1)?.id, page.length, total]).toEqual([100, 1299, 1200, 2500]);
});
