import { afterEach, expect, test } from 'vitest';

import { writeFor } from '../../../domain/base/formats.ts';
import { drivers } from '../../../domain/fleet/drivers.ts';
import { driverWith, truckWith } from '../../../domain/fleet/testing.ts';
import { trucks } from '../../../domain/fleet/trucks.ts';
import { asHolder } from '../../../domain/records/expiry.ts';
import { named } from './named.ts';

afterEach(() => writeFor('en-AE'));

test('names a person with their ID, and a vehicle by its number', () => {
  const driver = driverWith({ name: 'Ramesh Adhikari', driver_id: 'D-1004' });
  expect(named(asHolder(drivers, driver))).toBe('Ramesh Adhikari (D-1004)');
  expect(named(asHolder(trucks, truckWith({ truck_number: 'T-101' })))).toBe('T-101');
  expect(named({ label: 'رامش', code: 'D-1' })).toBe('\u2068رامش\u2069 (D-1)');
});

test('begins with the letters of an Arabic name where Arabic is read, so that the ID follows to its left', () => {
  writeFor('ar-AE-u-nu-latn');
  expect(named({ label: 'Ramesh', label_ar: 'رامش', code: 'D-1' })).toBe('رامش (D-1)');
});
