import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';

import { AdminStory } from '../../../testing/AdminStory.tsx';
import { fails } from '../../../testing/fakeApi.ts';
import { seen } from '../../../testing/seen.ts';

const POST = 'POST /api/fleet/trucks/trucks.php';

const meta = {
  title: 'Fleet/Trucks/Add',
  component: AdminStory,
  args: { path: '/fleet/trucks/create' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof AdminStory>;

export default meta;
type Story = StoryObj<typeof meta>;

const dialog = async () => within(await screen.findByRole('dialog', { name: 'Add Truck' }));

const fill = async (values: Record<string, string>) => {
  const form = await dialog();
  for (const [label, value] of Object.entries(values)) {
    const field = await form.findByRole<HTMLInputElement>('textbox', { name: label });
    // In place of what is proposed.
    if (label === 'Truck Number') await waitFor(() => expect(field).not.toHaveValue(''));
    await userEvent.clear(field);
    await userEvent.type(field, value);
  }
  await userEvent.click(form.getByRole('button', { name: 'Add Truck' }));
  return form;
};

const emirate = async (name: string) => {
  const form = await dialog();
  await userEvent.selectOptions(
    await form.findByRole('combobox', { name: 'Emirate or Country' }),
    name,
  );
};

export const Fresh: Story = {
  play: async () => {
    const form = await dialog();
    await waitFor(() => expect(form.getByRole('textbox', { name: 'Truck Number' })).toHaveFocus());
    await expect(form.getByRole('combobox', { name: 'Status' })).toHaveDisplayValue('Active');
    // Said once, by its label.
    await expect(form.getAllByText('Notes')).toHaveLength(1);
    await waitFor(() =>
      expect(form.getByRole('textbox', { name: 'Truck Number' })).toHaveValue('T-104'),
    );
    // What is typed replaces the proposal, which may come late.
    await userEvent.keyboard('T-900');
    await expect(form.getByRole('textbox', { name: 'Truck Number' })).toHaveValue('T-900');
    await userEvent.clear(form.getByRole('textbox', { name: 'Truck Number' }));
    await userEvent.click(form.getByRole('button', { name: 'Add Truck' }));
    await waitFor(() => expect(form.getAllByText('Required')).toHaveLength(1));
  },
};

export const Added: Story = {
  play: async ({ canvas }) => {
    await emirate('Dubai');
    await fill({
      'Truck Number': 'T-900',
      'Plate Code': 'm',
      'Plate Number': '777',
      'Fuel Tank (L)': '600.5',
    });
    // The notice moves out of the dialog as that closes.
    await waitFor(() => expect(screen.getByText(/ added$/)).toBeVisible());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await seen(canvas.findByRole('link', { name: 'T-900' }));
  },
};

export const NumberAndPlateTaken: Story = {
  play: async () => {
    await emirate('Abu Dhabi');
    const form = await fill({
      'Truck Number': 't-101',
      'Plate Code': '11',
      'Plate Number': '4567',
    });
    await expect(form.getByRole('img', { name: 'Abu Dhabi 11 4567' })).toBeVisible();
    await seen(form.findByText('T-101 already exists'));
    await seen(form.findByText('T-102 already has this number plate'));
  },
};

export const PlateWithoutEmirate: Story = {
  play: async () => {
    const form = await fill({ 'Truck Number': 'T-901', 'Plate Number': '77', Year: '20x' });
    await seen(form.findByText('Required'));
    await seen(form.findByText('Must be a whole number'));
  },
};

export const RefusedByServer: Story = {
  args: {
    api: {
      [POST]: fails('conflict', {
        serverMessage: 'There is already a truck T-902',
        errors: { truck_number: 'There is already a truck T-902' },
      }),
    },
  },
  play: async () => {
    const form = await fill({ 'Truck Number': 'T-902' });
    await seen(form.findByText(/Failed to add truck. Please check your input./));
    await expect(form.getByRole('textbox', { name: 'Truck Number' })).toHaveValue('T-902');
  },
};

export const OnAPhone: Story = { ...Fresh, globals: { viewport: { value: 'phone' } } };
