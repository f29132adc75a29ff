import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';

import { AdminStory } from '../../testing/AdminStory.tsx';
import { fails } from '../../testing/fakeApi.ts';
import { seen } from '../../testing/seen.ts';

const PROFILE = 'GET /admin/companies/companies.php';

const meta = {
  title: 'Any page/Not found, no access, start',
  component: AdminStory,
} satisfies Meta<typeof AdminStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NotFound: Story = {
  args: { path: '/fleet/camels' },
  play: async ({ canvas }) => {
    await seen(canvas.findByRole('heading', { level: 1, name: 'Lost on the road?' }));
    await waitFor(() => expect(document.title).toBe('Page not found · Qafila'));
    await expect(canvas.getByRole('link', { name: 'Go Home' })).toHaveAttribute(
      'href',
      '/fleet/dashboard',
    );
    await expect(canvas.getByRole('link', { name: 'Contact Support' })).toHaveAttribute(
      'href',
      'mailto:support@qafila.example',
    );
    const box = canvas.getByRole('searchbox', { name: 'Search pages' });
    await userEvent.type(box, 'camel');
    await expect(canvas.getByText('No results for “camel”')).toBeVisible();
    await userEvent.clear(box);
    await userEvent.type(box, 'docu{Enter}');
    await seen(canvas.findByRole('heading', { level: 1, name: /^Documents/ }));
  },
};

/** The settings pages are found too, also by their other search words. */
export const NotFoundInTheSettings: Story = {
  args: { path: '/admin/settings/camels', role: 'Super Admin' },
  play: async ({ canvas }) => {
    const box = await canvas.findByRole('searchbox', { name: 'Search pages' });
    await expect(canvas.getByRole('link', { name: 'Login history' })).toBeVisible();
    await userEvent.type(box, '2fa');
    await expect(canvas.queryByRole('link', { name: 'Login history' })).toBeNull();
    await userEvent.type(box, '{Enter}');
    await seen(canvas.findByRole('heading', { level: 1, name: 'Security' }));
  },
};

export const NotFoundOnAPhone: Story = {
  args: { path: '/fleet/camels' },
  globals: { viewport: { value: 'phone' }, theme: 'dark' },
  play: async ({ canvas }) => {
    await seen(canvas.findByRole('heading', { level: 1 }));
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  },
};

export const NotFoundRightToLeft: Story = {
  args: { path: '/fleet/camels' },
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const heading = await seen(canvas.findByRole('heading', { level: 1 }));
    const road = heading.previousElementSibling;
    if (!road) throw new Error('There is no road.');
    const direction = () => getComputedStyle(road, '::after').backgroundImage.split(',')[0];
    await expect(direction()).toBe('repeating-linear-gradient(-90deg');
    document.documentElement.dir = 'ltr';
    await expect(direction()).toBe('repeating-linear-gradient(90deg');
  },
};

export const Refused: Story = {
  args: { path: '/admin/settings/users' },
  play: async ({ canvas }) => {
    await seen(canvas.findByText(/needs the permission ‘User management’/));
    await expect(canvas.getByText(/Ask your Super Admin/)).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Go Home' }));
    await expect(await canvas.findByRole('link', { current: 'page' })).toHaveTextContent(
      'Dashboard',
    );
  },
};

export const Welcome: Story = {
  args: { path: '/dashboard', role: 'Auditor' },
  play: async ({ canvas }) => {
    await seen(canvas.findByRole('heading', { level: 1, name: 'Welcome, Omar Haddad' }));
    await expect(canvas.getByText(/with the role ‘Auditor’/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Open your profile' })).toHaveAttribute(
      'href',
      '/profile',
    );
    await seen(canvas.findByText('How to reach Qafila Transport LLC:'));
    await expect(canvas.getByRole('link', { name: '+971 4 000 0000' })).toHaveAttribute(
      'href',
      'tel:+97140000000',
    );
    await expect(canvas.getByRole('link', { name: 'office@qafila.example' })).toHaveAttribute(
      'href',
      'mailto:office@qafila.example',
    );
  },
};

/** A server that keeps the company's profile to Super Admins: nothing is missed. */
export const WelcomeWithoutProfile: Story = {
  args: { path: '/dashboard', role: 'Auditor', api: { [PROFILE]: fails('forbidden') } },
  play: async ({ canvas }) => {
    await seen(canvas.findByText(/as soon as your Super Admin gives you access/));
    await expect(canvas.queryByText(/^How to reach/)).toBeNull();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

export const WelcomeForKnownRole: Story = {
  args: { path: '/dashboard', role: 'Diesel Manager' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { current: 'page' })).toHaveAttribute(
      'href',
      '/diesel/dashboard',
    );
  },
};

export const BareArea: Story = {
  args: { path: '/fleet' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { current: 'page' })).toHaveAttribute(
      'href',
      '/fleet/dashboard',
    );
  },
};

export const SettingsElsewhere: Story = {
  args: { path: '/dashboard/settings/users?page=2', role: 'Super Admin' },
  play: async ({ canvas }) => {
    const pages = await canvas.findByRole('navigation', { name: 'Settings pages' });
    await expect(within(pages).getByRole('link', { current: 'page' })).toHaveTextContent('Users');
  },
};

/** Logging out asks about unsaved text first, and the text stays if the user does. */
export const LogoutFromAForm: Story = {
  args: { path: '/fleet/drivers/2' },
  play: async ({ canvas }) => {
    const name = await canvas.findByRole('textbox', { name: 'Name' });
    await userEvent.type(name, ' Jr.');
    const logout = canvas.getByRole('button', { name: 'Logout' });
    await userEvent.click(logout);
    await userEvent.click(await screen.findByRole('button', { name: 'Keep editing' }));
    await expect(name).toHaveValue('Bilal Hussain Jr.');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(logout);
    const discard = await screen.findByRole('button', { name: 'Discard' });
    // A double click: the second comes before the router's answer to the first is drawn.
    discard.click();
    discard.click();
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Loading...'));
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
};
