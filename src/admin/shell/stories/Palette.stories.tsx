import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';

import { AdminStory, type AdminStoryProps } from '../../../testing/AdminStory.tsx';
import { fails, hangs } from '../../../testing/fakeApi.ts';
import { seen, seenInDarkMode } from '../../../testing/seen.ts';

const open = async () => {
  await seen(screen.findByRole('button', { name: /^Search/ }));
  await userEvent.keyboard('{Control>}k{/Control}');
  return seen(screen.findByRole('combobox', { name: 'Search pages, records and actions' }));
};

const options = () => screen.getAllByRole('option').map((option) => option.textContent);

const meta = {
  title: 'Shell/Command palette',
  component: AdminStory,
  args: { path: '/fleet/dashboard' } satisfies AdminStoryProps,
} satisfies Meta<typeof AdminStory>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The pages and actions that the role may open, and no others. */
export const Open: Story = {
  play: async () => {
    await open();
    await expect(screen.getByRole('group', { name: 'Pages' })).toBeVisible();
    await expect(options()).toEqual(
      expect.arrayContaining(['DriversFleet', 'Import Trucks', 'Sign out']),
    );
    await expect(screen.queryByRole('option', { name: /Settings|Import Documents/ })).toBeNull();
    await waitFor(() =>
      expect(document.querySelectorAll('[role=option].Mui-focused')).toHaveLength(1),
    );
  },
};

export const SuperAdmin: Story = {
  args: { role: 'Super Admin', path: '/admin/settings' },
  play: async () => {
    await open();
    await expect(options()).toContain('Fleet OverviewAdministration');
    await expect(options()).not.toContain('Add Driver');
  },
};

/** A record found by its number; Enter opens it, and next time it is offered first. */
export const FindsRecords: Story = {
  play: async () => {
    const input = await open();
    await userEvent.type(input, 'd-1002');
    await seen(screen.findByRole('option', { name: 'Bilal Hussain D-1002' }));
    await seen(screen.findByText('1 result'));
    await userEvent.keyboard('{Enter}');
    await seen(screen.findByRole('heading', { level: 1, name: /Bilal Hussain/ }));
    await expect(screen.queryByRole('combobox', { name: /Search pages/ })).toBeNull();
    await open();
    await waitFor(() => expect(options()[0]).toBe('Bilal HussainD-1002'));
    await expect(screen.getByRole('group', { name: 'Recent' })).toBeVisible();
  },
};

/** A list with matching filters, and vehicles with plate and driver. */
export const FindsLists: Story = {
  play: async () => {
    const input = await open();
    await userEvent.type(input, 'overdue');
    const lists = within(await seen(screen.findByRole('group', { name: 'Lists' })));
    await waitFor(() =>
      expect(
        lists
          .getAllByRole('option')
          .slice(0, 4)
          .map((list) => list.textContent),
      ).toEqual([
        'Drivers: Expired (Any expiry)',
        'Trucks: Expired (Any expiry)',
        'Trailers: Expired (Any expiry)',
        'Documents: Expired (State)',
      ]),
    );
    // Only the first are listed, which is said.
    await expect(lists.getByText(/^8 of \d\d$/)).toBeVisible();
    await userEvent.clear(input);
    await userEvent.type(input, 't-101');
    await seen(screen.findByRole('option', { name: /^T-101 .+ · \w+/ }));
    await userEvent.clear(input);
    await userEvent.type(input, 'vacation{Enter}');
    await seen(screen.findByRole('heading', { level: 1, name: 'Drivers' }));
    await seen(screen.findByRole('button', { name: /On vacation/ }));
  },
};

