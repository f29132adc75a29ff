import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';

import { part } from '../../../../testing/part.tsx';
import { seen } from '../../../../testing/seen.ts';
import { PageDialog } from '../PageDialog.tsx';

const meta = {
  ...part(
    `
    A dialog for reading, with its own address: the preview of a document, the changes of an entry. On a
    phone it fills the screen. Use the plain dialog for a task.
  `,
    { looks: 'one', frame: '18rem' },
  ),
  title: 'Dialogs/Reading dialog',
  component: PageDialog,
  args: { title: 'Mulkiya T-101', onClose: fn(), children: <p>What is read.</p> },
  argTypes: { isNarrow: { control: 'boolean' } },
  play: async () => void (await seen(screen.findByRole('dialog', { name: 'Mulkiya T-101' }))),
} satisfies Meta<typeof PageDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** On a phone it fills the screen to the edge, without a frame. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const dialog = await seen(screen.findByRole('dialog', { name: 'Mulkiya T-101' }));
    const { left, width, height } = dialog.getBoundingClientRect();
    await expect([left, width, height]).toEqual([0, innerWidth, innerHeight]);
    await expect(getComputedStyle(dialog).borderWidth).toBe('0px');
  },
};

export const NarrowDarkRightToLeft: Story = {
  args: { isNarrow: true },
  globals: { theme: 'dark', direction: 'rtl' },
};
