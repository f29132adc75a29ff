import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';

import { AdminStory } from '../../../testing/AdminStory.tsx';
import { buildDriver } from '../../../testing/builders.ts';
import { fails, type FakeApi, type StoryServer } from '../../../testing/fakeApi.ts';
import { seen, seenInDarkMode } from '../../../testing/seen.ts';
import { recentRuns } from '../../import/run/runStore.ts';
import { choose, forgetImports, press } from '../../import/testing/driverImport.ts';

const NAMES = ['Ahmed Khan', 'Bilal Hussain', 'Chandran Pillai', 'Dawit Alemu', 'Emran Miah'];
const drivers = () =>
  NAMES.map((name, index) =>
    buildDriver({ id: index + 1, name, gatepass_expiry: '2026-11-30', road_permit_expiry: null }),
  );

const PUT = 'PUT /fleet/drivers/index.php';
const LIST = 'GET /api/fleet/drivers.php';

/** New dates for the five drivers. */
const DATES = `ID,Gatepass Expiry\n${NAMES.map((_, index) => `D-${1001 + index},2027-11-30`).join('\n')}\n`;
/** The same for two of them, plus two new drivers. */
const MIXED = `ID,Name,Gatepass Expiry\nN-1,Nadia Rahman,2027-11-30\nN-2,Noor Din,2027-11-30\nD-1001,Ahmed Khan,2027-11-30\nD-1002,Bilal Hussain,2027-11-30\n`;

/** The mock of the current story. */
let store: StoryServer['store'];
/** How many updates have arrived. */
let updates = 0;
/** While set, the list fails to load. */
let isDown = false;
/** What happens to an update; by default the mock stores it. */
let fate: FakeApi[string] = () => undefined;

const api: FakeApi = {
  [LIST]: (request, server) => {
    store = server.store;
    return isDown ? fails('server')(request, server) : undefined;
  },
  [PUT]: (request, server) => {
    updates += 1;
    return fate(request, server);
  },
};

const meta = {
  title: 'Fleet/Drivers/Import/Sending and taking back',
  component: AdminStory,
  args: { path: '/fleet/drivers/import', drivers: drivers(), api },
  parameters: { layout: 'fullscreen' },
  beforeEach: async () => {
    await forgetImports();
    updates = 0;
    isDown = false;
    fate = () => undefined;
  },
} satisfies Meta<typeof AdminStory>;

export default meta;
type Story = StoryObj<typeof meta>;

const PHONE = { viewport: { value: 'phone' } };

const dateOf = (id: number) => store.drivers.get(id)?.gatepass_expiry;

const undoIt = async (button = 'Undo') => {
  await press(button);
  const question = within(await screen.findByRole('dialog', { name: 'Undo this import?' }));
  return { question, confirm: () => userEvent.click(question.getByText('Undo import')) };
};

let release: () => void = () => undefined;

/** Sends the dates; the first four are pending until `release` is called. */
const sendAndWait = async () => {
  const dialog = await choose(DATES);
  const gate = new Promise<undefined>((resolve) => (release = () => resolve(undefined)));
  fate = () => (updates > 4 ? undefined : gate);
  await press('Import 5 rows');
  await waitFor(() => expect(updates).toBe(4));
  return dialog;
};

