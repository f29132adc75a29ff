import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';

import { ApiError } from '../../../dataProvider/apiError.ts';
import { AdminStory } from '../../../testing/AdminStory.tsx';
import { manyDrivers } from '../../../testing/builders.ts';
import { hangs } from '../../../testing/fakeApi.ts';
import { seen, seenInDarkMode } from '../../../testing/seen.ts';

/** The server refuses the first deletion and accepts the second. */
function refusesOnce() {
  let calls = 0;
  return () => {
    calls += 1;
    if (calls === 1)
      throw new ApiError('refused', { serverMessage: 'He still has a fine to pay.' });
    return { success: true };
  };
}

function signsOutAtSecond() {
  let calls = 0;
  return () => {
    calls += 1;
    if (calls === 2) throw new ApiError('unauthorized', { status: 401 });
    return undefined;
  };
}

const meta = {
  title: 'Fleet/Drivers/List',
  component: AdminStory,
  args: { path: '/fleet/drivers' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof AdminStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  play: async ({ canvas }) => {
    await seen(canvas.findByRole('link', { name: 'Ahmed Khan' }));
    const row = canvas.getByRole('row', { name: /Bilal Hussain/ });
    await expect(within(row).getByText('in 3 days')).toBeVisible();
    const late = canvas.getByRole('row', { name: /Chandran Pillai/ });
    await expect(within(late).getByText('2 days ago')).toBeVisible();
    // Each row has one line below it, from its first cell to the actions.
    const lines = within(row)
      .getAllByRole('cell')
      .map((cell) => getComputedStyle(cell))
      .map((style) => [style.borderBottom, style.boxShadow, style.backgroundImage].join());
    await expect(new Set(lines).size).toBe(1);
    const headers = canvas.getAllByRole('columnheader').map((header) => header.textContent.trim());
    await expect(headers.filter(Boolean)).toEqual([
      'Name',
      'ID',
      'UAE #',
      'Status',
      'Gatepass Expiry',
      'Road Permit Expiry',
      'Actions',
    ]);
  },
};

export const FiltersInArabic: Story = {
  globals: { language: 'ar' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'عوامل التصفية' }));
    const companies = within(await screen.findByRole('group', { name: 'الشركة' }));
    await companies.findByRole('radio', { name: 'خط الخليج للشحن' });
    await expect(
      companies.getAllByRole('radio').map(({ parentElement: p }) => p?.textContent),
    ).toEqual(['الكل', 'خط الخليج للشحن', 'Al Noor Transport']);
  },
};

/** What expires within a number of days, whatever the setting for 'Expiring soon'. */
export const DueWithinDays: Story = {
  play: async ({ canvas }) => {
    await seen(canvas.findByRole('link', { name: 'Ahmed Khan' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Filters' }));
    const filters = within(await screen.findByRole('dialog', { name: 'Filters' }));
    const days = await filters.findByRole('textbox', { name: 'Gatepass due within days' });
    await userEvent.type(days, 'x');
    await expect(await filters.findByText('Must be a whole number')).toBeVisible();
    await userEvent.clear(days);
    await userEvent.type(days, '3');
    await seen(canvas.findByText('1 driver'));
    // The rows may be drawn anew between finding and looking.
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Bilal Hussain' })).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await userEvent.click(
      canvas.getByRole('button', { name: /^Remove.*Gatepass due within 3 days/ }),
    );
    await seen(canvas.findByText('6 drivers'));

    await userEvent.click(canvas.getByRole('button', { name: 'Filters' }));
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Any expiry due within 60 days' }),
    );
    await seen(canvas.findByText('3 drivers'));
    await userEvent.click(
      within(canvas.getByRole('group', { name: 'Any expiry' })).getByRole('radio', {
        name: 'Expired',
      }),
    );
    await seen(canvas.findByText('1 driver'));
    await seen(canvas.findByRole('button', { name: /^Remove.*Any expiry: Expired/ }));
  },
};

export const Empty: Story = {
  args: { drivers: [] },
  play: async ({ canvas }) => {
    await seen(canvas.findByText('No drivers found'));
    await expect(canvas.getByText('Get started by adding your first driver.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Add First Driver' })).toBeVisible();
  },
};

export const Loading: Story = {
  args: {
    api: { 'GET /api/fleet/drivers.php': hangs, 'GET /api/fleet/drivers/summary.php': hangs },
  },
  play: async ({ canvas }) => {
    const figures = await canvas.findByRole('region', { name: 'Driver figures' });
    await expect(within(figures).getAllByText('–')).toHaveLength(4);
  },
};

const failing = fn<() => undefined>();

