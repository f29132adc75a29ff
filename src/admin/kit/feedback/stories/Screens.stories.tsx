import type { Meta, StoryObj } from '@storybook/react-vite';
import { Construction } from 'lucide-react';
import { fn } from 'storybook/test';

import { part } from '../../../../testing/part.tsx';
import { Button } from '../../ui/Button.tsx';
import { ErrorScreen } from '../ErrorScreen.tsx';
import { HomeButton } from '../HomeButton.tsx';
import { LazyReport } from '../LazyReport.tsx';
import { LoadingScreen } from '../LoadingScreen.tsx';
import ReportDetails from '../ReportDetails.tsx';
import { StateScreen } from '../StateScreen.tsx';

const meta = {
  ...part(`
    Replaces a whole screen that crashed, does not exist or is off limits. One heading says what happened,
    one sentence says why, and a button leads on. Use it only when nothing else can be shown; a list or
    card that failed says so in its own place.
  `),
  title: 'Feedback/State of a screen',
  component: StateScreen,
  subcomponents: { ErrorScreen, ReportDetails, LazyReport, LoadingScreen, HomeButton },
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

export const NotLoaded: Story = {
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
