import { expect, it } from 'vitest';

import { NOT_BUILT } from './pageScreens.ts';

// What is fetched ahead of a page, e2e/fetch-ahead.spec.ts sees in the browser.
it('calls no page unbuilt that has its screen', () => {
  expect(NOT_BUILT).not.toContain('/fleet/dashboard');
  expect(NOT_BUILT).not.toContain('/fleet/drivers');
  expect(NOT_BUILT).not.toContain('/admin/fleet-overview');
});