/** One failure has one retry, which reloads list and figures; an export reports the same. */
export const Failed: Story = {
  args: { api: { 'GET /api/fleet/drivers.php': failing } },
  beforeEach: () => {
    failing.mockReset();
    failing.mockImplementation(() => {
      throw new ApiError('network');
    });
  },
  play: async ({ canvas }) => {
    await seen(canvas.findByText('Could not load drivers. Please try again later.'));
    await expect(screen.getAllByRole('alert')).toHaveLength(1);
    await userEvent.click(canvas.getByRole('button', { name: 'List options' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Export' }));
    await seen(
      screen.findByText(/^Could not load drivers. Please try again later. The server could not be/),
    );
    failing.mockImplementation(() => undefined);
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await seen(canvas.findByRole('link', { name: 'Ahmed Khan' }));
    const figures = canvas.getByRole('region', { name: 'Driver figures' });
    await waitFor(() => expect(figures).toHaveTextContent(/\dTotal Drivers/));
  },
};

export const SummaryFailed: Story = {
  args: {
    faults: { 'GET /api/fleet/drivers/summary.php': { kind: 'status', status: 500, times: 1 } },
  },
  play: async ({ canvas }) => {
    await seen(canvas.findByText('Could not load summary stats.'));
    await seen(canvas.findByRole('link', { name: 'Ahmed Khan' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await seen(canvas.findByRole('link', { name: '6 Total Drivers' }));
    await expect(canvas.queryByText('Could not load summary stats.')).toBeNull();
  },
};

export const Refused: Story = {
  args: { role: 'Diesel Manager' },
  play: async ({ canvas }) => {
    await seen(canvas.findByText(/permission/i));
    await expect(canvas.queryByText('Ahmed Khan')).toBeNull();
  },
};

export const NothingMatches: Story = {
  play: async ({ canvas }) => {
    const search = await canvas.findByPlaceholderText('Search by name, ID or phone');
    await userEvent.type(search, 'zzz');
    await seen(canvas.findByText('Nothing matches the search and filters.'));
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search and filters' }));
    await seen(canvas.findByRole('link', { name: 'Ahmed Khan' }));
  },
};

export const CutShort: Story = {
  args: { drivers: manyDrivers(1000) },
  play: async ({ canvas }) => {
    await seen(canvas.findByText(/Only the first 1,000/));
  },
};

export const BrokenRows: Story = {
  args: {
    api: {
      'GET /api/fleet/drivers.php': () => ({
        rows: [null, { id: '7', driver_id: 'D-7', name: 'Good Row', status: 'suspended' }, 'x'],
      }),
    },
  },
  play: async ({ canvas }) => {
    await seen(canvas.findByText('Good Row'));
    await expect(canvas.getByText('Suspended')).toBeVisible();
    await expect(canvas.getByText('2 records could not be read and are not shown.')).toBeVisible();
  },
};

/** Rows that cannot be read are not none. */
export const AllRowsBroken: Story = {
  args: { api: { 'GET /api/fleet/drivers.php': () => ({ rows: [null, 'x'] }) } },
  play: async ({ canvas }) => {
    await seen(canvas.findByText('2 records could not be read and are not shown.'));
    await expect(canvas.queryByText('No drivers found')).toBeNull();
    await expect(canvas.queryByRole('link', { name: 'Add First Driver' })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Add Driver' })).toBeVisible();
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Details of Ahmed Khan' }));
    await seen(canvas.findByText('أحمد خان'));
    await seen(canvas.findByRole('button', { name: 'Delete Ahmed Khan (D-1001)' }));
    const [phone] = await canvas.findAllByRole('link', { name: /^\+971/ });
    await expect(phone).toHaveAttribute('href', expect.stringMatching(/^tel:\+971\d+$/));
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  },
};

/** The sheet with the filters says how many drivers it leads back to. */
export const FilteredOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Filters' }));
    await userEvent.click(await canvas.findByRole('radio', { name: 'On vacation' }));
    await userEvent.click(await canvas.findByRole('button', { name: /^Show \d drivers?$/ }));
    await waitFor(() => expect(canvas.queryByRole('radio', { name: 'On vacation' })).toBeNull());
  },
};

/** As narrow as with a text of 400 %. */
export const Narrow: Story = {
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    const [renew] = await canvas.findAllByRole('button', { name: /^Renew/ });
    const card = renew?.closest('li')?.getBoundingClientRect();
    await expect(renew?.getBoundingClientRect().right).toBeLessThanOrEqual(card?.right ?? 0);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
};

/** On a tablet the list is a table, and its buttons have text. */
export const OnATablet: Story = {
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas }) => {
    await seen(canvas.findByRole('table'));
    await seen(canvas.findByText('Add Driver'));
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(900);
  },
};

export const SeveralSelected: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Select Ahmed Khan' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Bilal Hussain' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Set status' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'On vacation' }));
    await seen(screen.findByRole('dialog', { name: 'Set 2 drivers to “On vacation”?' }));
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Set status' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'On vacation' }));
    await seen(
      screen.findByText(/Ahmed Khan \(D-1001\), Bilal Hussain \(D-1002\) will have the status/),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Set to On vacation' }));
    await seen(screen.findByText('2 drivers updated'));
    const row = await canvas.findByRole('row', { name: /Ahmed Khan/ });
    await waitFor(() => expect(row).toHaveTextContent('On vacation'));
  },
};

let goOn: () => void;
const holdsSecond = () => {
  const held = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  let calls = 0;
  return async () => {
    calls += 1;
    if (calls === 2) await held;
    return undefined;
  };
};

/** What is done stays, and the rest stays selected. */
export const BulkStatusEnded: Story = {
  args: { api: { 'PUT /fleet/drivers/index.php': holdsSecond() } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Select all' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Set status' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'On vacation' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Set to On vacation' }));
    const question = within(screen.getByRole('dialog'));
    await seen(question.findByText(/^1 of \d+$/));
    await seen(question.findByRole('progressbar'));
    await userEvent.click(question.getByRole('button', { name: 'Cancel' }));
    goOn();
    await seen(screen.findByText(/^[12] of \d+ done\. The rest are still selected\.$/));
  },
};

export const AllSelected: Story = {
  args: { drivers: manyDrivers(600) },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Select all' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Select all 600 drivers' }));
    await seen(canvas.findByText('600 drivers selected'));
    // However far the list is scrolled, its head and what can be done with the selection stay in sight.
    window.scrollTo(0, 500);
    const bar = canvas.getByText('600 drivers selected').getBoundingClientRect();
    const head = canvas.getByRole('columnheader', { name: 'Name' }).getBoundingClientRect();
    await waitFor(() => expect(window.scrollY).toBe(500));
    await expect(bar.top).toBeGreaterThan(0);
    await expect(head.top).toBeGreaterThan(bar.top);
    await expect(head.bottom).toBeLessThan(200);
    await expect(screen.queryByText(/Only the first/)).toBeNull();
  },
};

