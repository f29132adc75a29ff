import { expect, it, test } from 'vitest';

import { worklistIn, worklistPath, worklistQuery, type WorklistAddress } from './papersPath.ts';

test.each<WorklistAddress>([
  {},
  { view: { due: 'soon' } },
  { view: { due: 'today' }, kind: 'visa', holder: 'drivers' },
  { view: { week: '2026-12-07' }, kind: 'gatepass' },
])('reads the address that it writes: %j', (address) => {
  expect(worklistIn(new URLSearchParams(worklistQuery(address)))).toEqual(address);
});

it('ignores unknown values', () => {
  const params = new URLSearchParams('due=never&week=2026-13-01&kind=toString&holder=users');
  expect(worklistIn(params)).toEqual({});
});

it('leads to the dashboard of the role', () => {
  expect(worklistPath('Super Admin', { due: 'expired' })).toBe('/admin/dashboard?due=expired');
  expect(worklistPath('Fleet Manager')).toBe('/fleet/dashboard');
});
