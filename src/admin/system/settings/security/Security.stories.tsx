import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';

import { fails, hangs } from '../../../../testing/fakeApi.ts';
import { seen } from '../../../../testing/seen.ts';
import { SettingsStory } from '../testing/SettingsStory.tsx';

const SETTINGS = '/admin/settings/settings.php';

const setup = {
  enabled: true,
  secret: 'C4435E7EAAADDD5A',
  otpauth_url: 'otpauth://totp/Qafila:fleet?secret=C4435E7EAAADDD5A&issuer=Qafila',
  recovery_codes: ['09a5eef5d0', 'eec8924dea', '880716545f'],
};

const meta = {
  title: 'System/Settings/Security',
  component: SettingsStory,
  args: { path: '/admin/settings/security' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof SettingsStory>;

export default meta;
type Story = StoryObj<typeof meta>;

let isOn = false;

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
  args: { api: { [`PUT ${SETTINGS}`]: () => ({ success: true, data: setup }) } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('switch', { name: toggle }));
    await seen(screen.findByText('Two-factor authentication enabled'));
    await seen(canvas.findByRole('img', { name: 'QR code for an authenticator app' }));
    await expect(canvas.getByText('880716545f')).toBeVisible();
    await userEvent.click(canvas.getByRole('switch', { name: toggle }));
    await seen(screen.findByText('Two-factor authentication disabled'));
    await expect(canvas.queryByText('880716545f')).toBeNull();
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
    await seen(canvas.findByText('This server does not offer that function.'));
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
  beforeEach: () => {
    isOn = false;
  },
  args: {
    api: {
      [`GET ${SETTINGS}`]: () => ({ success: true, data: { two_factor_enabled: isOn } }),
      [`PUT ${SETTINGS}`]: (request) => {
        isOn = true;
        return fails('timeout')(request);
      },
    },
  },
  play: async ({ canvas }) => {
    const control = await canvas.findByRole('switch', { name: toggle });
    await userEvent.click(control);
    await seen(screen.findByText(/^Error updating two-factor authentication/));
    await waitFor(() => expect(control).toBeChecked());
  },
};

export const PasswordRefused: Story = {
  args: {
    api: {
      [`PUT ${SETTINGS}`]: fails('invalid', {
        status: 422,
        errors: { currentPassword: 'The current password is not right' },
      }),
    },
  },
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
