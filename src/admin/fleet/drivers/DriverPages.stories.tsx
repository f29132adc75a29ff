import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';

import { AdminStory } from '../../../testing/AdminStory.tsx';
import { buildDriver } from '../../../testing/builders.ts';
import { fails, hangs, type FakeApi } from '../../../testing/fakeApi.ts';
import { seen } from '../../../testing/seen.ts';

const meta = {
  title: 'Fleet/Drivers/Pages',
  component: AdminStory,
  args: { path: '/fleet/drivers/1/show' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof AdminStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Shown: Story = {
  play: async ({ canvas }) => {
    await seen(canvas.findByRole('heading', { level: 1, name: 'Ahmed Khan' }));
    await seen(canvas.findByText('Al Noor Transport'));
    const truck = await seen(canvas.findByRole('link', { name: 'T-101' }));
    // Beside the buttons, as large as a target must be.
    await expect(truck.getBoundingClientRect().height).toBeGreaterThanOrEqual(24);
    await expect(canvas.getByText('أحمد خان')).toBeVisible();
  },
};

export const ShownWithUnknownTruck: Story = {
  args: { api: { 'GET /api/fleet/trucks/trucks.php': fails('server') } },
  play: async ({ canvas }) => {
    await seen(canvas.findByText('unknown (#1)'));
  },
};

export const Gone: Story = {
  args: { path: '/fleet/drivers/999/show' },
  play: async ({ canvas }) => {
    await seen(canvas.findByRole('heading', { name: 'This driver no longer exists' }));
    await expect(canvas.getByRole('link', { name: 'Back to Drivers' })).toBeVisible();
  },
};

export const ShowFailed: Story = {
  args: { api: { 'GET /api/fleet/drivers.php': fails('nonJson') } },
  play: async ({ canvas }) => {
    await seen(canvas.findByText('Could not load drivers. Please try again later.'));
    await expect(canvas.getByText(/non-JSON response/)).toBeVisible();
  },
};

export const ShowLoading: Story = {
  args: { api: { 'GET /api/fleet/drivers.php': hangs } },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('progressbar', { name: 'Loading...' })).toBeVisible(),
    );
    await expect(canvas.getByRole('status', { name: 'Loading' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Delete' })).toBeDisabled();
    await expect(canvas.getByRole('link', { name: 'Edit' })).toBeVisible();
    await expect(canvas.queryByText('Ahmed Khan')).toBeNull();
  },
};

export const Edited: Story = {
  args: { path: '/fleet/drivers/2' },
  play: async ({ canvas }) => {
    await seen(canvas.findByRole('heading', { level: 1, name: 'Edit Bilal Hussain' }));
    const name = await canvas.findByLabelText(/^Name\s*\*?$/);
    await userEvent.clear(name);
    await userEvent.type(name, 'Bilal Hussain Shah');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await seen(canvas.findByRole('heading', { level: 1, name: 'Bilal Hussain Shah' }));
    await seen(screen.findByText(/ updated$/));
  },
};

export const EditRefused: Story = {
  args: {
    path: '/fleet/drivers/2',
    api: { 'PUT /fleet/drivers/index.php': fails('forbidden', { status: 403 }) },
  },
  play: async ({ canvas }) => {
    const name = await canvas.findByLabelText(/^Name\s*\*?$/);
    await userEvent.type(name, ' Shah');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await seen(screen.findByText(/You do not have permission/));
    await expect(name).toHaveValue('Bilal Hussain Shah');
  },
};

const put = fn<FakeApi[string]>();

/** Without the list of trucks the stored one stays. */
export const EditedWithoutTrucks: Story = {
  args: {
    path: '/fleet/drivers/1',
    api: {
      'GET /api/fleet/trucks/trucks.php': fails('server'),
      'PUT /fleet/drivers/index.php': put,
    },
  },
  beforeEach: () => void put.mockReset(),
  play: async ({ canvas }) => {
    await seen(
      canvas.findByText('The options could not be loaded. The stored value is unchanged.'),
    );
    await userEvent.type(canvas.getByLabelText(/^UAE/), '9');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await seen(screen.findByText(/ updated$/));
    await expect(put.mock.calls[0]?.[0].json).toMatchObject({ truck_id: 1 });
  },
};

/** The button renders before the driver has loaded. */
const askToDelete = async (canvas: ReturnType<typeof within>) => {
  const button = await canvas.findByRole('button', { name: 'Delete' });
  await waitFor(() => expect(button).toBeEnabled());
  await userEvent.click(button);
};

export const Deleted: Story = {
  play: async ({ canvas }) => {
    await askToDelete(canvas);
    const question = await screen.findByRole('dialog', { name: 'Delete Ahmed Khan (D-1001)?' });
    await seen(within(question).findByText(/Linked to it: T-101, TR-201\.$/));
    await userEvent.click(screen.getByRole('button', { name: 'Delete driver' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await seen(canvas.findByRole('link', { name: 'Bilal Hussain' }));
    await expect(canvas.queryByRole('link', { name: 'Ahmed Khan' })).toBeNull();
  },
};

const remove = fn<FakeApi[string]>();

/** A second click while the confirmation fades out does nothing. */
export const DeletePressedTwice: Story = {
  args: { path: '/fleet/drivers/1/show', api: { 'DELETE /api/fleet/drivers.php': remove } },
  beforeEach: () => void remove.mockReset().mockImplementation(fails('refused')),
  play: async ({ canvas }) => {
    await askToDelete(canvas);
    const question = within(await screen.findByRole('dialog'));
    await userEvent.dblClick(question.getByRole('button', { name: 'Delete driver' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(remove).toHaveBeenCalledOnce();
    await seen(screen.findByText(/^Failed to delete driver/));
    await expect(canvas.getByRole('heading', { level: 1, name: 'Ahmed Khan' })).toBeVisible();
  },
};

export const UnknownStatusStays: Story = {
  args: {
    path: '/fleet/drivers/1',
    drivers: [buildDriver({ id: 1, name: 'Ahmed Khan', status: 'on_hold' as 'active' })],
  },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText(/^UAE/), '9');
    await expect(canvas.getByRole('combobox', { name: /Status/ })).toHaveDisplayValue('On hold');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await seen(screen.findByText(/ updated$/));
    // The form shows the same word until the driver's page has rendered.
    await canvas.findByRole('heading', { level: 1, name: 'Ahmed Khan' });
    await seen(canvas.findByText('On hold'));
  },
};

export const EditLoading: Story = {
  args: { path: '/fleet/drivers/1', api: { 'GET /api/fleet/drivers.php': hangs } },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('progressbar', { name: 'Loading...' })).toBeVisible(),
    );
    await expect(canvas.queryByRole('button', { name: 'Save' })).toBeNull();
  },
};

export const EditGone: Story = {
  args: { path: '/fleet/drivers/999' },
  play: async ({ canvas }) => {
    await seen(canvas.findByRole('heading', { name: 'This driver no longer exists' }));
    await expect(canvas.getByRole('link', { name: 'Back to Drivers' })).toBeVisible();
  },
};
