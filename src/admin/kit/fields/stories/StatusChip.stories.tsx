import type { Meta, StoryObj } from '@storybook/react-vite';

import { buildDriver } from '../../../../testing/builders.ts';
import { OfDrivers } from '../../../../testing/OfRecords.tsx';
import { part } from '../../../../testing/part.tsx';
import { DoAndDont, Specimen, Specimens } from '../../../../testing/Specimens.tsx';
import { StatusChip } from '../StatusChip.tsx';
import { StatusField } from '../valueFields.tsx';

const TONES = ['good', 'info', 'warn', 'bad', 'neutral'] as const;

const meta = {
  ...part(`
    A status in one word. The dot has its colour, but the word alone is enough. One chip per record: where
    everything is coloured, nothing stands out. \`StatusField\` shows the current record’s status; one
    that only the server knows is shown as stored.
  `),
  title: 'Fields/Status',
  component: StatusChip,
  subcomponents: { StatusField },
  args: { tone: 'good', label: 'Active' },
  argTypes: { tone: { control: 'select', options: TONES }, label: { control: 'text' } },
} satisfies Meta<typeof StatusChip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const States: Story = {
  render: () => (
    <Specimens>
      <Specimen name="tones">
        {TONES.map((tone) => (
          <StatusChip key={tone} tone={tone} label={tone} />
        ))}
      </Specimen>
      <Specimen name="of a driver">
        <OfDrivers driver={buildDriver({ id: 1, status: 'vacation' })}>
          <StatusField source="status" tones={{ vacation: 'info' }} />
        </OfDrivers>
      </Specimen>
      <Specimen name="not known to us">
        <OfDrivers driver={buildDriver({ id: 1, status: 'on_loan' as 'active' })}>
          <StatusField source="status" tones={{ vacation: 'info' }} />
        </OfDrivers>
      </Specimen>
    </Specimens>
  ),
};

export const RightAndWrong: Story = {
  render: () => (
    <DoAndDont
      right={<StatusChip tone="bad" label="Expired" />}
      because="The word is enough for who does not see the colour."
      wrong={<StatusChip tone="bad" label="D-1004" />}
      since="Only the colour would say that something is wrong."
    />
  ),
};

export const Playground: Story = { tags: ['!test'] };
