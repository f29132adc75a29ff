import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';

import { AdminStory } from '../../../testing/AdminStory.tsx';
import { fails, hangs } from '../../../testing/fakeApi.ts';
import { seen } from '../../../testing/seen.ts';

const LIST = 'GET /api/fleet/trailers/trailers.php';

const meta = {
  title: 'Fleet/Trailers/Pages',
  component: AdminStory,
  args: { path: '/fleet/trailers/1/show' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof AdminStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Shown: Story = {
  play: async ({ canvas }) => {
    await seen(canvas.findByRole('heading', { level: 1, name: 'TR-201' }));
    await seen(canvas.findByText('Refrigerated'));
    await expect(canvas.getByText('−20°C … −15°C')).toBeVisible();
    await expect(canvas.getByText('No plate')).toBeVisible();
    await seen(canvas.findByRole('link', { name: 'Ahmed Khan' }));
    await seen(canvas.findByRole('link', { name: 'T-101' }));
  },
};

export const ShownInTheDark: Story = {
  ...Shown,
  globals: { theme: 'dark', viewport: { value: 'phone' } },
};

export const Gone: Story = {
  args: { path: '/fleet/trailers/999/show' },
  play: async ({ canvas }) => {
    await seen(canvas.findByRole('heading', { name: 'This trailer no longer exists' }));
    await expect(canvas.getByRole('link', { name: 'Back to Trailers' })).toBeVisible();
  },
};

export const ShowFailed: Story = {
  args: { api: { [LIST]: fails('nonJson') } },
  play: async ({ canvas }) => {
    await seen(canvas.findByText('Could not load trailers. Please try again later.'));
  },
};

export const Loading: Story = {
  args: { api: { [LIST]: hangs } },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('progressbar', { name: 'Loading...' })).toBeVisible(),
    );
    await expect(canvas.getByRole('status', { name: 'Loading' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Delete' })).toBeDisabled();
  },
};

export const Edited: Story = {
  args: { path: '/fleet/trailers/1' },
  play: async ({ canvas }) => {
    const lowest = await canvas.findByRole('textbox', { name: 'Lowest Temperature (°C)' });
    await userEvent.clear(lowest);
    await userEvent.type(lowest, '-22.5');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await seen(screen.findByText(/ updated$/));
    await seen(canvas.findByText('−22.5°C … −15°C'));
  },
};

export const EditGone: Story = {
  args: { path: '/fleet/trailers/999' },
  play: async ({ canvas }) => {
    await seen(canvas.findByRole('heading', { name: 'This trailer no longer exists' }));
    await expect(canvas.getByRole('link', { name: 'Back to Trailers' })).toBeVisible();
  },
};
