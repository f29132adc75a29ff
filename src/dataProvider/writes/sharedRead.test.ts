import { describe, expect, it } from 'vitest';

import { ROW_LIMIT } from '../endpoints.ts';
import { createSharedRead } from './sharedRead.ts';

/** A list that takes 500 ms to read, on a clock of its own. */
const slowList = (length: number) => {
  const list = { time: 0, reads: 0 };
  const shared = createSharedRead(() => list.time);
  const readAnew = async () => {
    list.reads += 1;
    list.time += 500;
    return { rows: Array.from({ length }, (_, id) => ({ id })), truncated: false, unreadable: 0 };
  };
  return {
    list,
    shared,
    read: () => shared.read({ readSome: readAnew } as never, 'fleet/drivers', []),
  };
};

describe('createSharedRead', () => {
  it('reads a list of one request again for each call', async () => {
    const { list, read } = slowList(ROW_LIMIT);
    await read();
    await read();
    expect(list.reads).toBe(2);
  });

  it('shares a longer list for four times as long as it took to read', async () => {
    const { list, read } = slowList(ROW_LIMIT + 1);
    const { byId } = await read();
    byId.delete('7');
    list.time += 1999;
    expect((await read()).byId.has('7')).toBe(false);
    list.time += 1;
    expect((await read()).byId.has('7')).toBe(true);
    expect(list.reads).toBe(2);
  });

  it('reads again once told to forget', async () => {
    const { list, shared, read } = slowList(ROW_LIMIT + 1);
    await read();
    shared.forget();
    await read();
    expect(list.reads).toBe(2);
  });
});