/** What to do, not only what there is. */
export const FindsVerbs: Story = {
  play: async () => {
    const input = await open();
    await userEvent.type(input, 'assign');
    await seen(screen.findByRole('option', { name: 'Assign vehicles without a driver' }));
    await userEvent.clear(input);
    await userEvent.type(input, 'renew bilal');
    await seen(screen.findByRole('option', { name: 'Bilal Hussain D-1002' }));
    await userEvent.clear(input);
    await userEvent.type(input, 'renew{Enter}');
    await seen(screen.findByRole('tab', { name: /Expired/, selected: true }));
  },
};

/** Arrow keys move, Escape closes, and the focus returns. */
export const Keyboard: Story = {
  play: async () => {
    const button = await seen(screen.findByRole('button', { name: /^Search/ }));
    await userEvent.click(button);
    const input = await seen(screen.findByRole('combobox', { name: /Search pages/ }));
    await userEvent.keyboard('appearance{ArrowDown}');
    const [, second] = within(screen.getByRole('listbox')).getAllByRole('option');
    await expect(input).toHaveAttribute('aria-activedescendant', second?.id);
    await userEvent.keyboard('{Escape}');
    await waitFor(() =>
      expect(screen.queryByRole('combobox', { name: /Search pages/ })).toBeNull(),
    );
    await expect(button).toHaveFocus();
  },
};

export const NothingFound: Story = {
  play: async () => {
    await userEvent.type(await open(), 'zeppelin');
    await expect(await screen.findByText('No results for “zeppelin”')).toBeVisible();
    await expect(screen.queryByRole('listbox')).toBeNull();
  },
};

/** Pages and actions show before the records have loaded. */
export const RecordsLoading: Story = {
  args: { path: '/fleet/documents', api: { 'GET /api/fleet/drivers.php': hangs } },
  play: async () => {
    await open();
    await expect(screen.getByText('Loading records…')).toBeVisible();
    await expect(options()).toContain('DriversFleet');
  },
};

let answer: () => void;
let answered: Promise<void>;

/** A list too long to be read whole is searched by the server: until it has answered, nothing is said of its records. */
export const LongList: Story = {
  args: {
    path: '/fleet/calendar',
    lists: { 'fleet/drivers': 50_000 },
    api: {
      'GET /api/fleet/drivers.php': async ({ query }) => {
        const typed = String(query?.['filter'] ?? '');
        if (typed.includes('zeppelin')) await answered;
        return { rows: [], total: typed.includes('zeppelin') ? 0 : 50_000 };
      },
    },
  },
  beforeEach: () => {
    answered = new Promise((resolve) => {
      answer = resolve;
    });
  },
  play: async () => {
    const input = await open();
    await waitFor(() => expect(screen.queryByText('Loading records…')).toBeNull());
    await userEvent.type(input, 'zeppelin');
    await expect(await screen.findAllByText('Loading records…')).toHaveLength(2);
    answer();
    await expect(await screen.findByText('No results for “zeppelin”')).toBeVisible();
    await expect(screen.getByText('0 results')).toBeVisible();
  },
};

export const RecordsFailed: Story = {
  args: { path: '/fleet/documents', api: { 'GET /api/fleet/drivers.php': fails('network') } },
  play: async () => {
    await open();
    await expect(
      await screen.findByText(/Not everything could be searched: Drivers/),
    ).toBeVisible();
  },
};

/** What the server did not send could not be searched either. */
export const RecordsCut: Story = {
  args: {
    path: '/fleet/documents',
    api: { 'GET /api/fleet/drivers.php': () => ({ rows: [], total: 7 }) },
  },
  play: async () => {
    await open();
    await seen(screen.findByText(/Not everything could be searched: Drivers/));
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await userEvent.click(await seen(screen.findByRole('button', { name: /^Search/ })));
    await seen(screen.findByRole('combobox', { name: /Search pages/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() =>
      expect(screen.queryByRole('combobox', { name: /Search pages/ })).toBeNull(),
    );
  },
};

export const Dark: Story = {
  globals: { theme: 'dark' },
  play: async () => {
    await open();
    await seenInDarkMode(screen.findByRole('option', { name: /^Sign out/ }));
  },
};
