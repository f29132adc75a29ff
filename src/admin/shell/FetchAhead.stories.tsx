import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, userEvent, waitFor } from 'storybook/test';

import { AreaLayout } from './AreaLayout.tsx';
import { PageHeader } from './page/PageHeader.tsx';
import { Here, ShellStory } from './testing/ShellStory.tsx';

const meta = {
  title: 'Shell/Fetching ahead',
  component: ShellStory,
  args: {
    path: '/fleet/drivers',
    children: (
      <AreaLayout>
        <PageHeader title="Any screen" />
        <Here />
      </AreaLayout>
    ),
  },
  // The list of what was fetched is cut short otherwise.
  beforeEach: () => performance.setResourceTimingBufferSize(10_000),
} satisfies Meta<typeof ShellStory>;

export default meta;
type Story = StoryObj<typeof meta>;

const isFetched = (file: string) =>
  performance.getEntriesByType('resource').some(({ name }) => name.includes(`/${file}`));

/** A link that is pointed at, or reached by the keyboard, fetches its screen alone. */
export const PointedAt: Story = {
  beforeEach: () => void spyOn(window, 'requestIdleCallback').mockReturnValue(0),
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'Dashboard' });
    await expect(isFetched('FleetDashboard.tsx')).toBe(false);
    await userEvent.hover(link);
    await waitFor(() => expect(isFetched('FleetDashboard.tsx')).toBe(true));
    await expect(isFetched('TruckList.tsx')).toBe(false);
    canvas.getByRole('link', { name: 'Trucks' }).focus();
    await waitFor(() => expect(isFetched('TruckList.tsx')).toBe(true));
  },
};

/** When nothing is left to do, the screens of the menu are fetched without being asked for. */
export const Idle: Story = {
  args: { role: 'Auditor', path: '/profile' },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Welcome' });
    await waitFor(() => expect(isFetched('WelcomeScreen.tsx')).toBe(true));
  },
};
