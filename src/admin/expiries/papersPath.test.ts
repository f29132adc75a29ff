import { expect, it } from 'vitest';

import { worklistPath } from './papersPath.ts';

it('leads to the dashboard of the role', () => {
  expect(worklistPath('Super Admin', 'expired')).toBe('/admin/dashboard?due=expired');
  expect(worklistPath('Fleet Manager')).toBe('/fleet/dashboard');
});
