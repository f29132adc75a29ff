import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';

import type { ImportRun, RowState, RowUndo } from '../../../domain/import/run/run.ts';
import { AdminStory } from '../../../testing/AdminStory.tsx';
import { buildDriver } from '../../../testing/builders.ts';
import { fails } from '../../../testing/fakeApi.ts';
import { seen } from '../../../testing/seen.ts';
import { startStory } from '../../../testing/startStory.ts';
import { keepRun, listRun } from '../../import/run/runStore.ts';
import { importOf } from '../../import/run/testing.ts';
import { forgetImports, openDialog, press, ready } from '../../import/testing/driverImport.ts';

/** How many updates have arrived. */
let updates = 0;

const meta = {
  title: 'Fleet/Drivers/Import/Found again later',
  component: AdminStory,
  args: {
    path: '/fleet/drivers/import',
    drivers: [1, 2, 3, 4, 5].map((id) => buildDriver({ id, gatepass_expiry: '2026-01-01' })),
    api: {
      'PUT /fleet/drivers/index.php': () => {
        updates += 1;
        return undefined;
      },
    },
  },
  parameters: { layout: 'fullscreen' },
  beforeEach: async () => {
    // Imports are kept by user, and the first story's is not signed in yet.
    startStory({});
    await forgetImports();
    updates = 0;
  },
} satisfies Meta<typeof AdminStory>;

export default meta;
type Story = StoryObj<typeof meta>;

const PHONE = { viewport: { value: 'phone' } };

/** An import as an earlier visit left it in the browser. */
const left = async (run: ImportRun) => {
  await keepRun(run);
  await listRun(run);
};

/** An import whose first rows were sent before the page closed. */
const brokenOff = async () => {
  const run = importOf(0, [1, 2, 3, 4, 5]);
  const states = run.states.map((_, index): RowState =>
    index < 3
      ? { is: 'stored', id: String(index + 1), record: { gatepass_expiry: '2027-01-01' } }
      : { is: index < 4 ? 'sent' : 'waiting' },
  );
  await left({ ...run, at: new Date().toISOString(), states });
};

export const Resumed: Story = {
  globals: PHONE,
  beforeEach: brokenOff,
  play: async () => {
    const dialog = await openDialog();
    await seen(dialog.findByText('The import of drivers.csv was interrupted'));
    await expect(dialog.getByRole('status')).toHaveTextContent('3 of 5 rows · 3 rows saved');
    await expect(updates).toBe(0);
    await press('Close');
    await userEvent.click(await screen.findByRole('link', { name: 'Continue import' }));
    await press('Continue with 2 rows');
    await seen((await openDialog()).findByText('5 drivers updated.'));
    await press('Done');
    await waitFor(() => expect(screen.queryByText(/isn’t finished/)).toBeNull());
  },
};

/** What an earlier visit left is not lost if nothing can be sent now. */
export const ResumedAndRefused: Story = {
  args: { api: { 'PUT /fleet/drivers/index.php': fails('forbidden') } },
  beforeEach: () => left({ ...importOf(0, [1, 2]), at: new Date().toISOString() }),
  play: async () => {
    await press('Continue with 2 rows');
    await seen((await openDialog()).findByText('The import stopped'));
    await ready('Continue with 2 rows');
  },
};

const finished = (
  id: string,
  fileName: string,
  daysAgo: number,
  run = importOf(2, [1]),
  undo?: RowUndo,
): ImportRun => {
  const at = new Date(Date.now() - daysAgo * 86_400_000).toISOString();
  const states = run.rows.map((row, index): RowState => ({
    is: 'stored',
    id: row.id ?? String(index + 6),
    record: {},
    undo,
  }));
  return { ...run, id, fileName, at, states };
};

/** Another tab has finished an import that this one shows as interrupted. */
export const FinishedElsewhere: Story = {
  beforeEach: brokenOff,
  play: async () => {
    const dialog = await openDialog();
    await seen(dialog.findByText('The import of drivers.csv was interrupted'));
    await left(finished('run', 'drivers.csv', 0, importOf(0, [1, 2, 3, 4, 5])));
    await press('Stop here');
    await seen(dialog.findByText('5 drivers updated.'));
  },
};

