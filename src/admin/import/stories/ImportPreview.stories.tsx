import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen } from 'storybook/test';

import { driverImport } from '../../../domain/fleet/drivers.import.ts';
import { OfDrivers } from '../../../testing/OfRecords.tsx';
import { part } from '../../../testing/part.tsx';
import { seen } from '../../../testing/seen.ts';
import { ImportDialog } from '../ImportDialog.tsx';
import { ImportPreview } from '../preview/ImportPreview.tsx';
import { RecordImportDialog } from '../RecordImportDialog.tsx';
import { choose, MIXED } from '../testing/driverImport.ts';

const meta = {
  ...part(
    `
    What will happen to each row of a file, before anything is sent: new, changed with old and new value,
    unchanged, or wrong with the reason. Wrong cells are corrected in place, by mouse or keyboard.
    The chips count each kind and filter by it. On a phone the rows are cards.
  `,
    { looks: 'one', frame: '48rem' },
  ),
  title: 'Dialogs/Import preview',
  component: RecordImportDialog,
  subcomponents: { ImportDialog, ImportPreview },
  args: { table: driverImport },
  argTypes: { table: { control: false } },
  render: (args) => (
    <OfDrivers>
      <RecordImportDialog {...args} />
    </OfDrivers>
  ),
  play: async () => {
    const dialog = await choose(MIXED);
    await seen(dialog.findByText('Nadia Rahman'));
  },
} satisfies Meta<typeof RecordImportDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const MixedFile: Story = {};

export const DarkRightToLeft: Story = { globals: { theme: 'dark', direction: 'rtl' } };

export const NothingChosen: Story = {
  play: async () => void (await seen(screen.findByText('Drop a CSV file here'))),
};
