import { afterEach, expect, it, vi } from 'vitest';

import { fetchPage, NOT_BUILT } from './pageScreens.ts';

const fetched = vi.hoisted(() => vi.fn<(screen: string) => void>());

vi.mock('../fleet/dashboard/FleetDashboard.tsx', () => {
  fetched('fleet dashboard');
  return { default: null };
});
vi.mock('./NotBuiltScreen.tsx', () => {
  fetched('not built');
  return { NotBuiltScreen: null };
});
vi.mock('./WelcomeScreen.tsx', () => {
  fetched('welcome');
  throw new Error('The network is gone');
});

afterEach(() => void fetched.mockReset());

it.each([
  ['/fleet/dashboard', 'fleet dashboard'],
  ['/diesel/reports', 'not built'],
  ['/dashboard', 'welcome'],
] as const)(
  'ahead of %s fetches its screen, and is silent where that fails',
  async (path, screen) => {
    fetchPage(path);
    await vi.waitFor(() => expect(fetched.mock.calls).toEqual([[screen]]));
  },
);

it('fetches nothing for a page of the first view', () => {
  fetchPage('/fleet/drivers');
  expect(fetched).not.toHaveBeenCalled();
});

it('calls no page unbuilt that has its screen', () => {
  expect(NOT_BUILT).not.toContain('/fleet/dashboard');
  expect(NOT_BUILT).not.toContain('/fleet/drivers');
  expect(NOT_BUILT).not.toContain('/admin/fleet-overview');
});
