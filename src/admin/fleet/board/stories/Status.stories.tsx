import type { Meta, StoryObj } from '@storybook/react-vite';

import { part } from '../../../../testing/part.tsx';
import { Specimens } from '../../../../testing/Specimens.tsx';
import { Status } from '../Status.tsx';

const meta = {
  ...part(`
    Whether a driver with truck and trailer may be on the road. Shape and words say it; the colour only repeats them.
    Red needs a reason beside it, and a way to renew what stops the truck.
  `),
  title: 'Cards/May drive',
  component: Status,
  args: { status: 'red' },
} satisfies Meta<typeof Status>;

export default meta;
type Story = StoryObj<typeof meta>;

export const States: Story = {
  render: () => (
    <Specimens>
      <Status status="red" />
      <Status status="amber" />
      <Status status="green" />
    </Specimens>
  ),
};

export const Playground: Story = { tags: ['!test'] };
