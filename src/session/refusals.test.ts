import { beforeEach, expect, it } from 'vitest';

import { refusals } from './refusals.ts';

beforeEach(() => refusals.clear());

it('forgets one refused read and keeps the others', () => {
  const lists = ['/a.php?', '/b.php?', '/b.php?{"name":"x y"}'];
  for (const list of lists) refusals.add(list);
  expect(lists.map(refusals.has)).toEqual([true, true, true]);
  refusals.forget('/b.php?');
  expect(lists.map(refusals.has)).toEqual([true, false, true]);
  refusals.forget(undefined);
  expect(lists.map(refusals.has)).toEqual([true, false, true]);
});
