import { expect, test } from 'vitest';

import { namesakes } from './namesakes.ts';

test('drivers of one name have their IDs beside it, others do not', () => {
  const driver = (id: number, name: string) => ({ id, name, driver_id: `D-${id}` });
  const found = namesakes([driver(1, 'Zahid Iqbal'), driver(2, 'Vinod'), driver(3, 'zahid iqbal')]);
  expect([...found]).toEqual([
    [1, 'D-1'],
    [3, 'D-3'],
  ]);
});
