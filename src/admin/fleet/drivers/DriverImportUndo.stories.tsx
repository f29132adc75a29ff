import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';

import { AdminStory } from '../../../testing/AdminStory.tsx';
import { seen } from '../../../testing/seen.ts';
import { recentRuns } from '../../import/run/runStore.ts';
import { choose, press } from '../../import/testing/driverImport.ts';
import {
  dateOf,
  drivers,
  fillStorage,
  holdUpdates,
  MIXED,
  sendAndWait,
  sending,
  server,
  storedDrivers,
  undoIt,
} from '../../import/testing/sendingStory.ts';

const meta = {
  ...sending,
  title: 'Fleet/Drivers/Import/Showing and undoing',
  component: AdminStory,
} satisfies Meta<typeof AdminStory>;

export default meta;
type Story = StoryObj<typeof meta>;

const PHONE = { viewport: { value: 'phone' } };

export const Undone: Story = {
  play: async () => {
    const dialog = await choose(MIXED);
    await press('Import 4 rows');
    await seen(dialog.findByText('2 drivers added, 2 drivers updated.'));
    const { question, confirm } = await undoIt();
    await expect(
      question.getByText(
        '2 records will be deleted. 2 records get their earlier values back. Records that have changed since are kept.',
      ),
    ).toBeVisible();
    await confirm();
    await seen(dialog.findByText('Import undone: 2 deleted, 2 restored.'));
    await expect(await storedDrivers()).toEqual(drivers());
    await expect(dialog.queryByRole('button', { name: 'Undo' })).toBeNull();
  },
};

export const PartlyUndone: Story = {
  globals: PHONE,
  play: async () => {
    const dialog = await choose(MIXED);
    await press('Import 4 rows');
    await seen(dialog.findByText('2 drivers added, 2 drivers updated.'));
    await server.drivers.patch(1, { gatepass_expiry: '2029-01-01' });
    await server.drivers.patch(6, { phone: '+971501234567' });
    await (await undoIt()).confirm();
    await seen(dialog.findByText('Import partly undone: 1 deleted, 1 restored.'));
    await expect(dialog.getByText(/^2 records have changed since/)).toBeVisible();
    await expect(dialog.getByRole('link', { name: 'N-1' })).toHaveAttribute(
      'href',
      '/fleet/drivers/6/show',
    );
    await expect(dateOf(1)).toBe('2029-01-01');

    await server.drivers.patch(1, { gatepass_expiry: '2027-11-30' });
    await (await undoIt('Undo the rest')).confirm();
    await seen(dialog.findByText('Import partly undone: 1 deleted, 2 restored.'));
    await expect(dateOf(1)).toBe('2026-11-30');
  },
};

export const UndoStopped: Story = {
  play: async () => {
    const dialog = await choose(MIXED);
    await press('Import 4 rows');
    await seen(dialog.findByText('2 drivers added, 2 drivers updated.'));
    const release = holdUpdates();
    await (await undoIt()).confirm();
    await seen(dialog.findByText('0 of 4 records'));
    await press('Stop here');
    release();
    await seen(dialog.findByText('Import partly undone: 2 restored.'));
    await expect(dialog.getByText('2 records are left to undo.')).toBeVisible();
    await expect(dialog.queryByText(/added/)).toBeNull();
    await expect(await server.drivers.all()).toHaveLength(7);
    const { question, confirm } = await undoIt('Undo the rest');
    await expect(question.getByText(/^2 records will be deleted\. Records/)).toBeVisible();
    await confirm();
    await seen(dialog.findByText('Import undone: 2 deleted, 2 restored.'));
    await expect(await storedDrivers()).toEqual(drivers());
  },
};

/** It would make false claims later, so it is dropped. */
export const StorageFull: Story = {
  play: async () => {
    const { dialog, release } = await sendAndWait();
    fillStorage();
    release();
    await seen(dialog.findByText('5 drivers updated.'));
    await expect(
      dialog.getByText('This browser couldn’t store this import, so it can only be undone now.'),
    ).toBeVisible();
    await (await undoIt()).confirm();
    await seen(dialog.findByText('Import undone: 5 restored.'));
    await expect(await storedDrivers()).toEqual(drivers());
    await expect(await recentRuns()).toEqual([]);
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
    await expect(
      screen.getByRole('button', { name: 'Remove filter From an import' }),
    ).toBeVisible();
    const menu = within(screen.getByRole('navigation', { name: 'Main menu' }));
    await userEvent.click(menu.getByRole('link', { name: 'Drivers' }));
    await shown('7 drivers');
  },
};
