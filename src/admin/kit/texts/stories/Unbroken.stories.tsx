import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { part } from '../../../../testing/part.tsx';
import { Unbroken } from '../Unbroken.tsx';

const meta = {
  ...part(`
    A sentence whose dates and numbers, such as D-1012 or ISS-2026-02484, stay on one line, where a browser
    would break them at a hyphen.
  `),
  title: 'Fields/Unbroken',
  component: Unbroken,
  args: {
    text: 'Renew the gatepass of Ibrahim El Tayeb (D-1012) until 2026-03-09 23:02, not 24 Nov 2026',
  },
  decorators: [
    (Story) => (
      <p style={{ inlineSize: '10rem' }}>
        <Story />
      </p>
    ),
  ],
} satisfies Meta<typeof Unbroken>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InANarrowPlace: Story = {
  play: async ({ canvas }) => {
    for (const whole of ['D-1012', '2026-03-09 23:02', '24 Nov 2026']) {
      for (const found of canvas.getAllByText(whole)) {
        await expect(found.getClientRects()).toHaveLength(1);
      }
    }
  },
};

export const Playground: Story = { tags: ['!test'] };
