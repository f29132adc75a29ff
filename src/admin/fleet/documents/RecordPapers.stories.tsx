import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';

import { AdminStory } from '../../../testing/AdminStory.tsx';
import { fails } from '../../../testing/fakeApi.ts';
import { seen } from '../../../testing/seen.ts';
import { DOCUMENT_CALLS, documentServer } from './testing/documentServer.ts';

const meta = {
  title: 'Fleet/Documents/On a record',
  component: AdminStory,
  args: { path: '/fleet/drivers/1/show' },
  render: (args) => <AdminStory {...args} api={{ ...documentServer(), ...args.api }} />,
} satisfies Meta<typeof AdminStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OfADriver: Story = {
  play: async ({ canvas }) => {
    await seen(canvas.findByRole('link', { name: 'Driving licence D-1001' }));
    await expect(canvas.getByText('2 days ago')).toBeVisible();
    await userEvent.click(canvas.getByText('1 superseded'));
    const old = canvas.getByRole('group');
    await seen(within(old).findByRole('link', { name: 'Port gate pass D-1001' }));
    await expect(within(old).queryByRole('button', { name: /Renew/ })).toBeNull();
  },
};

export const UploadForThem: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Upload' }));
    const dialog = await screen.findByRole('dialog', { name: 'Upload Document' });
    await seen(within(dialog).findByDisplayValue('Ahmed Khan'));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await seen(canvas.findByRole('link', { name: 'Driving licence D-1001' }));
  },
};

export const None: Story = {
  args: { path: '/fleet/drivers/2/show' },
  play: async ({ canvas }) => {
    await seen(canvas.findByText('No documents yet.'));
  },
};

export const NotOffered: Story = {
  args: { api: { [DOCUMENT_CALLS.list]: fails('notFound', { status: 404 }) } },
  play: async ({ canvas }) => {
    await seen(canvas.findByText('This server does not offer that function.'));
    await seen(canvas.findByRole('heading', { level: 1, name: 'Ahmed Khan' }));
  },
};