export const BulkDeleteHalfDone: Story = {
  args: { api: { 'DELETE /api/fleet/drivers.php': refusesOnce() } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Select Ahmed Khan' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Bilal Hussain' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete' }));
    const question = await seen(screen.findByRole('dialog', { name: 'Delete 2 drivers?' }));
    await expect(question).toHaveTextContent('Ahmed Khan (D-1001), Bilal Hussain (D-1002)');
    await userEvent.click(screen.getByRole('button', { name: 'Delete 2 drivers' }));
    await seen(screen.findByText(/1 of 2 done. The rest are still selected/));
  },
};

/** What is done is said, also where the session ends in the middle. */
export const BulkSignedOut: Story = {
  args: { api: { 'PUT /fleet/drivers/index.php': signsOutAtSecond() } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Select all' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Set status' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'On vacation' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Set to On vacation' }));
    await seen(screen.findByText(/^1 of \d+ done\. The rest are still selected\.$/));
  },
};

let answered: Promise<void>;
let answer: () => void;

/** A list of 9,000, of which those on vacation, and all at once, are long in coming. */
const long: Story = {
  args: {
    lists: { 'fleet/drivers': 9000 },
    api: {
      'GET /api/fleet/drivers.php': async ({ query = {} }) => {
        const { filter, range, counts } = query;
        if (counts) return { counts: {} };
        if (range === '[0,999]' || String(filter).includes('vacation')) await answered;
        return { rows: manyDrivers(25), total: 9000 };
      },
    },
  },
  beforeEach: () => {
    answered = new Promise((resolve) => {
      answer = resolve;
    });
  },
};

/** Until those that are asked for have come, the others are faint. */
export const LongListNarrowed: Story = {
  ...long,
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('table');
    const busy = () => table.closest('[aria-busy]')?.getAttribute('aria-busy');
    await expect(busy()).toBe('false');
    await userEvent.click(canvas.getByRole('button', { name: 'Filters' }));
    await userEvent.click(await screen.findByRole('radio', { name: 'On vacation' }));
    await waitFor(() => expect(busy()).toBe('true'));
    answer();
    await waitFor(() => expect(busy()).toBe('false'));
  },
};

/** A question about those that are selected ends the selection of more. */
export const LongListAsked: Story = {
  ...long,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Select all' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Select all 9,000 drivers' }));
    await seen(canvas.findByRole('button', { name: 'Cancel' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }));
    await seen(screen.findByRole('dialog', { name: 'Delete 25 drivers?' }));
    await expect(canvas.getByText('Select all 9,000 drivers')).toBeInTheDocument();
    answer();
  },
};

export const Dark: Story = {
  globals: { theme: 'dark' },
  play: async ({ canvas }) => {
    await seenInDarkMode(canvas.findByRole('link', { name: 'Ahmed Khan' }));
  },
};

/** However far the list is scrolled, its head and the bar for what is selected stay below the top bar. */
export const HeadStaysInSight: Story = {
  args: { drivers: manyDrivers(60) },
  play: async ({ canvas }) => {
    const boxes = await canvas.findAllByRole('checkbox', { name: /^Select / });
    await waitFor(() => expect(boxes[0]?.closest('[data-fits]')).not.toBeNull());
    window.scrollTo(0, 500);
    await userEvent.click(boxes[15]!);
    const bar = await seen(canvas.findByText('1 driver selected'));
    const [head] = canvas.getAllByRole('columnheader');
    for (const one of [bar, head]) {
      await expect(one?.getBoundingClientRect().top).toBeGreaterThan(50);
      await expect(one?.getBoundingClientRect().top).toBeLessThan(120);
    }
  },
};
