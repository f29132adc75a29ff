import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';

import { AdminStory } from '../../../../testing/AdminStory.tsx';
import { fails, hangs } from '../../../../testing/fakeApi.ts';
import { seen } from '../../../../testing/seen.ts';

const SETTINGS = '/admin/settings/settings.php';

const meta = {
  title: 'System/Settings/Security',
  component: AdminStory,
  args: { path: '/admin/settings/security', role: 'Super Admin' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof AdminStory>;

export default meta;
type Story = StoryObj<typeof meta>;

const toggle = 'Ask for a code when I sign in';

export const Rules: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText(/^New password/), 'short');
    await userEvent.type(canvas.getByLabelText(/^Confirm new password/), 'shirt');
    await userEvent.click(canvas.getByRole('button', { name: 'Update password' }));
    await seen(canvas.findByText('Required'));
    await seen(canvas.findByText('Password must be at least 8 characters long'));
    await seen(canvas.findByText("New passwords don't match"));
  },
};

export const SetUp: Story = {
  args: { dialect: 'full' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('switch', { name: toggle }));
    await seen(screen.findByText('Two-factor authentication enabled'));
    await seen(canvas.findByRole('img', { name: 'QR code for an authenticator app' }));
    const codes = canvas.getAllByText(/^[0-9a-f]{10}$/);
    await expect(codes).toHaveLength(8);
    await expect(codes[0]).toBeVisible();
    await userEvent.click(canvas.getByRole('switch', { name: toggle }));
    await seen(screen.findByText('Two-factor authentication disabled'));
    await expect(codes[0]).not.toBeInTheDocument();
  },
};

/** A server that only stores the choice: there is nothing more to show. */
export const WithoutSecret: Story = {
  args: { theme: 'dark' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('switch', { name: toggle }));
    await seen(screen.findByText('Two-factor authentication enabled'));
    await expect(canvas.queryByText(/This is shown once/)).toBeNull();
  },
};

export const TurnedBack: Story = {
  args: { api: { [`PUT ${SETTINGS}`]: fails('network') } },
  play: async ({ canvas }) => {
    const control = await canvas.findByRole('switch', { name: toggle });
    await userEvent.click(control);
    await seen(screen.findByText(/^Error updating two-factor authentication/));
    await waitFor(() => expect(control).not.toBeChecked());
  },
};

export const NotOffered: Story = {
  args: { api: { [`GET ${SETTINGS}`]: fails('notFound', { status: 404 }) } },
  play: async ({ canvas }) => {
    await seen(canvas.findByText('Not available on this server.'));
    await expect(canvas.getByLabelText(/^Current password/)).toBeEnabled();
  },
};

export const OnAPhone: Story = {
  ...SetUp,
  globals: { viewport: { value: 'phone' } },
  args: { ...SetUp.args, theme: 'dark' },
};

export const Loading: Story = {
  args: { api: { [`GET ${SETTINGS}`]: hangs } },
  play: async ({ canvas }) => {
    await seen(canvas.findByRole('heading', { level: 2, name: 'Two-factor authentication' }));
    await expect(canvas.queryByRole('switch')).toBeNull();
  },
};

/** The answer was lost, and it was done all the same: the switch tells what holds. */
export const DoneThoughLost: Story = {
  args: { faults: { [`PUT ${SETTINGS}`]: { kind: 'drop', after: true } } },
  play: async ({ canvas }) => {
    const control = await canvas.findByRole('switch', { name: toggle });
    await userEvent.click(control);
    await seen(screen.findByText(/^Error updating two-factor authentication/));
    await waitFor(() => expect(control).toBeChecked());
  },
};

export const PasswordRefused: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText(/^Current password/), 'forgotten');
    await userEvent.type(canvas.getByLabelText(/^New password/), 'seven camels');
    await userEvent.type(canvas.getByLabelText(/^Confirm new password/), 'seven camels');
    await userEvent.click(canvas.getByRole('button', { name: 'Update password' }));
    await seen(canvas.findByText('The current password is not right'));
    await seen(screen.findByText(/^Failed to update password/));
    await expect(canvas.getByLabelText(/^New password/)).toHaveValue('seven camels');
  },
};
