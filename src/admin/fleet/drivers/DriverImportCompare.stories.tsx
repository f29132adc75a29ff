import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';

import { ApiError } from '../../../dataProvider/apiError.ts';
import { AdminStory } from '../../../testing/AdminStory.tsx';
import { buildDriver } from '../../../testing/builders.ts';
import { seen } from '../../../testing/seen.ts';
import {
  onServer,
  csvFile,
  choose,
  dropOn,
  drop,
  press,
  TWO,
  MIXED,
  cutShort,
  type ImportServer,
  ready,
} from '../../import/testing/driverImport.ts';

const meta = {
  title: 'Fleet/Drivers/Import/Comparing and sending',
  component: AdminStory,
  args: { path: '/fleet/drivers/import' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof AdminStory>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Chooses a file while the list fails to load, which works again afterwards. */
const chooseUncompared = async (server: ImportServer, content: string) => {
  await screen.findByText('Ahmed Khan');
  server.isDown = true;
  const dialog = await choose(content);
  await seen(dialog.findByText(/rows that already exist cannot be recognised/));
  server.isDown = false;
  return dialog;
};

export const NothingToCompareWith: Story = onServer(async (server) => {
  const dialog = await chooseUncompared(server, 'driver_id,name\nD-1001,Ahmed Khan\n');
  await ready('Import 1 row');
  await press('Try again');
  await seen(dialog.findByRole('button', { name: '1 without changes' }));
  await expect(dialog.queryByText(/rows that already exist cannot be recognised/)).toBeNull();
});

/** The list is read again when the server wants to be asked. */
export const BusyServer: Story = onServer(async (server) => {
  await screen.findByText('Ahmed Khan');
  server.isBusy = true;
  const dialog = await choose('driver_id,name\nD-1001,Ahmed Khan\n');
  await expect(await dialog.findByRole('button', { name: /^Try again in \d s$/ })).toBeDisabled();
  server.isBusy = false;
  await userEvent.click(await dialog.findByRole('button', { name: 'Try again' }));
  await seen(dialog.findByRole('button', { name: '1 without changes' }));
});

/** What the review could not compare is compared before it is sent. */
export const ComparedBeforeSending: Story = onServer(async (server) => {
  const dialog = await chooseUncompared(server, `${TWO}D-1001,Renamed,\n`);
  await press('Import 3 rows');
  await seen(dialog.findByText('2 of 3 drivers added.'));
  await expect(dialog.getByText(/^Line 4/)).toHaveTextContent(
    'Line 4, D-1001: this record already exists',
  );
});

/** The file can be corrected, as nothing was sent. */
export const ComparedAndRefused: Story = onServer(async (server) => {
  const dialog = await chooseUncompared(server, `${TWO}D-1001,Renamed,\n`);
  server.stores = () => undefined;
  server.answer = () => {
    throw new ApiError('refused', { serverMessage: 'The quota is used up.' });
  };
  await press('Import 3 rows');
  await seen(dialog.findByText(/The quota is used up/));
  await ready('Import 3 rows');
});

export const ComparesWithTheServerOfNow: Story = onServer(async (server) => {
  await screen.findByText('Ahmed Khan');
  server.drivers.push(buildDriver({ id: 90, driver_id: 'N-1', name: 'Was Quicker' }));
  const dialog = await choose(TWO);
  await seen(dialog.findByRole('button', { name: '1 changed' }));
  await ready('Import 2 rows');
});

export const ComparingCutShort: Story = onServer(async () => {
  const dialog = await choose(TWO);
  await seen(dialog.findByText(/Only the first 1,000 existing records/));
  await ready('Import 2 rows');
}, cutShort);

/** The first file waits for a list that never loads. */
export const NewestFileWins: Story = onServer(async (server) => {
  await screen.findByText('Ahmed Khan');
  server.isStuck = true;
  const dialog = await drop(csvFile(TWO, 'slow.csv'));
  await seen(dialog.findByText('Reading the file…'));
  server.isStuck = false;
  await drop(csvFile(TWO, 'newer.csv'));
  await seen(dialog.findByText('newer.csv'));
  await expect(dialog.queryByText('slow.csv')).toBeNull();
});

export const Sending: Story = onServer(
  async () => {
    const dialog = await choose(TWO);
    await press('Import 2 rows');
    await seen(dialog.findByText(/^Importing 2 rows/));
  },
  (server) => {
    server.answer = () => new Promise(() => undefined);
  },
);

let answer: (() => void) | undefined;

export const LeavingWhileSending: Story = onServer(
  async (server) => {
    const dialog = await choose(TWO);
    await press('Import 2 rows');
    await seen(dialog.findByText(/^Importing 2 rows/));
    await expect(dialog.getByText(/keep this page open/)).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeEnabled();
    await userEvent.keyboard('{Escape}');
    // Navigates like the browser's back button.
    screen.getByRole('link', { name: 'Dashboard', hidden: true }).click();
    await expect(dropOn(dialog.getByText(/^Importing 2 rows/), csvFile(MIXED))).toBe(false);
    await expect(dialog.getByText(/^Importing 2 rows/)).toBeVisible();
    await waitFor(() => expect(answer).toBeDefined());
    await expect(server.imports).toBe(1);
    answer?.();
    await seen(dialog.findByText('2 drivers added.'));
    await press('Done');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await seen(screen.findByText('Nadia Rahman'));
  },
  (server) => {
    answer = undefined;
    server.answer = () => new Promise((resolve) => (answer = () => resolve({ success: true })));
  },
);
