import type { Meta, StoryObj } from '@storybook/react-vite';
import { Construction } from 'lucide-react';
import { fn } from 'storybook/test';

import { part } from '../../../../testing/part.tsx';
import { Button } from '../../ui/Button.tsx';
import { ErrorScreen } from '../ErrorScreen.tsx';
import { HomeButton } from '../HomeButton.tsx';
import { LoadingScreen } from '../LoadingScreen.tsx';
import { StateScreen } from '../StateScreen.tsx';

const meta = {
  ...part(`
    Stands in place of a whole screen: it broke, is not there, or may not be opened. It says where the
    user stands in one heading, why in one sentence, and how to go on. Use it only where nothing else can
    be shown; a list or a card that failed says so in its own place.
  `),
  title: 'Feedback/State of a screen',
  component: StateScreen,
  subcomponents: { ErrorScreen, LoadingScreen, HomeButton },
  args: {
    title: 'Closed for repairs',
    icon: <Construction />,
    actions: <HomeButton />,
    children: <p>This page opens again at noon.</p>,
  },
  argTypes: { title: { control: 'text' }, icon: { control: false }, actions: { control: false } },
} satisfies Meta<typeof StateScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const States: Story = {
  render: () => (
    <>
      <StateScreen
        title="Closed for repairs"
        icon={<Construction />}
        actions={
          <>
            <HomeButton />
            <Button look="outlined">Try again</Button>
          </>
        }
      >
        <p>This page opens again at noon.</p>
      </StateScreen>
      <ErrorScreen error={new Error('It broke, on purpose')} resetErrorBoundary={fn()} />
      <LoadingScreen isFullScreen={false} />
    </>
  ),
};

/** The files of an older version are gone: only a reload helps. */
export const NewVersion: Story = {
  tags: ['!test'],
  render: () => (
    <ErrorScreen
      error={new Error('Failed to fetch dynamically imported module: /assets/a.js')}
      resetErrorBoundary={fn()}
    />
  ),
};

export const Loading: Story = { tags: ['!test'], render: () => <LoadingScreen /> };

export const Playground: Story = { tags: ['!test'] };
