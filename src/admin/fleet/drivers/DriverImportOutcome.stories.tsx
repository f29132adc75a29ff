import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';

import { ApiError } from '../../../dataProvider/apiError.ts';
import realExport from '../../../domain/import/fixtures/drivers-logistics-operations.csv?raw';
import { AdminStory } from '../../../testing/AdminStory.tsx';
import { buildDriver, manyDrivers } from '../../../testing/builders.ts';
import { seen } from '../../../testing/seen.ts';
import {
  onServer,
  choose,
  press,
  downloaded,
  TWO,
  cutShort,
  ready,
} from '../../import/testing/driverImport.ts';
import type { ImportServer } from '../../import/testing/driverImport.ts';

const meta = {
  title: 'Fleet/Drivers/Import/Outcome',
  component: AdminStory,
  args: { path: '/fleet/drivers/import' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof AdminStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AllArrived: Story = {
  ...onServer(async (server) => {
    const dialog = await choose(TWO);
    await press('Import 2 rows');
    await seen(dialog.findByText('2 drivers added.'));
    await expect(dialog.queryByRole('button', { name: /^Download/ })).toBeNull();
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Done' })).toHaveFocus());
    await expect(server.imports).toBe(1);
  }),
  globals: { theme: 'dark' },
};

/** Browsers offer parts of `crypto` on secure pages only. */
export const WithoutHttps: Story = {
  ...onServer(
    async () => {
      const dialog = await choose(TWO);
      await press('Import 2 rows');
      await seen(dialog.findByText('2 drivers added.'));
    },
    () => {
      const missing = { value: undefined, configurable: true };
      Object.defineProperties(crypto, { randomUUID: missing, subtle: missing });
    },
  ),
  afterEach: () => {
    Reflect.deleteProperty(crypto, 'randomUUID');
    Reflect.deleteProperty(crypto, 'subtle');
  },
};

export const Altered: Story = onServer(
  async () => {
    const dialog = await choose(TWO);
    await press('Import 2 rows');
    await seen(dialog.findByText('2 drivers added.'));
    await expect(dialog.getByText(/1 row was saved with values that differ/)).toBeVisible();
    await expect(dialog.getByText('N-1').closest('li')).toHaveTextContent('N-1: Name, Phone');
  },
  (server) => {
    server.stores = (row, index) => (index === 0 ? { ...row, name: 'NADIA', phone: null } : row);
  },
);

export const SomeMissing: Story = onServer(
  async () => {
    const dialog = await choose(`${TWO}N-3,,\n`);
    await press('Import 2 rows');
    await seen(dialog.findByText('1 of 2 drivers added.'));
    await expect(dialog.getByText('N-2').closest('li')).toHaveTextContent(
      'Line 3, N-2: There is already a driver N-2',
    );
    await expect(dialog.getByText('1 row of the file was skipped.')).toBeVisible();
    await expect(dialog.getByText('Have a nice day').closest('ul')).toHaveTextContent(
      /^Have a nice day$/,
    );
    const file = await downloaded(() => press('Download skipped rows'));
    await expect(file).toContain('Not imported: There is already a driver N-2,N-2,Noor Din,');
    await expect(file).toContain('Name: Required,N-3,,');
    await expect(file).not.toContain('N-1');
  },
  (server) => {
    server.stores = (row, index) => (index === 0 ? row : undefined);
    server.answer = () => ({
      success: true,
      errors: [
        { driver_id: 'N-2', message: 'There is already a driver N-2' },
        { message: 'Have a nice day' },
        { message: 'Have a nice day' },
      ],
    });
  },
);

export const ManyMissing: Story = onServer(
  async () => {
    const dialog = await choose(realExport);
    await press('Import 150 rows');
    await seen(dialog.findByText('0 of 150 drivers added.'));
    await expect(dialog.getAllByText(/the server gave no reason/)).toHaveLength(100);
    await expect(dialog.getByText(/The first 100 of 150 are listed; the file below/)).toBeVisible();
    const file = await downloaded(() => press('Download skipped rows'));
    await expect(file.trim().split('\r\n')).toHaveLength(151);
  },
  (server) => {
    server.stores = () => undefined;
  },
);

export const Unverified: Story = onServer(async () => {
  const dialog = await choose(TWO);
  await press('Import 2 rows');
  await seen(dialog.findByText('0 of 2 drivers added, 2 not confirmed.'));
  await expect(dialog.getByText(/couldn’t check whether these rows were saved/)).toBeVisible();
}, cutShort);

/** What may be beyond the list is neither missing nor undone. */
export const ListedInPart: Story = onServer(
  async () => {
    const dialog = await choose(`${TWO}D-1001,Renamed,\n`);
    await press('Import 3 rows');
    const found = '1 of 2 drivers added, 1 driver updated, 1 not confirmed';
    await seen(dialog.findByText(`${found}.`));
    await press('Import another file');
    await seen(dialog.findByText(new RegExp(`· ${found}$`)));
    await press('Undo the import of drivers.csv');
    await userEvent.click(await screen.findByRole('button', { name: 'Undo import' }));
    await seen(dialog.findByText('Import partly undone: 1 deleted, 1 restored.'));
    await press('Import another file');
    await seen(dialog.findByText(/· 2 of 3 records undone$/));
  },
  (server) => {
    server.drivers = manyDrivers(999);
    server.stores = (row, index) => (index === 0 ? row : undefined);
  },
);

/** The server cuts the list without saying so: its word for every row counts, and nothing can be undone. */
export const ConfirmedAndNotListed: Story = onServer(
  async () => {
    const dialog = await choose(TWO);
    await press('Import 2 rows');
    await seen(dialog.findByText('2 drivers added.'));
    await expect(dialog.getByText(/^The server reports 2 rows saved, but its list/)).toBeVisible();
    await expect(dialog.queryByText(/were not imported|gave no reason/)).toBeNull();
    for (const name of ['Download skipped rows', 'Undo import']) {
      await expect(dialog.queryByRole('button', { name })).toBeNull();
    }
  },
  (server) => {
    server.stores = () => undefined;
    server.answer = () => ({ success: true, inserted: '2', skipped: '0' });
  },
);

const losesItsAnswer = (kind: 'network' | 'timeout' | 'nonJson') => (server: ImportServer) => {
  server.answer = () => {
    throw new ApiError(kind);
  };
};

export const UnverifiedAndUnanswered: Story = onServer(
  async () => {
    const dialog = await choose(TWO);
    await press('Import 2 rows');
    await seen(dialog.findByText(/couldn’t check whether these rows were saved/));
    await expect(dialog.getByText(/server returned a non-JSON response/)).toBeVisible();
  },
  (server) => {
    cutShort(server);
    losesItsAnswer('nonJson')(server);
  },
);

export const Refused: Story = onServer(
  async (server) => {
    const dialog = await choose(TWO);
    await press('Import 2 rows');
    await seen(dialog.findByText('Failed to import drivers. Please try again later.'));
    await expect(dialog.getByText('The disk is full')).toBeVisible();
    await ready('Import 2 rows');
    server.stores = (row) => row;
    server.answer = () => ({ success: true });
    await press('Try again');
    await seen(dialog.findByText('2 drivers added.'));
  },
  (server) => {
    server.stores = () => undefined;
    server.answer = () => {
      throw new ApiError('refused', { serverMessage: 'The disk is full' });
    };
  },
);

export const ServerError: Story = onServer(
  async (server) => {
    const dialog = await choose(TWO);
    await press('Import 2 rows');
    await seen(dialog.findByText('Failed to import drivers. Please try again later.'));
    await expect(dialog.getByText('Out of memory in import.php')).toBeVisible();
    await expect(dialog.queryByText(/drivers added/)).toBeNull();
    await ready('Import 2 rows');
    await expect(server.imports).toBe(1);
  },
  (server) => {
    server.stores = () => undefined;
    server.answer = () => {
      throw new ApiError('server', { status: 500, serverMessage: 'Out of memory in import.php' });
    };
  },
);

export const HalfArrivedUnanswered: Story = onServer(
  async () => {
    const dialog = await choose(TWO);
    await press('Import 2 rows');
    await seen(dialog.findByText('1 of 2 drivers added.'));
    await expect(dialog.getByText(/did not confirm the import/)).toHaveTextContent(
      /server returned a non-JSON response/,
    );
    await expect(dialog.getByText('N-2').closest('li')).toHaveTextContent(/^Line 3, N-2$/);
  },
  (server) => {
    losesItsAnswer('nonJson')(server);
    server.stores = (row, index) => (index === 0 ? row : undefined);
  },
);

/** The rows are stored, but the answer is lost and the list fails to load. */
export const OutcomeUnknown: Story = onServer(async (server) => {
  await screen.findByText('Ahmed Khan');
  const dialog = await choose(TWO);
  const send = await dialog.findByRole('button', { name: 'Import 2 rows' });
  server.isDown = true;
  await userEvent.click(send);
  await seen(dialog.findByText(/We couldn’t confirm this was saved/));
  await expect(dialog.queryByRole('button', { name: /^(Import|Continue)/ })).toBeNull();
  await press('Check what was saved');
  await seen(dialog.findByText('Could not check what was saved.'));
  server.isDown = false;
  await press('Check what was saved');
  await seen(dialog.findByText('2 drivers added.'));
  await expect(server.imports).toBe(1);
}, losesItsAnswer('network'));

/** Nothing is stored yet, but the server may still be working. */
export const NoAnswerInTime: Story = onServer(
  async (server) => {
    const dialog = await choose(TWO);
    await press('Import 2 rows');
    await seen(dialog.findByText('The server did not answer in time. Please try again.'));
    server.drivers.push(buildDriver({ id: 91, driver_id: 'N-1', name: 'Nadia Rahman' }));
    server.stores = (row) => row;
    server.answer = () => ({ success: true });
    await press('Check what was saved');
    await seen(dialog.findByText('Nothing is sent until you continue: 1 row to go.'));
    await press('Continue with 1 row');
    await seen(dialog.findByText('2 drivers added.'));
    await expect(server.imports).toBe(2);
  },
  (server) => {
    losesItsAnswer('timeout')(server);
    server.stores = () => undefined;
  },
);
