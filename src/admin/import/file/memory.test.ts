import { expect, it } from 'vitest';

import { driverImport } from '../../../domain/fleet/drivers.import.ts';
import { suggestMapping } from '../../../domain/import/mapping.ts';
import { forgotten, recalled, remembered } from './memory.ts';

const HEADER = ['Badge', 'Full name', 'Nick', ''];
const mapping = {
  ...suggestMapping(HEADER, driverImport),
  driver_id: [0],
  name: [1, 2],
  phone: [3],
};

it('recalls the mapping of a file with the same columns in any order', () => {
  const memory = remembered([], HEADER, mapping);
  expect(recalled(memory, HEADER, driverImport)).toEqual(mapping);
  expect(recalled(memory, ['NICK', '', 'full_name', 'badge'], driverImport)).toMatchObject({
    driver_id: [3],
    name: [2, 0],
    phone: [1],
  });
});

it('joins columns in the order in which it found them', () => {
  const header = ['Last Name', 'First Name', 'Badge'];
  const found = { ...suggestMapping(header, driverImport), driver_id: [2] };
  expect(found).toMatchObject({ name: [1, 0] });
  expect(recalled(remembered([], header, found), header, driverImport)).toEqual(found);
});

it('recalls nothing for other files', () => {
  const memory = remembered([], HEADER, mapping);
  expect(recalled(memory, HEADER.slice(1), driverImport)).toBeUndefined();
  expect(recalled(forgotten(memory, HEADER), HEADER, driverImport)).toBeUndefined();
});

it('keeps the last twenty files', () => {
  let memory = remembered([], HEADER, mapping);
  for (let index = 0; index < 30; index += 1) memory = remembered(memory, [`c${index}`], mapping);
  expect(memory).toHaveLength(20);
  expect(memory[0]?.shape).toBe('c29');
});
