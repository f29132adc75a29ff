import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';

import type { Token } from '../../../../../api/store/collections.ts';
import { AdminStory } from '../../../../testing/AdminStory.tsx';
import { fails, hangs, type FakeApi } from '../../../../testing/fakeApi.ts';
import { seen } from '../../../../testing/seen.ts';
import { STORY_TOKEN } from '../../../../testing/storyClient.ts';

const STATE = 'GET /admin/operations/operations.php';
const SESSIONS = '/admin/operations/sessions.php';

const now = Date.now();
const ago = (minutes: number) => new Date(now - minutes * 60_000).toISOString();
const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36';

const TOKENS: Token[] = [
  {
    id: 1,
    token: STORY_TOKEN,
    user_id: 2,
    created_at: ago(90),
    last_used_at: ago(1),
    device: CHROME,
    ip: '10.0.0.7',
  },
  {
    id: 2,
    token: 'other',
    user_id: 3,
    created_at: ago(3000),
    last_used_at: ago(600),
    device: CHROME,
    ip: '203.0.113.9',
  },
];

const meta = {
  title: 'Settings/Operations',
  component: AdminStory,
  args: {
    path: '/admin/settings/operations',
    role: 'Super Admin',
    dialect: 'full',
    tokens: TOKENS,
    login_history: [
      {
        id: 1,
        at: '2026-03-08T08:12:00Z',
        user_id: null,
        email: 'stranger@elsewhere.example',
        outcome: 'wrong_password',
        method: 'password',
        device: CHROME,
        ip: '203.0.113.9',
      },
    ],
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof AdminStory>;

export default meta;
type Story = StoryObj<typeof meta>;

const card = async (name: string) => within(await screen.findByRole('region', { name }));

export const Loaded: Story = {
  play: async ({ canvas }) => {
    await seen((await card('Server')).findByText('SQLite'));
    await seen((await card('Backups')).findByText(/^Last backup: \d/));
    const failed = await card('Failed sign-ins');
    await seen(failed.findByText(/12:12 from .*203/));
    await expect(failed.getByRole('link')).toHaveAttribute(
      'href',
      expect.stringMatching(/login-history.*failed/),
    );
    const own = await canvas.findByRole('row', { name: /Omar Haddad/ });
    const [cards, list] = [
      screen.getByRole('region', { name: 'Failed sign-ins' }),
      own.closest('table'),
    ].map((part) => Math.round(part?.getBoundingClientRect().right ?? 0));
    await expect(Math.abs((cards ?? 0) - (list ?? 0))).toBeLessThan(2);
    await expect(within(own).getByText('This session')).toBeVisible();
    await expect(within(own).queryByRole('button', { name: /^End/ })).toBeNull();
    await seen(canvas.findByRole('link', { name: 'Operations' }));
  },
};

export const EndingASession: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: /^End the session of .*Priya Nair/ }),
    );
    const question = within(await screen.findByRole('dialog', { name: /^End this session of/ }));
    await userEvent.click(question.getByRole('button', { name: 'End session' }));
    await seen(screen.findByText('Session ended'));
    await waitFor(() => expect(canvas.queryByRole('row', { name: /Priya Nair/ })).toBeNull());
  },
};

export const Refused: Story = {
  args: { api: { [`DELETE ${SESSIONS}`]: fails('forbidden', { status: 403 }) } },
  play: async ({ canvas }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: /^End the session of .*Priya Nair/ }),
    );
    await userEvent.click(await screen.findByRole('button', { name: 'End session' }));
    await seen(screen.findByText(/^You do not have permission/));
    await expect(await canvas.findByRole('row', { name: /Priya Nair/ })).toBeVisible();
  },
};

export const BackingUp: Story = {
  play: async () => {
    const backups = await card('Backups');
    await userEvent.click(await backups.findByRole('button', { name: 'Back up now' }));
    await seen(screen.findByText('Backup made'));
    await seen(backups.findByText(/^Last backup: .* · By hand · 4 MB$/));
    await userEvent.click(backups.getByText('Earlier backups (13)'));
    await expect(backups.getAllByRole('button', { name: /^Download the backup of/ })).toHaveLength(
      14,
    );
  },
};

export const BackupFailed: Story = {
  args: { faults: { 'POST /admin/operations/backups.php': { kind: 'status', status: 500 } } },
  play: async () => {
    const backups = await card('Backups');
    await userEvent.click(await backups.findByRole('button', { name: 'Back up now' }));
    await seen(backups.findByText(/^Failed to make a backup/));
  },
};

const state = fn<FakeApi[string]>();
const says = (backups: unknown) => ({
  success: true,
  data: { version: '0.1.0', database: { kind: 'PostgreSQL', bytes: 900_000 }, backups },
});

export const Empty: Story = {
  args: { login_history: [], api: { [STATE]: state } },
  beforeEach: () => {
    state.mockReset();
    state.mockResolvedValue(says([]));
  },
  play: async () => {
    await seen((await card('Backups')).findByText('No backup has been made yet.'));
    await seen((await card('Failed sign-ins')).findByText('No one has failed to sign in.'));
  },
};

/** The database is backed up by other means. */
export const OnPostgres: Story = {
  args: { api: { [STATE]: state } },
  beforeEach: () => {
    state.mockReset();
    state.mockResolvedValue(says(null));
  },
  play: async () => {
    const backups = await card('Backups');
    await seen(backups.findByText(/pg_dump/));
    await expect(backups.queryByRole('button')).toBeNull();
  },
};

/** A server of the contract says nothing about itself, so that the page is not offered either. */
export const NotOffered: Story = {
  args: { dialect: 'terse' },
  play: async ({ canvas }) => {
    await seen(canvas.findByText(/^This server can’t be run from here/));
    await expect(screen.queryByRole('region', { name: 'Backups' })).toBeNull();
    await expect(canvas.queryByRole('link', { name: 'Operations' })).toBeNull();
  },
};

export const Loading: Story = {
  args: { api: { [STATE]: hangs, [`GET ${SESSIONS}`]: hangs } },
  play: async ({ canvas }) => {
    await seen(canvas.findByRole('heading', { level: 1, name: 'Operations' }));
    await expect(screen.queryByRole('region', { name: 'Server' })).toBeNull();
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' }, theme: 'dark' },
  play: async ({ canvas }) => {
    await seen(canvas.findByText(/203\.0\.113\.9$/));
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  },
};
