import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, userEvent, waitFor } from 'storybook/test';

import { ApiError } from '../../../dataProvider/apiError.ts';
import { AdminStory } from '../../../testing/AdminStory.tsx';
import { fails, type FakeApi } from '../../../testing/fakeApi.ts';
import { seen, seenInDarkMode } from '../../../testing/seen.ts';
import { choose, press } from '../../import/testing/driverImport.ts';
import {
  dateOf,
  DATES,
  drivers,
  fillStorage,
  sendAndLose,
  sendAndWait,
  sending,
  server,
  storedDrivers,
  undoIt,
} from '../../import/testing/sendingStory.ts';

const meta = {
  ...sending,
  title: 'Fleet/Drivers/Import/Sending',
  component: AdminStory,
} satisfies Meta<typeof AdminStory>;

export default meta;
type Story = StoryObj<typeof meta>;

const PHONE = { viewport: { value: 'phone' } };

export const Sending: Story = {
  play: async () => {
    const { dialog } = await sendAndWait();
    await seen(dialog.findByText('0 of 5 rows'));
    await expect(dialog.getByRole('progressbar', { name: 'Import progress' })).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Pause' })).toBeEnabled();
  },
};

/** From the press on, the dialog stays open, so that nothing is sent unseen. */
export const EscapeRightAfterThePress: Story = {
  play: async () => {
    const dialog = await choose(DATES);
    const button = await dialog.findByRole('button', { name: 'Import 5 rows' });
    await waitFor(() => expect(button).toBeEnabled());
    button.click();
    // React renders after the press and before the next event.
    await Promise.resolve();
    await fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
    await seen(dialog.findByText('5 drivers updated.'));
  },
};

const NEW = 'ID,Name\nN-1,Nadia Rahman\nN-2,Noor Din\n';
const IMPORT = 'POST /api/fleet/drivers/import.php';

/** A server that got a part of the file, or all of it, and stays silent. */
const silentAfter =
  (sent: number): FakeApi[string] =>
  ({ onProgress, signal }) =>
    new Promise((_resolve, reject) => {
      const give = () => reject(new ApiError('aborted'));
      onProgress?.(sent, 100);
      signal?.addEventListener('abort', give);
      if (signal?.aborted) give();
    });

/** Once all is sent, giving up the wait leaves what was saved to be checked. */
export const SilentServer: Story = {
  args: { api: { ...sending.args.api, [IMPORT]: silentAfter(100) } },
  play: async () => {
    const dialog = await choose(NEW);
    await press('Import 2 rows');
    await seen(dialog.findByText(/^All is sent\. Waiting \d+ s for the server/));
    await press('Cancel');
    await seen(dialog.findByText(/^Some rows may or may not have been saved/));
    await press('Check what was saved');
    await seen(dialog.findByRole('button', { name: 'Continue with 2 rows' }));
  },
};

/** Before that nothing is saved: the rows can be sent again. */
export const CancelledUpload: Story = {
  args: { api: { ...sending.args.api, [IMPORT]: silentAfter(40) } },
  play: async () => {
    const dialog = await choose(NEW);
    await press('Import 2 rows');
    await seen(dialog.findByText('Importing 2 rows…'));
    await press('Cancel');
    await seen(dialog.findByRole('button', { name: 'Import 2 rows' }));
    await expect(dialog.queryByRole('alert')).toBeNull();
  },
};

/** The server wants to be left alone: going on waits for as long as it says. */
export const TooMany: Story = {
  play: async () => {
    server.fate = () => {
      if (server.updates < 5) return undefined;
      throw new ApiError('tooMany', { status: 429, retryAfter: 60 });
    };
    const dialog = await choose(DATES);
    await press('Import 5 rows');
    await seen(dialog.findByText('The import stopped'));
    await expect(dialog.getByRole('button', { name: /^Try again in \d+ s$/ })).toBeDisabled();
  },
};

export const PausedAndContinued: Story = {
  globals: PHONE,
  play: async () => {
    const { dialog, release } = await sendAndWait();
    await press('Pause');
    await seen(dialog.findByText(/^Pausing after the rows already sent/));
    release();
    await seen(dialog.findByText('Paused'));
    await expect(dialog.getByRole('status')).toHaveTextContent('4 of 5 rows · 4 rows saved');
    await expect(dialog.getByRole('status')).toHaveTextContent('1 row to go');
    await expect(server.updates).toBe(4);
    await press('Continue with 1 row');
    await seen(dialog.findByText('5 drivers updated.'));
    await expect(dateOf(5)).toBe('2027-11-30');
  },
};

export const Stopped: Story = {
  play: async () => {
    const { dialog, release } = await sendAndWait();
    await press('Stop here');
    release();
    await seen(dialog.findByText('4 of 5 drivers updated.'));
    await expect(dialog.getByText('1 row was not sent, as you stopped the import.')).toBeVisible();
    await expect(dateOf(5)).toBe('2026-11-30');
  },
};

