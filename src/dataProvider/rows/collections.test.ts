import { describe, expect, it } from 'vitest';

import { RESOURCES } from '../../domain/records/resources.ts';
import type { PhpAnswer, PhpRequest } from '../client/phpClient.ts';
import { createCollections } from './collections.ts';

const rows = (count: number, from = 0) =>
  Array.from({ length: count }, (_, index) => ({ id: from + index + 1 }));

const read = async (answer: (offset: number) => PhpAnswer) => {
  const calls: PhpRequest[] = [];
  const collections = createCollections({
    request: async (_path, request?: PhpRequest) => {
      calls.push(request ?? {});
      return answer(Number(request?.query?.offset ?? 0));
    },
  });
  const { rows: found, ...told } = await collections.read(RESOURCES.drivers);
  return { count: found.length, ...told, calls: calls.length };
};

describe('how much of a list a server gives', () => {
  it.each([
    ['a short list', () => ({ rows: rows(999) }), { count: 999, truncated: false, calls: 1 }],
    [
      'exactly the limit, with a total',
      () => ({ rows: rows(1000), total: '1000' }),
      { count: 1000, truncated: false, calls: 1 },
    ],
    [
      'exactly the limit, and nobody knows more',
      () => ({ rows: rows(1000) }),
      { count: 1000, truncated: true, calls: 2 },
    ],
    [
      'pages',
      (offset: number) => ({ rows: rows(Math.min(1000, 2300 - offset), offset) }),
      { count: 2300, truncated: false, calls: 3 },
    ],
    [
      'more than was asked for',
      () => ({ rows: rows(1500) }),
      { count: 1500, truncated: false, calls: 1 },
    ],
    ['nothing', () => [], { count: 0, truncated: false, calls: 1 }],
  ])('%s', async (_name, answer, expected) => {
    expect(await read(answer)).toEqual({ unreadable: 0, ...expected });
  });

  it('counts what is no record, and keeps the last of two with one id', async () => {
    const mixed = {
      rows: [null, 'x', {}, { id: '' }, { id: '7', name: 'a' }, { id: 7, name: 'b' }],
    };
    expect(await read(() => mixed)).toMatchObject({ count: 1, unreadable: 4 });
  });

  it('refuses an answer that has no list', async () => {
    await expect(read(() => ({ rows: null }))).rejects.toMatchObject({ kind: 'unreadable' });
  });
});

describe('how long rows are reused', () => {
  it('for a minute, by everybody who asks meanwhile', async () => {
    let time = 0;
    let calls = 0;
    const collections = createCollections(
      {
        request: async () => {
          calls += 1;
          return { rows: rows(3) };
        },
      },
      () => time,
    );
    await Promise.all([collections.read(RESOURCES.drivers), collections.read(RESOURCES.drivers)]);
    time = 59_999;
    await collections.read(RESOURCES.drivers);
    expect(calls).toBe(1);
    time = 60_000;
    await collections.read(RESOURCES.drivers);
    expect(calls).toBe(2);
  });

  it('never when the call failed', async () => {
    let calls = 0;
    const collections = createCollections({
      request: async () => {
        calls += 1;
        if (calls === 1) throw new Error('lost');
        return { rows: rows(1) };
      },
    });
    await expect(collections.read(RESOURCES.drivers)).rejects.toThrow('lost');
    expect((await collections.read(RESOURCES.drivers)).rows).toHaveLength(1);
  });
});
