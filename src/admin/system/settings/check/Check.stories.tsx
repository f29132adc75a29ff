import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';

import { AdminStory, type AdminStoryProps } from '../../../../testing/AdminStory.tsx';
import { fails } from '../../../../testing/fakeApi.ts';
import { seen, seenInDarkMode } from '../../../../testing/seen.ts';

const METRICS = 'GET /api/admin/stats.php';

const meta = {
  title: 'Settings/Check this API',
  component: AdminStory,
  args: { role: 'Super Admin', path: '/admin/settings/check' } satisfies AdminStoryProps,
} satisfies Meta<typeof AdminStory>;

export default meta;
type Story = StoryObj<typeof meta>;

const check = async () => userEvent.click(await screen.findByRole('button', { name: 'Check now' }));

const callRow = (name: RegExp) =>
  within(screen.getByRole('table', { name: 'Calls of the API' })).getByRole('row', { name });

/** What a server of the contract lacks comes first, with the pages that need it. */
export const OnAnotherServer: Story = {
  args: { dialect: 'foreign' },
  play: async () => {
    await check();
    await seen(screen.findByRole('table', { name: 'Calls of the API' }));
    const documents = callRow(/^GET \/api\/fleet\/documents/);
    await expect(documents).toHaveTextContent('Missing');
    await expect(documents).toHaveTextContent('Fleet: Documents');
    await expect(callRow(/^POST \/diesel.*export/)).toHaveTextContent(
      'not needed with this account',
    );
    await expect(callRow(/^POST \/admin\/users/)).toHaveTextContent('Not tried');
    const report = screen.getByRole('textbox', { name: 'Text for the people who run the API' });
    await expect(report).toHaveTextContent('Check of');
    await expect(screen.getByRole('button', { name: 'Copy as text' })).toBeVisible();
  },
};

export const WithFaults: Story = {
  args: {
    api: {
      [METRICS]: () => ({ hello: 'world' }),
      'GET /api/admin/assignments.php': fails('server'),
    },
  },
  play: async () => {
    await check();
    await seen(
      screen.findByText('without trucks.active_trucks', { exact: false, selector: 'small' }),
    );
    await expect(callRow(/stats\.php/)).toHaveTextContent('Different answer');
    await expect(callRow(/assignments\.php/)).toHaveTextContent('Failed');
  },
};

export const Stopped: Story = {
  args: { faults: { [METRICS]: { kind: 'hang', times: 0 } } },
  play: async () => {
    await check();
    await seen(screen.findByText(/Checking \d+ of \d+: GET \/api\/admin\/stats\.php/));
    await expect(screen.getByRole('progressbar')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Stop' }));
    await expect(await screen.findByText(/^Stopped\./)).toBeVisible();
    await expect(callRow(/drivers\/summary/)).toHaveTextContent('Found');
    await expect(callRow(/stats\.php/)).toHaveTextContent('Not tried');
  },
};

export const Unreachable: Story = {
  args: { faults: { 'GET /*': { kind: 'drop', times: 0 } } },
  play: async () => {
    await check();
    const [alert] = await screen.findAllByText(/could not be reached/);
    await expect(alert).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Check again' })).toBeEnabled();
  },
};

export const Refused: Story = {
  args: { role: 'Fleet Manager' },
  play: async () => {
    await expect(await screen.findByText(/permission/i)).toBeVisible();
    await expect(screen.queryByRole('button', { name: 'Check now' })).toBeNull();
  },
};

export const OnAPhone: Story = {
  args: { dialect: 'foreign' },
  globals: { viewport: { value: 'phone' }, theme: 'dark' },
  play: async () => {
    await check();
    await seenInDarkMode(screen.findByRole('table', { name: 'Calls of the API' }));
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  },
};
