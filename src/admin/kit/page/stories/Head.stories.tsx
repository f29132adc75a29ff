import type { Meta, StoryObj } from '@storybook/react-vite';
import { Plus } from 'lucide-react';

import { part } from '../../../../testing/part.tsx';
import { Button } from '../../ui/Button.tsx';
import { PageFrame } from '../PageFrame.tsx';
import { PageBackLink, PageActions, PageHeader, PageSubtitle, PageTitle } from '../PageHeader.tsx';

const meta = {
  ...part(
    `
    The head of every page: its one heading, a line below it if the heading needs one, and its actions at
    the end. The browser tab takes the heading as its title. The link back to the parent page is above.
  `,
    { looks: 'one' },
  ),
  title: 'Page/Head',
  component: PageHeader,
  subcomponents: { PageFrame, PageBackLink, PageTitle, PageSubtitle, PageActions },
  args: {
    title: 'Drivers',
    subtitle: '1,284 in the company',
    actions: (
      <Button look="contained">
        <Plus />
        Add driver
      </Button>
    ),
  },
  argTypes: { actions: { control: false }, subtitle: { control: 'text' } },
  render: (args) => (
    <PageFrame>
      <PageBackLink>Fleet</PageBackLink>
      <PageHeader {...args} />
      <p>The page.</p>
    </PageFrame>
  ),
} satisfies Meta<typeof PageHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const DarkRightToLeft: Story = { globals: { theme: 'dark', direction: 'rtl' } };
