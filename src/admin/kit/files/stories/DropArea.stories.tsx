import type { Meta, StoryObj } from '@storybook/react-vite';
import { FileUp } from 'lucide-react';
import { fn } from 'storybook/test';

import { part } from '../../../../testing/part.tsx';
import { Specimen, Specimens } from '../../../../testing/Specimens.tsx';
import { DropArea } from '../DropArea.tsx';
import { FileButton } from '../FileButton.tsx';

const choose = (
  <>
    <FileButton look="outlined" onFiles={fn()}>
      <FileUp />
      Choose a file
    </FileButton>
    <span>or drop it here</span>
  </>
);

const meta = {
  ...part(`
    Accepts dropped files. Its children must offer another way to choose them, because neither a phone nor
    a keyboard can drop. The small variant goes among the fields of a form.
  `),
  title: 'Inputs/Drop area',
  component: DropArea,
  subcomponents: { FileButton },
  args: { onFiles: fn(), children: choose },
  argTypes: { isSmall: { control: 'boolean' }, children: { control: false } },
} satisfies Meta<typeof DropArea>;

export default meta;
type Story = StoryObj<typeof meta>;

export const States: Story = {
  render: (args) => (
    <Specimens>
      <Specimen name="large">
        <DropArea {...args} />
      </Specimen>
      <Specimen name="small">
        <DropArea {...args} isSmall />
      </Specimen>
    </Specimens>
  ),
};

export const Playground: Story = { tags: ['!test'] };
