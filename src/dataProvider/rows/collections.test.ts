import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { RESOURCES } from '../../domain/records/resources.ts';
import type { Api } from '../client/api.ts';
import type { PhpAnswer } from '../client/phpClient.ts';
import { createCollections } from './collections.ts';

const DRIVERS = RESOURCES.drivers;

const rows = (count: number, from = 0) =>
  Array.from({ length: count }, (_, index) => ({ id: from + index + 1 }));

/** Collections whose calls are answered by a function of the offset. */
const collectionsOf = (answer: (offset: number) => PhpAnswer | Promise<PhpAnswer>) => {
  const queryClient = new QueryClient();
  const call = vi.fn<Api['call']>(async (_path, { query } = {}) =>
    answer(Number(query?.offset ?? 0)),
  );
  return { queryClient, call, ...createCollections({ call, anew: { call } }, queryClient) };
};

const read = async (answer: (offset: number) => PhpAnswer) => {
  const collections = collectionsOf(answer);
  const { rows: found, ...state } = await collections.read(DRIVERS);
  return { count: found.length, ...state, calls: collections.call.mock.calls.length };
};

describe('how much of a list a server returns', () => {
  it.each([
    ['a short list', () => ({ rows: rows(999) }), { count: 999, truncated: false, calls: 1 }],
    [
      'exactly the limit, with a total',
      () => ({ rows: rows(1000), total: '1000' }),
      { count: 1000, truncated: false, calls: 1 },
    ],
    [
      'exactly the limit, without a total',
      () => ({ rows: rows(1000) }),
      { count: 1000, truncated: true, calls: 3 },
    ],
    [
      'pages',
      (offset: number) => ({ rows: rows(Math.min(1000, 2300 - offset), offset) }),
      { count: 2300, truncated: false, calls: 4 },
    ],
    [
      'more than was asked for',
      () => ({ rows: rows(1500) }),
      { count: 1500, truncated: false, calls: 1 },
    ],
    ['nothing', () => [], { count: 0, truncated: false, calls: 1 }],
    [
      'a few at a time, with a total',
      (offset: number) => ({ rows: rows(Math.min(7, 40 - offset), offset), total: 40 }),
      { count: 40, truncated: false, calls: 8 },
    ],
    [
      'a few at a time, without a total',
      (offset: number) => ({ rows: rows(Math.min(10, 40 - offset), offset) }),
      { count: 40, truncated: false, calls: 6 },
    ],
    [
      'fewer than its total, and the same again',
      () => ({ rows: rows(7), total: 40 }),
      { count: 7, truncated: true, calls: 3 },
    ],
    [
      'a round number, and the same again',
      () => ({ rows: rows(10) }),
      { count: 10, truncated: false, calls: 3 },
    ],
  ])('%s', async (_name, answer, expected) => {
    expect(await read(answer)).toEqual({ unreadable: 0, ...expected });
  });

  it('counts what is no record, and keeps the last of two with the same id', async () => {
    const mixed = {
      rows: [null, 'x', {}, { id: '' }, { id: '7', name: 'a' }, { id: 7, name: 'b' }],
    };
    expect(await read(() => mixed)).toMatchObject({ count: 1, unreadable: 4 });
  });

  it('rejects an answer without a list', async () => {
    await expect(read(() => ({ rows: null }))).rejects.toMatchObject({ kind: 'unreadable' });
  });
});

describe('how long rows are reused', () => {
  beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: 0 }));
  afterEach(() => vi.useRealTimers());

  it('for a minute, by all reads meanwhile', async () => {
    const { read: readRows, call } = collectionsOf(() => ({ rows: rows(3) }));
    await Promise.all([readRows(DRIVERS), readRows(DRIVERS)]);
    vi.setSystemTime(59_999);
    await readRows(DRIVERS);
    expect(call).toHaveBeenCalledTimes(1);
    vi.setSystemTime(60_000);
    await readRows(DRIVERS);
    expect(call).toHaveBeenCalledTimes(2);
  });

  it('never when the call failed', async () => {
    const collections = collectionsOf(() => ({ rows: rows(1) }));
    collections.call.mockRejectedValueOnce(new Error('lost'));
    await expect(collections.read(DRIVERS)).rejects.toThrow('lost');
    expect((await collections.read(DRIVERS)).rows).toHaveLength(1);
  });

  it.each([
    ['the record type', { queryKey: [DRIVERS] }],
    ['everything', {}],
  ])('until react-query invalidates %s', async (_what, filter) => {
    const { read: readRows, call, queryClient } = collectionsOf(() => ({ rows: rows(3) }));
    await readRows(DRIVERS);
    await queryClient.invalidateQueries({ queryKey: [RESOURCES.trucks] });
    await readRows(DRIVERS);
    expect(call).toHaveBeenCalledTimes(1);
    await queryClient.invalidateQueries(filter);
    await readRows(DRIVERS);
    expect(call).toHaveBeenCalledTimes(2);
  });

  it('not when they were in flight during a write', async () => {
    const collections = collectionsOf(() => ({ rows: rows(2) }));
    let answerEarly = (_answer: PhpAnswer) => {};
    collections.call.mockReturnValueOnce(
      new Promise((resolve) => {
        answerEarly = resolve;
      }),
    );
    const early = collections.read(DRIVERS);
    collections.forget(DRIVERS);
    const late = collections.read(DRIVERS);
    answerEarly({ rows: rows(1) });
    expect((await late).rows).toHaveLength(2);
    expect((await early).rows).toHaveLength(2);
    expect((await collections.read(DRIVERS)).rows).toHaveLength(2);
    expect(collections.call).toHaveBeenCalledTimes(2);
  });

  it('and are no longer requested by someone who signed out while they were in flight', async () => {
    const collections = collectionsOf(() => new Promise(() => undefined));
    const early = collections.read(DRIVERS);
    collections.queryClient.clear();
    await expect(early).rejects.toMatchObject({ kind: 'aborted' });
    expect(collections.call).toHaveBeenCalledTimes(1);
  });
});
