import type { Meta, StoryObj } from '@storybook/react-vite';
import { IdCard } from 'lucide-react';
import { screen } from 'storybook/test';

import { fails } from '../../../../testing/fakeApi.ts';
import { ListOfDrivers } from '../../../../testing/OfRecords.tsx';
import { part } from '../../../../testing/part.tsx';
import { seen } from '../../../../testing/seen.ts';
import { Specimen, Specimens } from '../../../../testing/Specimens.tsx';
import { ListLoadFailed } from '../ListLoadFailed.tsx';
import { NoResults, RecordEmpty } from '../Nothing.tsx';

const meta = {
  ...part(
    `
    Three kinds of empty, never to be confused: no record exists yet, and the first can be added; records
    exist, but none match the search and filters; or the list could not be loaded.
  `,
    { setup: { api: { 'GET /api/fleet/drivers.php': fails('network') } } },
  ),
  title: 'Lists/Nothing to show',
  component: RecordEmpty,
  subcomponents: { NoResults, ListLoadFailed },
  args: { canImport: true, children: <IdCard /> },
  argTypes: { canImport: { control: 'boolean' }, children: { control: false } },
  render: (args) => (
    <ListOfDrivers>
      <RecordEmpty {...args} />
    </ListOfDrivers>
  ),
} satisfies Meta<typeof RecordEmpty>;

export default meta;
type Story = StoryObj<typeof meta>;

export const States: Story = {
  render: (args) => (
    <Specimens>
      <Specimen name="none yet">
        <ListOfDrivers>
          <RecordEmpty {...args} />
        </ListOfDrivers>
      </Specimen>
      <Specimen name="none that match">
        <ListOfDrivers>
          <NoResults />
        </ListOfDrivers>
      </Specimen>
      <Specimen name="not loaded">
        <ListOfDrivers>
          <ListLoadFailed>the rows</ListLoadFailed>
        </ListOfDrivers>
      </Specimen>
    </Specimens>
  ),
  play: async () => {
    await seen(screen.findAllByRole('alert').then(([first]) => first!));
  },
};

export const Playground: Story = { tags: ['!test'] };
