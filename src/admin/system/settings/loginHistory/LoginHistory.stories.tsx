import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';

import type { LoginEntry } from '../../../../domain/people/loginHistory.ts';
import { AdminStory } from '../../../../testing/AdminStory.tsx';
import { fails, hangs } from '../../../../testing/fakeApi.ts';
import { seen } from '../../../../testing/seen.ts';

const SETTINGS = '/admin/settings/settings.php';

const LOGINS: LoginEntry[] = [
  {
    id: 1,
    at: '2026-03-08T08:12:00Z',
    user_id: null,
    email: 'stranger@elsewhere.example',
    outcome: 'wrong_password',
    method: 'password',
    device: 'Firefox on Linux',
    ip: '203.0.113.9',
  },
  {
    id: 2,
    at: '2026-03-09T21:30:00Z',
    user_id: 2,
    email: 'fleet@qafila.example',
    outcome: 'success',
    method: 'password',
    device:
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36',
    ip: '10.0.0.7',
  },
];

const meta = {
  title: 'Settings/Login history',
  component: AdminStory,
  args: { path: '/admin/settings/login-history', role: 'Super Admin', login_history: LOGINS },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof AdminStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filtered: Story = {
  play: async ({ canvas }) => {
    const row = await canvas.findByRole('row', { name: /fleet@qafila.example/ });
    await expect(within(row).getByText('Chrome 141 on Windows')).toBeVisible();
    // 21:30 in UTC is the next day in Dubai.
    await expect(within(row).getByText('2026-03-10 01:30')).toBeVisible();
    await expect(canvas.queryByRole('columnheader', { name: 'Actions' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Filters' }));
    await userEvent.click(await screen.findByRole('radio', { name: 'Wrong password' }));
    await waitFor(() =>
      expect(canvas.queryByRole('row', { name: /fleet@qafila.example/ })).toBeNull(),
    );
    await seen(canvas.findByText('203.0.113.9'));
  },
};

/** As of a server that keeps no address of a user who is gone. */
export const WithoutAddress: Story = {
  args: {
    login_history: [
      ...LOGINS,
      { ...LOGINS[0], id: 3, at: '2026-03-07T08:12:00Z', email: null, device: null } as never,
    ],
  },
  play: async ({ canvas }) => {
    await seen(canvas.findByText('2026-03-07 12:12'));
    await userEvent.click(canvas.getByRole('button', { name: 'Filters' }));
    await screen.findByRole('radio', { name: 'stranger@elsewhere.example' });
    await expect(screen.queryByRole('radio', { name: 'null' })).toBeNull();
  },
};

/** Beside the open sidebar every column has room. */
export const Whole: Story = {
  play: async ({ canvas }) => {
    const column = await seen(canvas.findByRole('columnheader', { name: 'IP address' }));
    const { right } = column.getBoundingClientRect();
    await expect(right).toBeLessThanOrEqual(document.documentElement.clientWidth);
    const frame = column.closest('table')?.parentElement;
    await expect(frame?.scrollWidth).toBeLessThanOrEqual(frame?.clientWidth ?? 0);
  },
};

export const NotOffered: Story = {
  args: { api: { [`GET ${SETTINGS}`]: fails('notFound', { status: 404 }) } },
  play: async ({ canvas }) => {
    await seen(canvas.findByText(/^This server doesn’t store/));
    await expect(screen.queryByText('The login history could not be loaded.')).toBeNull();
  },
};

export const Empty: Story = {
  args: { login_history: [] },
  play: async ({ canvas }) => {
    await seen(canvas.findByText('No sign-ins yet'));
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' }, theme: 'dark' },
  play: async ({ canvas }) => {
    await seen(canvas.findByText('stranger@elsewhere.example'));
    await expect(canvas.queryByRole('button', { name: /^Details/ })).toBeNull();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  },
};

export const Loading: Story = {
  args: { api: { [`GET ${SETTINGS}`]: hangs } },
  play: async ({ canvas }) => {
    await seen(canvas.findByRole('heading', { level: 1, name: 'Login history' }));
    await expect(canvas.queryByText('No sign-ins yet')).toBeNull();
  },
};

export const Failed: Story = {
  args: { api: { [`GET ${SETTINGS}`]: fails('network') } },
  play: async ({ canvas }) => {
    await seen(canvas.findByRole('button', { name: 'Try again' }));
    await expect(canvas.queryByText(/ of \d/)).toBeNull();
  },
};
