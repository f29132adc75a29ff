import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';

import { AdminStory } from '../../../testing/AdminStory.tsx';
import { fails } from '../../../testing/fakeApi.ts';
import { seen } from '../../../testing/seen.ts';

const meta = {
  title: 'Fleet/Trailers/Add',
  component: AdminStory,
  args: { path: '/fleet/trailers/create' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof AdminStory>;

export default meta;
type Story = StoryObj<typeof meta>;

const dialog = async () => within(await screen.findByRole('dialog', { name: 'Add Trailer' }));

const choose = async (label: string, name: string) => {
  const form = await dialog();
  await userEvent.selectOptions(await form.findByRole('combobox', { name: label }), name);
};

const type = async (values: Record<string, string>) => {
  const form = await dialog();
  for (const [label, value] of Object.entries(values)) {
    const field = await form.findByRole('textbox', { name: label });
    // In place of what is proposed.
    if (label === 'Trailer Number') await waitFor(() => expect(field).not.toHaveValue(''));
    await userEvent.clear(field);
    await userEvent.type(field, value);
  }
  return form;
};

export const Fresh: Story = {
  play: async () => {
    const form = await dialog();
    await waitFor(() =>
      expect(form.getByRole('textbox', { name: 'Trailer Number' })).toHaveFocus(),
    );
    await expect(form.getByRole('combobox', { name: 'Load' })).toHaveDisplayValue('Empty');
    await expect(form.queryByText('Cooling')).toBeNull();
  },
};

export const OnlyRefrigeratedCool: Story = {
  play: async ({ canvas }) => {
    await choose('Type', 'Refrigerated');
    const form = await type({
      'Trailer Number': 'TR-900',
      'Lowest Temperature (°C)': '4',
      'Highest Temperature (°C)': '-18',
    });
    await userEvent.click(form.getByRole('button', { name: 'Add Trailer' }));
    await seen(form.findByText('Must not be below the lowest temperature'));
    await choose('Type', 'Flatbed');
    await waitFor(() => expect(form.queryByText('Cooling')).toBeNull());
    await userEvent.click(form.getByRole('button', { name: 'Add Trailer' }));
    // The notice moves out of the dialog as that closes.
    await waitFor(() => expect(screen.getByText(/ added$/)).toBeVisible());
    await seen(canvas.findByRole('link', { name: 'TR-900' }));
  },
};

export const NumberTaken: Story = {
  play: async () => {
    const form = await type({ 'Trailer Number': 'tr-201' });
    await userEvent.click(form.getByRole('button', { name: 'Add Trailer' }));
    await seen(form.findByText('TR-201 already exists'));
  },
};

/** What was typed can be copied; nothing that cannot work is offered any more. */
export const NotOffered: Story = {
  args: { api: { 'POST /api/fleet/trailers/trailers.php': fails('notOffered', { status: 405 }) } },
  play: async ({ canvas }) => {
    const form = await type({ 'Trailer Number': 'TR-902' });
    await userEvent.click(form.getByRole('button', { name: 'Add Trailer' }));
    const told = await form.findByRole('alert');
    await seen(form.findByText(/^Trailers can’t be added on this server/));
    await expect(told).toHaveAttribute('data-tone', 'info');
    await expect(within(told).getByRole('button', { name: 'Copy' })).toBeVisible();
    await expect(form.getByRole('textbox', { name: 'Trailer Number' })).toHaveValue('TR-902');
    await expect(form.queryByText(/try again/i)).toBeNull();
    await expect(screen.queryByText('Add Trailer', { selector: 'a, button, span' })).toBeNull();
    await expect(canvas.queryByRole('link', { name: 'Add Trailer' })).toBeNull();
  },
};
