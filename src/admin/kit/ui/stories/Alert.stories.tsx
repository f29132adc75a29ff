import type { Meta, StoryObj } from '@storybook/react-vite';

import { part } from '../../../../testing/part.tsx';
import { DoAndDont, Specimens } from '../../../../testing/Specimens.tsx';
import { Alert } from '../Alert.tsx';
import { Button } from '../Button.tsx';

const meta = {
  ...part(`
    Says, in the place it concerns, what went wrong or needs attention, and stays. It is announced at
    once. Use it for what concerns the page; a notice reports what was just done, and a field’s error goes
    below the field. Don’t use it for hints that are always true.
  `),
  title: 'Feedback/Alert',
  component: Alert,
  args: { tone: 'warn', children: 'Only the first 1,000 records could be loaded.' },
  argTypes: {
    tone: { control: 'inline-radio', options: ['bad', 'warn', 'info'] },
    children: { control: 'text' },
  },
} satisfies Meta<typeof Alert>;

export default meta;
type Story = StoryObj<typeof meta>;

export const States: Story = {
  render: () => (
    <Specimens>
      <Alert tone="bad" action={<Button>Try again</Button>}>
        <strong>The drivers could not be loaded.</strong>
        <div>The server could not be reached.</div>
      </Alert>
      <Alert tone="warn">Only the first 1,000 records could be loaded.</Alert>
      <Alert tone="info">A new version is ready.</Alert>
    </Specimens>
  ),
};

export const RightAndWrong: Story = {
  render: () => (
    <DoAndDont
      right={
        <Alert tone="bad" action={<Button>Try again</Button>}>
          Could not load drivers. The server could not be reached.
        </Alert>
      }
      because="What failed, why, and what to do about it."
      wrong={<Alert tone="bad">An error occurred.</Alert>}
      since="Nobody can do anything about ‘an error’."
    />
  ),
};

export const Playground: Story = { tags: ['!test'] };
