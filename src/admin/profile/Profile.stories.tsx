import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';

import { session } from '../../session/index.ts';
import { AdminStory } from '../../testing/AdminStory.tsx';
import { fails, hangs, type FakeApi } from '../../testing/fakeApi.ts';
import { picture } from '../../testing/files.ts';
import { seen } from '../../testing/seen.ts';

const upload = fn<FakeApi[string]>();

const meta = {
  title: 'Account/Profile',
  component: AdminStory,
  args: {
    path: '/fleet/profile',
    api: { 'POST /api/users/upload_avatar.php': upload },
  },
  beforeEach: () => {
    upload.mockReset();
    upload.mockResolvedValue({
      success: true,
      avatar: 'data:image/gif;base64,R0lGODlhAQABAAAAACw=',
    });
  },
} satisfies Meta<typeof AdminStory>;

export default meta;
type Story = StoryObj<typeof meta>;

const choose = async (file: File) => {
  const input = await screen.findByLabelText('Change Avatar', { selector: 'input' });
  await userEvent.upload(input, file, { applyAccept: false });
};

const photo = async (name = 'me.jpg') => new File([await picture('image/jpeg', 1600)], name);

const facts = async (...values: string[]) => {
  await seen(screen.findByRole('heading', { level: 1, name: 'Profile' }));
  const list = await screen.findAllByRole('definition');
  await expect(list.map(({ textContent }) => textContent)).toEqual(values);
};

export const FleetManager: Story = {
  play: () => facts('Omar Haddad', 'fleet@qafila.example', 'OCGLT', 'Fleet Manager'),
};

export const SuperAdmin: Story = {
  args: { path: '/admin/profile', role: 'Super Admin' },
  play: async () => {
    await seen(screen.findByRole('heading', { level: 1, name: 'Profile' }));
    session.updateUser({ branch: null });
    await waitFor(() => facts('Omar Haddad', 'fleet@qafila.example', '—', 'Super Admin'));
  },
};

export const DieselManager: Story = {
  args: { path: '/diesel/profile', role: 'Diesel Manager' },
  play: () => facts('Omar Haddad', 'fleet@qafila.example', 'OCGLT', 'Diesel Manager'),
};

export const AnyOtherRole: Story = {
  args: { path: '/profile', role: 'Auditor' },
  play: () => facts('Omar Haddad', 'fleet@qafila.example', 'OCGLT', 'Auditor'),
};

/** Every role has its own; a phone's top bar has no room for the choice of light and dark. */
export const PreferencesOnAPhone: Story = {
  args: { path: '/profile', role: 'Auditor' },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const preferences = within(await seen(screen.findByRole('region', { name: 'Preferences' })));
    const reset = preferences.getByRole('button', { name: 'Reset to defaults' });
    await userEvent.click(preferences.getByRole('radio', { name: 'Dark' }));
    await waitFor(() => expect(document.documentElement.dataset['mode']).toBe('dark'));
    await userEvent.click(preferences.getByRole('radio', { name: 'Comfortable' }));
    await waitFor(() => expect(document.documentElement.dataset['density']).toBe('comfortable'));
    await userEvent.click(reset);
    await waitFor(() => expect(document.documentElement.dataset['mode']).toBeUndefined());
    await waitFor(() => expect(reset).toBeDisabled());
    await expect(screen.queryByRole('button', { name: 'Appearance' })).toBeNull();
  },
};

/** A server that lets only a Super Admin read the settings. */
export const SecurityRefused: Story = {
  args: { api: { 'GET /admin/settings/settings.php': fails('forbidden') } },
  play: async () => {
    await seen(screen.findByText('On this server only a Super Admin can see and change this.'));
    await expect(screen.queryByText('Couldn’t check 2FA status.')).toBeNull();
    await expect(screen.getByLabelText(/^Current password/)).toBeEnabled();
  },
};

/** The picture is shown at once, and the session has it only afterwards. */
export const Uploading: Story = {
  args: { api: { 'POST /api/users/upload_avatar.php': hangs } },
  play: async () => {
    await choose(await photo());
    await expect(await screen.findByRole('button', { name: 'Uploading...' })).toBeDisabled();
    const shown = await screen.findByRole('img', { name: 'Picture of Omar Haddad' });
    await expect(shown).toHaveAttribute('src', expect.stringMatching(/^blob:/));
    await expect(session.get()?.user.avatar).toBeNull();
  },
};

export const Changed: Story = {
  play: async () => {
    await choose(await photo());
    await seen(screen.findByText('Your picture has been changed.'));
    await expect(session.get()?.user.avatar).toMatch(/^data:image\/gif/);
    const sent = upload.mock.calls[0]?.[0].form?.get('avatar');
    const small = await createImageBitmap(sent as File);
    await expect([small.width, small.height]).toEqual([512, 338]);
    await expect(upload.mock.calls[0]?.[0].form?.get('user_id')).toBe('2');
  },
};

/** The old picture returns, the reason is said, and the same file can be chosen again. */
export const Failed: Story = {
  play: async () => {
    upload.mockImplementationOnce(fails('network'));
    const file = await photo();
    await choose(file);
    await seen(screen.findByText(/You still have the old one. The server could not be reached/));
    await expect(screen.queryByRole('img', { name: 'Picture of Omar Haddad' })).toBeNull();
    await expect(session.get()?.user.avatar).toBeNull();
    await choose(file);
    await seen(screen.findByText('Your picture has been changed.'));
  },
};

export const NotConfirmed: Story = {
  play: async () => {
    upload.mockResolvedValueOnce({ success: false });
    await choose(await photo());
    await seen(screen.findByText(/You still have the old one/));
    await expect(session.get()?.user.avatar).toBeNull();
  },
};

export const CallMissing: Story = {
  play: async () => {
    upload.mockImplementationOnce(fails('notFound'));
    await choose(await photo());
    await seen(screen.findByText(/doesn’t know this address/));
  },
};

export const WrongType: Story = {
  play: async () => {
    await choose(new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'me.png'));
    await seen(screen.findByText('This file isn’t one of: PNG, JPEG, GIF, WEBP'));
    await expect(upload).not.toHaveBeenCalled();
  },
};

const ONE_PIXEL = 'R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

/** A few bytes that would unfold to 1.6 GB. */
export const HugePicture: Story = {
  play: async () => {
    const gif = Uint8Array.from(atob(ONE_PIXEL), (byte) => byte.charCodeAt(0));
    new DataView(gif.buffer).setUint16(6, 20_000, true);
    new DataView(gif.buffer).setUint16(8, 20_000, true);
    await choose(new File([gif], 'me.gif'));
    await seen(screen.findByText('Larger than 64 megapixels'));
    await expect(upload).not.toHaveBeenCalled();
  },
};

export const DamagedPicture: Story = {
  play: async () => {
    await choose(new File([Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, 1, 2, 3)], 'me.jpg'));
    await seen(screen.findByText('This picture cannot be read. Choose another one.'));
    await expect(upload).not.toHaveBeenCalled();
  },
};

export const OnAPhone: Story = { ...FleetManager, globals: { viewport: { value: 'phone' } } };

export const Dark: Story = { ...Changed, globals: { theme: 'dark' } };
