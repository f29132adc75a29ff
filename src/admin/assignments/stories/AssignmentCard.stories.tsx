import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen } from 'storybook/test';

import { truckWith } from '../../../domain/fleet/testing.ts';
import { trucks } from '../../../domain/fleet/trucks.ts';
import { buildDriver } from '../../../testing/builders.ts';
import { OfRecords } from '../../../testing/OfRecords.tsx';
import { part } from '../../../testing/part.tsx';
import { seen } from '../../../testing/seen.ts';
import { Specimen, Specimens } from '../../../testing/Specimens.tsx';
import { AssignmentCard, RemoveDriverButton } from '../AssignmentCard.tsx';

const meta = {
  ...part(
    `
    Who has this truck or trailer, with what else, and since when if known; and a button to change it in
    one step, whoever loses something by it. It is for a vehicle’s page. A form has the picker of trucks
    and trailers instead.
  `,
    {
      setup: {
        drivers: [
          buildDriver({ id: 1, name: 'Ahmed Khan', truck_id: 1, trailer_id: 1 }),
          buildDriver({ id: 2, name: 'Bilal Hussain', truck_id: 2 }),
          buildDriver({ id: 3, name: 'Emran Miah', truck_id: 2 }),
        ],
      },
    },
  ),
  title: 'Cards/Assignment',
  component: AssignmentCard,
  subcomponents: { RemoveDriverButton },
  args: { field: 'truck_id' },
  argTypes: { field: { control: 'inline-radio', options: ['truck_id', 'trailer_id'] } },
} satisfies Meta<typeof AssignmentCard>;

export default meta;
type Story = StoryObj<typeof meta>;

const STATES = ['assigned', 'assigned to two by mistake', 'free'];

export const States: Story = {
  render: (args) => (
    <Specimens>
      {STATES.map((name, index) => (
        <Specimen key={name} name={name}>
          <OfRecords
            type={trucks}
            record={truckWith({ id: index + 1, truck_number: `T-10${index + 1}` })}
          >
            <AssignmentCard {...args} />
          </OfRecords>
        </Specimen>
      ))}
    </Specimens>
  ),
  play: async () => {
    await seen(screen.findAllByText('No driver assigned.').then(([first]) => first!));
  },
};