export const RecentImports: Story = {
  beforeEach: async () => {
    await left(finished('a', 'new-drivers.csv', 1));
    await left(finished('b', 'yearly-dates-of-all-drivers.csv', 8));
    await left(finished('c', 'long-ago.csv', 31));
    // Far more ids than an address holds, none of them neighbours.
    const scattered = Array.from({ length: 2_000 }, (_, index) => 1_001 + 2 * index);
    await left(finished('d', 'every-other-driver.csv', 9, importOf(0, scattered)));
  },
  play: async () => {
    const dialog = await openDialog();
    const list = within(await dialog.findByRole('region', { name: 'Recent imports' }));
    await expect(list.getAllByRole('listitem')).toHaveLength(3);
    await expect(list.getByText('new-drivers.csv').parentElement).toHaveTextContent(
      /2 drivers added, 1 driver updated$/,
    );
    await expect(
      list.getByRole('link', { name: 'Show the records of new-drivers.csv' }),
    ).toHaveAttribute('href', expect.stringContaining('ids'));
    const cut = list.getByRole('link', {
      name: /^Show the first 1,\d{3} records of every-other-driver\.csv$/,
    });
    await expect(cut).toHaveTextContent(/^Show the first 1,\d{3}$/);
    await expect(cut.getAttribute('href')?.length).toBeLessThan(8_000);
    await userEvent.click(list.getByRole('button', { name: 'Undo the import of new-drivers.csv' }));
    await seen(screen.findByRole('dialog', { name: 'Undo this import?' }));
    // Escape is for the question alone.
    await userEvent.keyboard('{Escape}');
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await seen(dialog.findByRole('button', { name: 'Undo' }));
  },
};

/** The page was closed while an undo was at work. */
export const UndoCutOff: Story = {
  beforeEach: async () => {
    const run = finished('a', 'new-drivers.csv', 1);
    await listRun(run, true);
    await keepRun({
      ...run,
      states: run.states.map((state, index) => (index > 0 ? { ...state, undo: 'undone' } : state)),
    });
    await left(finished('b', 'all-undone.csv', 2, importOf(2, []), 'undone'));
  },
  play: async () => {
    const dialog = await openDialog();
    const list = within(await dialog.findByRole('region', { name: 'Recent imports' }));
    const wordsOf = (file: string) => list.getByText(file).parentElement;
    await expect(wordsOf('new-drivers.csv')).toHaveTextContent(/2 of 3 records undone$/);
    await expect(wordsOf('all-undone.csv')).toHaveTextContent(/· Undone$/);
    await userEvent.click(
      list.getByRole('button', { name: 'Details of the import of new-drivers.csv' }),
    );
    await seen(dialog.findByText('Import partly undone: 1 deleted, 1 restored.'));
    await expect(dialog.getByText('1 record is left to undo.')).toBeVisible();
  },
};

export const UndoRefused: Story = {
  args: {
    api: {
      'PUT /fleet/drivers/index.php': (request, server) => {
        updates += 1;
        const refused = fails('invalid', { serverMessage: 'The visa has ended' });
        return updates === 1 ? refused(request, server) : undefined;
      },
    },
  },
  beforeEach: () => left(finished('a', 'dates.csv', 1, importOf(0, [1, 2, 3]))),
  play: async () => {
    const confirm = async () =>
      userEvent.click(await screen.findByRole('button', { name: 'Undo import' }));
    const dialog = await openDialog();
    await userEvent.click(
      await dialog.findByRole('button', { name: 'Undo the import of dates.csv' }),
    );
    await confirm();
    await seen(dialog.findByText('Import partly undone: 2 restored.'));
    await expect(dialog.getByText('1 record could not be undone:')).toBeVisible();
    await expect(dialog.getByText(/The visa has ended/)).toHaveTextContent(
      'D-3: The visa has ended',
    );
    await press('Undo the rest');
    await confirm();
    await seen(dialog.findByText('Import undone: 3 restored.'));
  },
};

export const ManyConflicts: Story = {
  globals: PHONE,
  beforeEach: async () => {
    const run = finished(
      'a',
      'dates.csv',
      1,
      importOf(
        0,
        Array.from({ length: 1_200 }, (_, index) => index + 1),
      ),
    );
    const theirs = { gatepass_expiry: '2028-06-01' };
    await left({ ...run, states: run.states.map(() => ({ is: 'conflict', theirs })) });
  },
  play: async () => {
    const dialog = await openDialog();
    await userEvent.click(
      await dialog.findByRole('button', { name: 'Details of the import of dates.csv' }),
    );
    await seen(dialog.findByText('The first 100 of 1,200 are listed.'));
    await expect(dialog.getAllByRole('listitem')).toHaveLength(100);
    await userEvent.click(dialog.getByRole('button', { name: 'Keep their values for D-1' }));
    await seen(dialog.findByText('The first 100 of 1,199 are listed.'));
    await expect(dialog.getByRole('button', { name: 'Keep their values for D-101' })).toBeVisible();
    // The second press comes before the first choice is stored.
    for (const name of ['Keep their values for D-2', 'Keep theirs for all']) {
      dialog.getByRole('button', { name }).click();
    }
    await waitFor(() => expect(dialog.queryByText(/changed by someone else/)).toBeNull());
  },
};
