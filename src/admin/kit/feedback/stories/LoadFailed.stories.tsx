import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import { ApiError } from '../../../../dataProvider/apiError.ts';
import { part } from '../../../../testing/part.tsx';
import { Specimens } from '../../../../testing/Specimens.tsx';
import { LoadFailed } from '../LoadFailed.tsx';
import { RetryButton } from '../RetryButton.tsx';

const meta = {
  ...part(`
    Replaces something that could not be loaded: says what it is and why, and offers a retry. Rows already
    loaded stay. Never show an empty list or a zero for something unknown.
  `),
  title: 'Feedback/Loading failed',
  component: LoadFailed,
  subcomponents: { RetryButton },
  args: {
    message: 'resources.fleet/drivers.failed.load',
    error: new ApiError('network'),
    onRetry: fn(),
  },
  argTypes: { message: { control: false }, error: { control: false } },
} satisfies Meta<typeof LoadFailed>;

export default meta;
type Story = StoryObj<typeof meta>;

export const States: Story = {
  render: (args) => (
    <Specimens>
      <LoadFailed {...args} />
      <LoadFailed {...args} error={new ApiError('server')} />
      <LoadFailed {...args} error={new ApiError('tooMany', { retryAfter: 60 })} />
      <LoadFailed {...args} error={undefined} />
    </Specimens>
  ),
};
