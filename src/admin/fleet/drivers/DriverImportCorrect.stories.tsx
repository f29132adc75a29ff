import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, spyOn, userEvent, waitFor } from 'storybook/test';

import { AdminStory } from '../../../testing/AdminStory.tsx';
import { buildDriver } from '../../../testing/builders.ts';
import { seen } from '../../../testing/seen.ts';
import {
  choose,
  downloaded,
  MIXED,
  onServer,
  openDialog,
  press,
  rowOf,
  select,
  ready,
} from '../../import/testing/driverImport.ts';

const meta = {
  title: 'Fleet/Drivers/Import/Correcting and choosing',
  component: AdminStory,
  args: { path: '/fleet/drivers/import' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof AdminStory>;

export default meta;
type Story = StoryObj<typeof meta>;

const cellOf = async (line: number, field: string) => {
  const dialog = await openDialog();
  const place = dialog
    .getAllByRole('columnheader')
    .findIndex((header) => header.textContent === field);
  const cell = (await rowOf(line)).children[place];
  if (!(cell instanceof HTMLElement)) throw new Error(`No cell for ${field}`);
  return cell;
};

/** Only the review needs a wide dialog; the pencils of all columns are in it, and its body has no frame. */
export const FitsItsStep: Story = {
  play: async () => {
    const widthOf = async () => (await screen.findByRole('dialog')).offsetWidth;
    await openDialog();
    const narrow = await widthOf();
    const dialog = await choose(
      'driver_id,name,phone,gatepass_expiry,status\nN-1,Nadia Rahman,0501234567,2027-01-31,Foo\n',
    );
    const grid = await dialog.findByRole('grid');
    await expect(await widthOf()).toBeGreaterThan(narrow + 200);
    await expect(grid.scrollWidth).toBe(grid.clientWidth);
    const body = screen.getByRole('dialog').querySelector<HTMLElement>('[tabindex="-1"]');
    body?.focus();
    await expect(body && getComputedStyle(body).outlineStyle).toBe('none');
  },
};

/** Enter opens a cell and saves it, Escape discards the edit; the row is checked at once. */
export const CorrectedInPlace: Story = {
  play: async () => {
    const dialog = await choose(MIXED);
    await seen(dialog.findByRole('button', { name: 'Import 1 row' }));
    (await cellOf(2, 'Line')).focus();
    await userEvent.keyboard('{ArrowDown}{ArrowRight}{ArrowRight}{ArrowRight}{Enter}');
    const name = await dialog.findByRole('textbox', { name: 'Name, line 3' });
    await userEvent.type(name, 'Noor{Escape}');
    await expect(await rowOf(3)).toHaveTextContent('Name: Required');
    await waitFor(async () => expect(await cellOf(3, 'Name')).toHaveFocus());
    await userEvent.keyboard('{F2}Noor Aziz{Enter}');
    await waitFor(async () => expect(await rowOf(3)).toHaveTextContent('Will be added'));
    await expect(await cellOf(3, 'Name')).toHaveAttribute('data-corrected');
    await expect(await cellOf(3, 'ID')).not.toHaveAttribute('data-corrected');
    await userEvent.click(await cellOf(4, 'Status'));
    await userEvent.selectOptions(
      await dialog.findByRole('combobox', { name: 'Status, line 4' }),
      'On vacation',
    );
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await cellOf(4, 'Gatepass Expiry'));
    const date = await dialog.findByRole('textbox', { name: 'Gatepass Expiry, line 4' });
    await userEvent.clear(date);
    await userEvent.type(date, '20270228{Enter}');
    await seen(dialog.findByRole('button', { name: 'Import 3 rows' }));
    // A duplicate row with its own ID is no longer a duplicate.
    await userEvent.click(await cellOf(5, 'ID'));
    await userEvent.type(
      await dialog.findByRole('textbox', { name: 'ID, line 5' }),
      '{Control>}a{/Control}N-9{Enter}',
    );
    await seen(dialog.findByRole('button', { name: 'Import 4 rows' }));
  },
};

/** A cell that was opened and left is as it was: a wrong option does not become the default one. */
export const CellsOpenedOnly: Story = {
  play: async () => {
    const dialog = await choose(MIXED.replace(',sleeping,2027-02-30', ',sleeping,31/01/2027'));
    await ready('Import 1 row');
    await userEvent.click(await cellOf(4, 'Status'));
    await userEvent.click(await cellOf(4, 'Gatepass Expiry'));
    await userEvent.click(await cellOf(2, 'Status'));
    await userEvent.click(await cellOf(2, 'Line'));
    await waitFor(() => expect(dialog.queryByRole('combobox', { name: /^Status/ })).toBeNull());
    await seen(dialog.findByText(/^Status: Must be one of/));
    await expect(await cellOf(4, 'Status')).toHaveTextContent('sleeping');
    await expect(document.querySelector('[data-corrected]')).toBeNull();
  },
};

/** Nothing is sent while the reader still checks what was typed last. */
export const CorrectedLast: Story = onServer(async (server) => {
  const dialog = await choose('driver_id,name\nN-1,Nadia Rahman\n');
  const send = await ready('Import 1 row');
  await userEvent.click(await cellOf(2, 'Name'));
  const name = await dialog.findByRole('textbox', { name: 'Name, line 2' });
  await userEvent.clear(name);
  await userEvent.type(name, 'Noor Aziz');
  let check = () => {};
  spyOn(Worker.prototype, 'postMessage').mockImplementationOnce(function (
    this: Worker,
    question: unknown,
  ) {
    check = () => this.postMessage(question);
  });
  await userEvent.click(send);
  await expect(send).toBeDisabled();
  check();
  await press('Import 1 row');
  await seen(dialog.findByText('1 driver added.'));
  await expect(server.drivers.at(-1)?.name).toBe('Noor Aziz');
});

/**
 * A corrected row leaves its filter: the focus moves on to the next such row or, after the last, to the
 * filters. A row whose next cell is already open stays until that is closed.
 */
export const FilterEmptied: Story = {
  play: async () => {
    const dialog = await choose('driver_id,name\nN-1,Nadia Rahman\nN-2,\nN-3,\nN-4,\n');
    const wrong = (count: number) =>
      dialog.findByRole('button', { name: `${count} with errors`, pressed: true });
    await userEvent.click(await dialog.findByRole('button', { name: '3 with errors' }));
    await userEvent.click(await cellOf(3, 'Name'));
    await userEvent.keyboard('Noor Din');
    await userEvent.click(await cellOf(3, 'ID'));
    await seen(wrong(2));
    await userEvent.keyboard('N-9{Enter}');
    await waitFor(async () => expect(await cellOf(4, 'ID')).toHaveFocus());
    (await cellOf(5, 'Name')).focus();
    await userEvent.keyboard('{F2}Omar Ali{Enter}');
    await seen(wrong(1));
    await waitFor(async () => expect(await cellOf(4, 'Name')).toHaveFocus());
    await userEvent.keyboard('{F2}Sara Ali{Enter}');
    const all = await dialog.findByRole('button', { name: 'All 4', pressed: true });
    await waitFor(() => expect(all).toHaveFocus());
    await expect(await rowOf(3)).toHaveTextContent('N-9');
    // Nor does a search leave the focus nowhere.
    await userEvent.type(dialog.getByRole('searchbox', { name: 'Find in the file' }), 'sara');
    await waitFor(() => expect(dialog.queryByRole('row', { name: /^2 / })).toBeNull());
    (await cellOf(4, 'Name')).focus();
    await userEvent.keyboard('{F2}Noor Aziz{Enter}');
    await seen(dialog.findByText('No row has these words.'));
    await waitFor(() => expect(all).toHaveFocus());
  },
};

/** What was corrected by hand is not lost by a slip: Escape asks first. */
export const CorrectionsGuarded: Story = {
  play: async () => {
    const dialog = await choose(MIXED);
    await seen(dialog.findByRole('button', { name: 'Import 1 row' }));
    await userEvent.click(await cellOf(3, 'Name'));
    await userEvent.keyboard('Noor Aziz{Enter}');
    await seen(dialog.findByRole('button', { name: 'Import 2 rows' }));
    await press('Close');
    await userEvent.click(await screen.findByRole('button', { name: 'Keep editing' }));
    await press('Choose another file');
    await userEvent.click(await screen.findByRole('button', { name: 'Keep editing' }));
    await expect(await rowOf(3)).toHaveTextContent('Noor Aziz');
    // Once its row is sent, nothing is left to lose.
    await press('Import 2 rows');
    await press('Done');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** The file of skipped rows includes the corrections, and a new mapping keeps them. */
export const CorrectionsStay: Story = {
  play: async () => {
    const dialog = await choose(MIXED);
    await seen(dialog.findByRole('button', { name: 'Import 1 row' }));
    await userEvent.click(await cellOf(4, 'Status'));
    await userEvent.selectOptions(
      await dialog.findByRole('combobox', { name: 'Status, line 4' }),
      'Active',
    );
    await userEvent.keyboard('{Enter}');
    await waitFor(async () => expect(await rowOf(4)).not.toHaveTextContent('Status:'));
    const file = await downloaded(() => press('Download skipped rows'));
    await expect(file).toContain('N-3,Noor Din,active,2027-02-30');
    await select(/Field for the column Gatepass/, 'Ignored');
    await waitFor(async () => expect(await rowOf(4)).toHaveTextContent('Will be added'));
  },
};

const CHANGES =
  'driver_id,name,gatepass_expiry,phone\nD-1,Ali,2028-01-31,\nD-2,Omar H.,2028-02-28,\n';

/** New dates for the year: changes are shown from old to new, and each row may be skipped. */
export const ChangedRows: Story = {
  ...onServer(
    async () => {
      const dialog = await choose(CHANGES);
      await seen(dialog.findByRole('button', { name: '2 changed' }));
      await expect(await cellOf(2, 'Gatepass Expiry')).toHaveTextContent('2027-01-31→2028-01-31');
      const buttons = await dialog.findByRole('group', { name: 'Line 2: update or skip' });
      await userEvent.click(buttons.querySelectorAll('button')[1] ?? buttons);
      await expect(buttons.querySelectorAll('button')[1]).toHaveAttribute('aria-pressed', 'true');
      await select('Empty cells', 'Clear the stored value');
      await waitFor(async () => expect(await cellOf(3, 'Phone')).toHaveTextContent('→'));
    },
    (server) => {
      server.drivers = [
        buildDriver({
          id: 1,
          driver_id: 'D-1',
          name: 'Ali',
          gatepass_expiry: '2027-01-31',
          phone: '0501234567',
        }),
        buildDriver({
          id: 2,
          driver_id: 'D-2',
          name: 'Omar',
          gatepass_expiry: '2027-02-28',
          phone: '0507654321',
        }),
      ];
    },
  ),
};

/** A file of keys and dates only: whose each date is, and no column that the file has not. */
export const UpdatesOnly: Story = onServer(
  async () => {
    const dialog = await choose('driver_id,gatepass_expiry\nD-1,2028-01-31\nD-9,2028-02-28\n');
    await seen(dialog.findByText('Updates only: new drivers need a column for Name.'));
    await ready('Import 1 row');
    await expect(await cellOf(2, 'ID')).toHaveTextContent('D-1 Ali');
    await expect(await cellOf(3, 'ID')).toHaveTextContent(/^D-9$/);
    await expect(dialog.queryByRole('columnheader', { name: 'Status' })).toBeNull();
  },
  (server) => {
    server.drivers = [
      buildDriver({ id: 1, driver_id: 'D-1', name: 'Ali', gatepass_expiry: '2027-01-31' }),
    ];
  },
);

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' }, theme: 'dark' },
  play: async () => {
    const dialog = await choose(MIXED);
    await seen(dialog.findByRole('button', { name: 'Import 1 row' }));
    await userEvent.click(await dialog.findByRole('button', { name: /Name, line 3$/ }));
    await userEvent.type(
      await dialog.findByRole('textbox', { name: 'Name, line 3' }),
      'Noor Aziz{Enter}',
    );
    await seen(dialog.findByRole('button', { name: 'Import 2 rows' }));
    await waitFor(() =>
      expect(dialog.getByRole('button', { name: /Name, line 3$/ })).toHaveFocus(),
    );
  },
};

/** The next file with the same columns is mapped like the last one. */
export const MappedAsLastTime: Story = {
  play: async () => {
    const file = 'Badge,Who\nN-1,Nadia Rahman\n';
    const dialog = await choose(file);
    await select('Field for the column Badge', 'ID');
    await select('Field for the column Who', 'Name');
    await seen(dialog.findByRole('button', { name: 'Import 1 row' }));
    await press('Choose another file');
    await choose(file);
    await seen(dialog.findByText('Columns mapped as last time.'));
    await ready('Import 1 row');
    await press('Reset');
    await seen(dialog.findByText(/^No column is mapped to ID/));
    await expect(dialog.queryByText('Columns mapped as last time.')).toBeNull();
  },
};