/** Escape would lose what is left to send, and the undo. */
export const StorageFullAndPaused: Story = {
  play: async () => {
    const { dialog, release } = await sendAndWait();
    await press('Pause');
    fillStorage();
    release();
    await seen(dialog.findByText('Paused'));
    await expect(dialog.getByText(/Keep this page open/)).toBeVisible();
    await expect(dialog.queryByRole('button', { name: 'Close' })).toBeNull();
    await fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
    await press('Continue with 1 row');
    await seen(dialog.findByText('5 drivers updated.'));
  },
};

const conflict = async () => {
  const dialog = await choose(DATES);
  await dialog.findByRole('button', { name: 'Import 5 rows' });
  await server.drivers.patch(2, { gatepass_expiry: '2028-06-01' });
  await server.drivers.patch(3, { gatepass_expiry: null });
  await press('Import 5 rows');
  await seen(dialog.findByText('3 of 5 drivers updated.'));
  await expect(dialog.getByText(/^2 records were changed by someone else/)).toBeVisible();
  return dialog;
};

export const Conflict: Story = {
  play: async () => {
    const dialog = await conflict();
    await expect(dateOf(2)).toBe('2028-06-01');
    await userEvent.click(dialog.getByRole('button', { name: 'Use your values for D-1002' }));
    await seen(dialog.findByText('4 of 5 drivers updated.'));
    await expect(dateOf(2)).toBe('2027-11-30');
    await userEvent.click(dialog.getByRole('button', { name: 'Keep their values for D-1003' }));
    await waitFor(() => expect(dialog.queryByText(/changed by someone else/)).toBeNull());
    await expect(dateOf(3)).toBeNull();
  },
};

/** The browser cannot keep what the first choice made of the import. */
export const TwoChoicesAtOnceWithFullStorage: Story = {
  play: async () => {
    const dialog = await conflict();
    fillStorage();
    for (const id of ['D-1002', 'D-1003']) {
      dialog.getByRole('button', { name: `Keep their values for ${id}` }).click();
    }
    await waitFor(() => expect(dialog.queryByText(/changed by someone else/)).toBeNull());
    await expect(dateOf(2)).toBe('2028-06-01');
    await expect(dateOf(3)).toBeNull();
  },
};

export const ConflictOnAPhone: Story = {
  globals: { ...PHONE, theme: 'dark' },
  play: async () => {
    await conflict();
    await seenInDarkMode(screen.findByRole('button', { name: 'Use yours for all' }));
  },
};

export const PartlyRefused: Story = {
  play: async () => {
    server.fate = (request, mock) =>
      server.updates === 2
        ? fails('invalid', { errors: { gatepass_expiry: 'After the visa' } })(request, mock)
        : undefined;
    const dialog = await choose(DATES);
    await press('Import 5 rows');
    await seen(dialog.findByText('4 of 5 drivers updated.'));
    await expect(dialog.getByText(/After the visa/)).toHaveTextContent(
      /^Line \d, D-100\d: Gatepass Expiry: After the visa$/,
    );
    await expect(dialog.getByRole('button', { name: 'Download skipped rows' })).toBeEnabled();
  },
};

export const ConnectionLost: Story = {
  play: async () => {
    const dialog = await sendAndLose();
    await expect(
      dialog.getByText(/^Failed to import drivers\. Please try again later\./),
    ).toBeVisible();
    await expect(dialog.getByText(/server could not be reached/)).toBeVisible();
    await expect(dialog.getByText(/may or may not have been saved/)).toBeVisible();
    await press('Check what was saved');
    await press('Continue with 5 rows');
    await seen(dialog.findByText('5 drivers updated.'));
  },
};

/** What is uncertain is checked first. */
export const StoppedAndChecked: Story = {
  play: async () => {
    const dialog = await sendAndLose();
    for (const id of [1, 2, 3, 4])
      await server.drivers.patch(id, { gatepass_expiry: '2027-11-30' });
    await press('Stop here');
    await seen(dialog.findByText('4 of 5 drivers updated.'));
    await expect(dialog.getByText(/^1 row was not sent/)).toBeVisible();
    await (await undoIt()).confirm();
    await seen(dialog.findByText('Import undone: 4 restored.'));
    await expect(await storedDrivers()).toEqual(drivers());
  },
};

export const StoppedAndUncheckable: Story = {
  play: async () => {
    const dialog = await sendAndLose();
    server.isDown = true;
    await press('Stop here');
    const outcome = '0 of 5 drivers updated, 4 not confirmed';
    await seen(dialog.findByText(`${outcome}.`));
    await press('Import another file');
    await seen(dialog.findByText(new RegExp(`· ${outcome}$`)));
  },
};
