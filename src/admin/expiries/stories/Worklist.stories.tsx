import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen } from 'storybook/test';

import { countedFleet } from '../../../testing/fleetBuilders.ts';
import { part } from '../../../testing/part.tsx';
import { seen } from '../../../testing/seen.ts';
import { Renewals } from '../renew/Renewals.tsx';
import { useFleetPapers, type FleetPapers } from '../useFleetPapers.ts';
import { Worklist, WorklistSkeleton } from '../worklist/Worklist.tsx';

const OfTheFleet = ({ change = {} }: { change?: Partial<FleetPapers> }) => {
  const papers = useFleetPapers();
  return (
    <Renewals>
      <Worklist papers={{ ...papers, ...change }} />
    </Renewals>
  );
};

const meta = {
  ...part(
    `
    What has expired and what expires next, as tabs over one table. Rows are renewed in place, one or
    several at once. The first tab that is not empty opens. The worklist is the first thing on a dashboard.
    If there is nothing to do it says so; lists that failed to load are named above the rest.
  `,
    { isWide: true, setup: countedFleet() },
  ),
  title: 'Lists/Worklist',
  component: Worklist,
  subcomponents: { WorklistSkeleton },
  args: { papers: {} as FleetPapers },
  argTypes: { papers: { control: false } },
} satisfies Meta<typeof Worklist>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Urgent: Story = {
  render: () => <OfTheFleet />,
  play: async () => {
    await seen(screen.findAllByText('Chandran Pillai').then(([first]) => first!));
  },
};

export const NothingToDo: Story = {
  render: () => <OfTheFleet change={{ expiries: [] }} />,
};

export const Loading: Story = {
  render: () => <OfTheFleet change={{ expiries: [], isLoading: true }} />,
};
