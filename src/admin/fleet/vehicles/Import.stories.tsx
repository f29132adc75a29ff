import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';

import { AdminStory } from '../../testing/AdminStory.tsx';
import { seen } from '../../testing/seen.ts';

const meta = {
  title: 'Fleet/Trucks/Import',
  component: AdminStory,
  args: { path: '/fleet/trucks/import' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof AdminStory>;

export default meta;
type Story = StoryObj<typeof meta>;

const choose = async (csv: string) => {
  const dialog = within(await screen.findByRole('dialog', { name: 'Import Trucks' }));
  await dialog.findByRole('button', { name: 'Choose a file' });
  const input = document.querySelector<HTMLInputElement>('input[type="file"]');
  if (!input) throw new Error('No place for a file');
  await userEvent.upload(input, new File([csv], 'trucks.csv', { type: 'text/csv' }));
  return dialog;
};

export const GoodFile: Story = {
  play: async () => {
    const dialog = await choose('Fleet No;Plate;Tank Capacity\nT-900;DXB K 777;600,5\n');
    await seen(dialog.findByText('Dubai'));
    await expect(dialog.getByRole('button', { name: 'Import 1 row' })).toBeEnabled();
  },
};

export const BadRows: Story = {
  play: async () => {
    const dialog = await choose(
      'Fleet No;Year;Plate;Tank Capacity\nT-900;1890;K 777;lots\nT-901;2020;Dubai K 778;600\n',
    );
    await seen(dialog.findByText(/Must be from 1,?950 to 2,?100/));
    await seen(dialog.findByText(/Must be a number, like 12.5/));
    await expect(dialog.getByRole('button', { name: 'Import 1 row' })).toBeEnabled();
  },
};
