import { afterEach, expect, it, vi } from 'vitest';

import { preloadPage } from './pageScreens.ts';

const fetched = vi.hoisted(() => vi.fn<(screen: string) => void>());

vi.mock('../fleet/dashboard/FleetDashboard.tsx', () => {
  fetched('fleet dashboard');
  return { default: null };
});
vi.mock('../fleet/activity/ActivityList.tsx', () => {
  fetched('activity');
  return { default: null };
});
vi.mock('./NotBuiltScreen.tsx', () => {
  fetched('not built');
  return { default: null };
});
vi.mock('./WelcomeScreen.tsx', () => {
  fetched('welcome');
  throw new Error('The network is gone');
});

afterEach(() => void fetched.mockReset());

it.each([
  ['/fleet/dashboard', 'fleet dashboard'],
  ['/fleet/activity', 'activity'],
  ['/diesel/reports', 'not built'],
  ['/dashboard', 'welcome'],
] as const)(
  'ahead of %s fetches its screen, and is silent where that fails',
  async (path, screen) => {
    preloadPage(path);
    await vi.waitFor(() => expect(fetched.mock.calls).toEqual([[screen]]));
  },
);

it('fetches nothing for a page of the first view', () => {
  preloadPage('/fleet/drivers');
  expect(fetched).not.toHaveBeenCalled();
});
