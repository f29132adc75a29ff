import { expect, test } from 'vitest';

import { recordPath } from './recordPath.ts';

test.each([
  ['Fleet Manager', 'fleet/trucks', '/fleet/trucks/5/show'],
  ['Super Admin', 'fleet/trucks', '/admin/fleet-overview?record=fleet/trucks/5'],
  ['Super Admin', 'fleet/documents', '/admin/fleet-overview?record=fleet/documents/5'],
  ['Super Admin', 'diesel/issues', undefined],
  ['Super Admin', 'companies', undefined],
  ['Fleet Manager', 'diesel/issues', undefined],
  ['Diesel Manager', 'diesel/issues', '/diesel/issues/5/show'],
  ['Diesel Manager', 'fleet/trucks', undefined],
  ['Auditor', 'fleet/drivers', undefined],
  ['Fleet Manager', 'camels', undefined],
  ['Fleet Manager', 'companies', undefined],
])('a %s opens %s at %s', (role, resource, path) => {
  expect(recordPath(role, resource, 5)).toBe(path);
});
