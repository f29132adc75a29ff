import type { Meta, StoryObj } from '@storybook/react-vite';

import { part } from '../../../../testing/part.tsx';
import { Specimen, Specimens } from '../../../../testing/Specimens.tsx';
import { BrandMark } from '../BrandMark.tsx';

const meta = {
  ...part(`
    A convoy: three chevrons on one road. It takes the main colour of the company’s theme. It is
    decoration beside the name, so screen readers skip it. Don’t use it below 20 px, or as a button.
  `),
  title: 'Shell/Brand mark',
  component: BrandMark,
  args: { size: 28 },
} satisfies Meta<typeof BrandMark>;

export default meta;
type Story = StoryObj<typeof meta>;

export const States: Story = {
  render: () => (
    <Specimens>
      <Specimen name="20, 28, 40 and 64 px">
        {[20, 28, 40, 64].map((size) => (
          <BrandMark key={size} size={size} />
        ))}
      </Specimen>
    </Specimens>
  ),
};

export const Playground: Story = { tags: ['!test'] };
