import type { Meta, StoryObj } from '@storybook/react-vite';
import type { PropsWithChildren } from 'react';
import { Route, Routes, useParams } from 'react-router-dom';
import { expect, fn, userEvent } from 'storybook/test';

import { ApiError } from '../../../../dataProvider/apiError.ts';
import { ListOfDrivers, OfDrivers } from '../../../../testing/OfRecords.tsx';
import { part } from '../../../../testing/part.tsx';
import { seen } from '../../../../testing/seen.ts';
import { PageFrame } from '../../page/PageFrame.tsx';
import { KeepListTrail } from '../../record/listTrail.ts';
import { FactCard, Value } from '../FactCard.tsx';
import { PreviousNextLinks } from '../PreviousNextLinks.tsx';
import { RecordCrumbs } from '../RecordCrumbs.tsx';
import { RecordLoadFailed } from '../RecordLoadFailed.tsx';
import { RecordShow } from '../RecordShow.tsx';
import { ColumnsSkeleton, HeadSkeleton, PageSkeleton } from '../RecordSkeleton.tsx';

const AtDriver = ({ children }: PropsWithChildren) => (
  <OfDrivers>
    <Routes>
      <Route path="/fleet/drivers/:id/show" element={<PageFrame>{children}</PageFrame>} />
    </Routes>
  </OfDrivers>
);

const meta = {
  ...part(
    `
    The page of a record: the user’s task in the main column, facts to look up beside it, history below.
    On a phone the columns are stacked. The link back to the list is above the name, the links to the
    previous and next record beside the actions.
  `,
    { looks: 'one', path: '/fleet/drivers/1/show' },
  ),
  title: 'Page/Page of a record',
  component: RecordShow,
  subcomponents: {
    RecordCrumbs,
    PreviousNextLinks,
    HeadSkeleton,
    ColumnsSkeleton,
    PageSkeleton,
    RecordLoadFailed,
  },
  args: {
    subtitle: <Value source="status" />,
    side: <FactCard title="contact" sources={['phone', 'email']} />,
    children: <FactCard title="expiries" sources={['gatepass_expiry', 'road_permit_expiry']} />,
  },
  argTypes: {
    subtitle: { control: false },
    actions: { control: false },
    side: { control: false },
    after: { control: false },
    children: { control: false },
  },
  render: (args) => (
    <AtDriver>
      <RecordShow {...args} />
    </AtDriver>
  ),
} satisfies Meta<typeof RecordShow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Shown: Story = {
  globals: { theme: 'dark', direction: 'rtl' },
  play: async ({ canvas }) => void (await seen(canvas.findByText('+971 50 123 4567'))),
};

export const Loading: Story = {
  render: () => (
    <AtDriver>
      <HeadSkeleton title="Driver" />
      <ColumnsSkeleton />
    </AtDriver>
  ),
};

export const WhileCodeLoads: Story = {
  tags: ['!test'],
  render: () => (
    <AtDriver>
      <PageSkeleton />
    </AtDriver>
  ),
};

export const Gone: Story = {
  render: () => (
    <AtDriver>
      <RecordCrumbs />
      <RecordLoadFailed error={new ApiError('notFound')} onRetry={fn()} />
    </AtDriver>
  ),
};

/** Until the story lets it go. */
const held = { letGo: () => {} };

const Address = () => <output>{useParams()['id']}</output>;

export const NextPressedEarly: Story = {
  parameters: {
    setup: {
      api: {
        'GET /api/fleet/drivers.php': async () => {
          await new Promise<void>((resolve) => (held.letGo = resolve));
        },
      },
    },
  },
  render: () => (
    <AtDriver>
      <ListOfDrivers sort={{ field: 'id', order: 'ASC' }}>
        <KeepListTrail />
      </ListOfDrivers>
      <PreviousNextLinks />
      <Address />
    </AtDriver>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Next' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('1');
    held.letGo();
    await expect(await canvas.findByText('2 of', { exact: false })).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('2');
  },
};