export const Sending: Story = {
  play: async () => {
    const dialog = await sendAndWait();
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

export const PausedAndContinued: Story = {
  globals: PHONE,
  play: async () => {
    const dialog = await sendAndWait();
    await press('Pause');
    await seen(dialog.findByText(/^Pausing after the rows already sent/));
    release();
    await seen(dialog.findByText('Paused'));
    await expect(dialog.getByRole('status')).toHaveTextContent('4 of 5 rows · 4 rows saved');
    await expect(dialog.getByRole('status')).toHaveTextContent('1 row to go');
    await expect(updates).toBe(4);
    await press('Continue with 1 row');
    await seen(dialog.findByText('5 drivers updated.'));
    await expect(dateOf(5)).toBe('2027-11-30');
  },
};

export const Stopped: Story = {
  play: async () => {
    const dialog = await sendAndWait();
    await press('Stop here');
    release();
    await seen(dialog.findByText('4 of 5 drivers updated.'));
    await expect(dialog.getByText('1 row was not sent, as you stopped the import.')).toBeVisible();
    await expect(dateOf(5)).toBe('2026-11-30');
  },
};

const conflict = async () => {
  const dialog = await choose(DATES);
  await dialog.findByRole('button', { name: 'Import 5 rows' });
  store.drivers.patch(2, { gatepass_expiry: '2028-06-01' });
  store.drivers.patch(3, { gatepass_expiry: null });
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

export const ConflictOnAPhone: Story = {
  globals: { ...PHONE, theme: 'dark' },
  play: async () => {
    await conflict();
    await seenInDarkMode(screen.findByRole('button', { name: 'Use yours for all' }));
  },
};

export const PartlyRefused: Story = {
  play: async () => {
    fate = (request, server) =>
      updates === 2
        ? fails('invalid', { errors: { gatepass_expiry: 'After the visa' } })(request, server)
        : undefined;
    const dialog = await choose(DATES);
    await press('Import 5 rows');
    await seen(dialog.findByText('4 of 5 drivers updated.'));
    await expect(dialog.getByText(/After the visa/)).toHaveTextContent(
      /^Line \d, D-100\d: Gatepass Expiry: After the visa$/,
    );
    await expect(dialog.getByRole('button', { name: 'Download failed rows' })).toBeEnabled();
  },
};

export const ConnectionLost: Story = {
  play: async () => {
    fate = (request, server) => (updates <= 4 ? fails('network')(request, server) : undefined);
    const dialog = await choose(DATES);
    await press('Import 5 rows');
    await seen(dialog.findByText(/server could not be reached/));
    await expect(dialog.getByText('The import stopped')).toBeVisible();
    await expect(dialog.getByText(/may or may not have been saved/)).toBeVisible();
    await press('Check what was saved');
    await press('Continue with 5 rows');
    await seen(dialog.findByText('5 drivers updated.'));
  },
};

/** What is uncertain is checked first. */
export const StoppedAndChecked: Story = {
  play: async () => {
    fate = (request, server) => (updates <= 4 ? fails('network')(request, server) : undefined);
    const dialog = await choose(DATES);
    await press('Import 5 rows');
    await seen(dialog.findByText('The import stopped'));
    for (const id of [1, 2, 3, 4]) store.drivers.patch(id, { gatepass_expiry: '2027-11-30' });
    await press('Stop here');
    await seen(dialog.findByText('4 of 5 drivers updated.'));
    await expect(dialog.getByText(/^1 row was not sent/)).toBeVisible();
    await (await undoIt()).confirm();
    await seen(dialog.findByText('Import undone: 4 restored.'));
    await expect(store.drivers.all()).toEqual(drivers());
  },
};

export const StoppedAndUncheckable: Story = {
  play: async () => {
    fate = (request, server) => (updates <= 4 ? fails('network')(request, server) : undefined);
    const dialog = await choose(DATES);
    await press('Import 5 rows');
    await seen(dialog.findByText('The import stopped'));
    isDown = true;
    await press('Stop here');
    const outcome = '0 of 5 drivers updated, 4 not confirmed';
    await seen(dialog.findByText(`${outcome}.`));
    await press('Import another file');
    await seen(dialog.findByText(new RegExp(`· ${outcome}$`)));
  },
};

export const Undone: Story = {
  play: async () => {
    const dialog = await choose(MIXED);
    await press('Import 4 rows');
    await seen(dialog.findByText('2 drivers added, 2 updated.'));
    const { question, confirm } = await undoIt();
    await expect(
      question.getByText(
        '2 records will be deleted. 2 records get their earlier values back. Records that have changed since are kept.',
      ),
    ).toBeVisible();
    await confirm();
    await seen(dialog.findByText('Import undone: 2 deleted, 2 restored.'));
    await expect(store.drivers.all()).toEqual(drivers());
    await expect(dialog.queryByRole('button', { name: 'Undo' })).toBeNull();
  },
};

export const PartlyUndone: Story = {
  globals: PHONE,
  play: async () => {
    const dialog = await choose(MIXED);
    await press('Import 4 rows');
    await seen(dialog.findByText('2 drivers added, 2 updated.'));
    store.drivers.patch(1, { gatepass_expiry: '2029-01-01' });
    store.drivers.patch(6, { phone: '+971501234567' });
    await (await undoIt()).confirm();
    await seen(dialog.findByText('Import partly undone: 1 deleted, 1 restored.'));
    await expect(dialog.getByText(/^2 records have changed since/)).toBeVisible();
    await expect(dialog.getByRole('link', { name: 'N-1' })).toHaveAttribute(
      'href',
      '/fleet/drivers/6/show',
    );
    await expect(dateOf(1)).toBe('2029-01-01');

    store.drivers.patch(1, { gatepass_expiry: '2027-11-30' });
    await (await undoIt('Undo the rest')).confirm();
    await seen(dialog.findByText('Import partly undone: 1 deleted, 2 restored.'));
    await expect(dateOf(1)).toBe('2026-11-30');
  },
};

/** What the browser has of an import can't be brought up to date any more. */
const fillStorage = () =>
  spyOn(IDBObjectStore.prototype, 'put').mockImplementationOnce(() => {
    throw new DOMException('', 'QuotaExceededError');
  });

/** It would make false claims later, so it is dropped. */
export const StorageFull: Story = {
  play: async () => {
    const dialog = await sendAndWait();
    fillStorage();
    release();
    await seen(dialog.findByText('5 drivers updated.'));
    await expect(
      dialog.getByText('This browser couldn’t store this import, so it can only be undone now.'),
    ).toBeVisible();
    await (await undoIt()).confirm();
    await seen(dialog.findByText('Import undone: 5 restored.'));
    await expect(store.drivers.all()).toEqual(drivers());
    await expect(await recentRuns()).toEqual([]);
  },
};

/** Escape would lose what is left to send, and the undo. */
export const StorageFullAndPaused: Story = {
  play: async () => {
    const dialog = await sendAndWait();
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

export const UndoStopped: Story = {
  play: async () => {
    const dialog = await choose(MIXED);
    await press('Import 4 rows');
    await seen(dialog.findByText('2 drivers added, 2 updated.'));
    const gate = new Promise<undefined>((resolve) => (release = () => resolve(undefined)));
    fate = () => gate;
    await (await undoIt()).confirm();
    await seen(dialog.findByText('0 of 4 records'));
    await press('Stop here');
    release();
    await seen(dialog.findByText('Import partly undone: 2 restored.'));
    await expect(dialog.getByText('2 records are left to undo.')).toBeVisible();
    await expect(dialog.queryByText(/added/)).toBeNull();
    await expect(store.drivers.all()).toHaveLength(7);
    const { question, confirm } = await undoIt('Undo the rest');
    await expect(question.getByText(/^2 records will be deleted\. Records/)).toBeVisible();
    await confirm();
    await seen(dialog.findByText('Import undone: 2 deleted, 2 restored.'));
    await expect(store.drivers.all()).toEqual(drivers());
  },
};

/** The list behind the dialog re-renders meanwhile. */
const shown = (text: string) => waitFor(() => expect(screen.getByText(text)).toBeVisible());

/** The list shows the records of an import. */
export const ShownInTheList: Story = {
  play: async () => {
    const dialog = await choose(MIXED);
    await press('Import 4 rows');
    await userEvent.click(await dialog.findByRole('link', { name: 'Show them' }));
    await shown('4 drivers');
    await shown('Nadia Rahman');
    await userEvent.click(screen.getByRole('button', { name: 'Remove filter From an import' }));
    await shown('7 drivers');
  },
};
