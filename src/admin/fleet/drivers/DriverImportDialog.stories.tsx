import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';

import realExport from '../../../domain/import/fixtures/drivers-logistics-operations.csv?raw';
import { AdminStory } from '../../testing/AdminStory.tsx';
import { buildDriver, someDrivers } from '../../testing/builders.ts';
import { fails } from '../../testing/fakeApi.ts';
import { seen } from '../../testing/seen.ts';

const meta = {
  title: 'Fleet/Drivers/Import',
  component: AdminStory,
  args: { path: '/fleet/drivers/import' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof AdminStory>;

export default meta;
type Story = StoryObj<typeof meta>;

const choose = async (text: string, name = 'drivers.csv') => {
  const dialog = within(await screen.findByRole('dialog', { name: 'Import Drivers' }));
  const input = await dialog.findByLabelText('Choose a file', { selector: 'input' });
  await userEvent.upload(input, new File([text], name, { type: 'text/csv' }));
  return dialog;
};

const MIXED = [
  'Driver ID,Name,Status,Gatepass Expiry',
  'N-1,Nadia Rahman,active,2027-01-31',
  'N-2,,active,2027-01-31',
  'N-3,Noor Din,sleeping,2027-02-30',
  'N-1,Nadia Again,active,',
  'D-1001,Ahmed Khan,active,',
].join('\n');

export const Choosing: Story = {
  play: async () => {
    await seen(screen.findByText('Drop a CSV file here'));
  },
};

export const RealExport: Story = {
  play: async () => {
    const dialog = await choose(realExport);
    await expect(await dialog.findByRole('button', { name: 'Import 150 rows' })).toBeEnabled();
    await expect(dialog.getByText(/150 rows, delimiter “;”/)).toBeVisible();
    await expect(dialog.getByText('Jennifer Hernandez')).toBeVisible();
  },
};

export const GoodAndBadRows: Story = {
  play: async () => {
    const dialog = await choose(MIXED);
    await expect(await dialog.findByRole('button', { name: 'Import 1 row' })).toBeEnabled();
    await expect(dialog.getByText(/Name: Required/)).toBeVisible();
    await expect(dialog.getByText(/Must be one of/)).toBeVisible();
    await expect(dialog.getByText(/Repeats line 2/)).toBeVisible();
    await expect(
      dialog.getByRole('button', { name: 'Download the rows that are left out' }),
    ).toBeEnabled();
  },
};

export const NoTable: Story = {
  play: async () => {
    const dialog = await choose('<html><body>no</body></html>');
    await seen(dialog.findByText(/This file is no CSV table/));
  },
};

export const NotArrived: Story = {
  args: {
    drivers: someDrivers(),
    api: {
      'POST /api/fleet/drivers/import.php': () => ({ success: true }),
      'GET /api/fleet/drivers.php': () => ({
        rows: [buildDriver({ id: 9, driver_id: 'N-1', name: 'Nadia Rahman' })],
      }),
    },
  },
  play: async () => {
    const dialog = await choose('driver_id,name\nN-9,Somebody New\n');
    await userEvent.click(await dialog.findByRole('button', { name: 'Import 1 row' }));
    await seen(dialog.findByText('0 of 1 rows arrived.'));
    await expect(dialog.getByText(/the server gave no reason/)).toBeVisible();
  },
};

export const UploadFailed: Story = {
  args: { api: { 'POST /api/fleet/drivers/import.php': fails('refused') } },
  play: async () => {
    const dialog = await choose('driver_id,name\nN-9,Somebody New\n');
    await userEvent.click(await dialog.findByRole('button', { name: 'Import 1 row' }));
    await seen(dialog.findByText('Failed to import drivers. Please try again later.'));
    await expect(dialog.getByRole('button', { name: 'Import 1 row' })).toBeEnabled();
  },
};
