import { expect, it } from 'vitest';

import { assembleBackup, backupFile } from './backup.ts';

it('contains what could be read, and says what is missing and why', () => {
  const backup = assembleBackup(
    [
      { name: 'Drivers', state: 'whole', file: 'fleet-drivers.csv', records: 2, content: 'a' },
      { name: 'Trucks', state: 'cut', file: 'fleet-trucks.csv', records: 1000, content: 'b' },
      { name: 'Users', state: 'missing', reason: 'You are offline.' },
    ],
    { on: '2026-03-10', version: '0.1.0' },
  );
  const { 'manifest.json': manifest = '', ...files } = backup.files;
  expect(files).toEqual({ 'fleet-drivers.csv': 'a', 'fleet-trucks.csv': 'b' });
  expect(backup).toMatchObject({ records: 1002, missing: ['Users'], cut: ['Trucks'] });
  expect(JSON.parse(manifest)).toEqual({
    on: '2026-03-10',
    version: '0.1.0',
    contents: [
      { name: 'Drivers', file: 'fleet-drivers.csv', records: 2, whole: true },
      { name: 'Trucks', file: 'fleet-trucks.csv', records: 1000, whole: false },
      { name: 'Users', missing: 'You are offline.' },
    ],
  });
});

it('names a file after its record type', () => {
  expect(backupFile('admin/settings/users', 'csv')).toBe('admin-settings-users.csv');
});
