import { expect, test } from 'vitest';

import { pageAccess } from '../../domain/access/access.ts';
import { routePath } from './routePath.ts';

test.each([
  '/fleet/drivers',
  '/FLEET/Drivers',
  '/fleet/%64rivers',
  '/fleet/drivers/',
  '//fleet//drivers',
  '/%46leet/drivers/7/show',
])('a Diesel Manager is refused at %s', (pathname) => {
  expect(pageAccess('Diesel Manager', routePath(pathname))).toEqual({
    kind: 'refused',
    permission: 'drivers',
  });
});

test('an encoded slash stays in its segment, and broken encoding is kept', () => {
  expect(routePath('/fleet%2Fdrivers')).toBe('/fleet%2fdrivers');
  expect(routePath('/fleet/%E0%A4%A')).toBe('/fleet/%e0%a4%a');
});
