import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';

import type { Driver } from '../../domain/fleet/drivers.ts';
import { hasUnsavedWork } from '../../session/session.ts';
import { AdminStory } from '../../testing/AdminStory.tsx';
import { buildDriver, someDrivers } from '../../testing/builders.ts';
import { fails, hangs, type FakeApi, type StoryServer } from '../../testing/fakeApi.ts';
import { seen } from '../../testing/seen.ts';

const MOVE = 'POST /api/fleet/drivers/move.php';
const refused = fails('refused', { serverMessage: 'Disk full' });

const meta = {
  title: 'Fleet/Assignment',
  component: AdminStory,
  args: { path: '/fleet/trucks/1/show' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof AdminStory>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A chosen driver is not lost without a question. */
const cancel = async (dialog: { getByRole: typeof screen.getByRole }) => {
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  await expect(hasUnsavedWork()).toBe(true);
  await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
};

const chooseDriver = async (button: HTMLElement, name: string) => {
  await userEvent.click(button);
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(await dialog.findByRole('combobox', { name: 'Driver' }), name);
  await userEvent.click(await screen.findByRole('option', { name: new RegExp(name) }));
  return dialog;
};

/** Ahmed Khan's truck goes to Bilal Hussain, who already has another one. */
export const Moved: Story = {
  args: {
    drivers: [
      buildDriver({ id: 1, name: 'Ahmed Khan', truck_id: 1, trailer_id: 1 }),
      buildDriver({ id: 2, name: 'Bilal Hussain', truck_id: 2 }),
    ],
  },
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: 'Change driver' });
    const dialog = await chooseDriver(button, 'Bilal');
    await seen(
      dialog.findByText(
        'T-101 is assigned to Ahmed Khan (D-1001). Reassigning leaves Ahmed Khan (D-1001) without it.',
      ),
    );
    await seen(
      dialog.findByText('Bilal Hussain (D-1002) currently has T-102, which will have no driver.'),
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Reassign' }));
    await seen(screen.findByText('T-101 assigned to Bilal Hussain (D-1002)'));
    await seen(canvas.findByRole('link', { name: 'Bilal Hussain' }));
    await waitFor(() => expect(canvas.queryByRole('link', { name: 'Ahmed Khan' })).toBeNull());
  },
};

/** Whoever has no truck comes before those who have one, and of these who may drive. */
export const InOrder: Story = {
  args: {
    drivers: [
      buildDriver({ id: 1, name: 'Ahmed Khan', truck_id: 2 }),
      buildDriver({ id: 2, name: 'Bilal Hussain', gatepass_expiry: '2020-01-01' }),
      buildDriver({ id: 3, name: 'Carlos Reyes', status: 'vacation' }),
      buildDriver({ id: 4, name: 'Dinesh Rao' }),
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Assign driver' }));
    const options = await screen.findAllByRole('option');
    await expect(options.map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Dinesh Rao'),
      expect.stringContaining('Bilal Hussain'),
      expect.stringContaining('Carlos Reyes'),
      expect.stringContaining('Ahmed Khan'),
    ]);
  },
};

const ALIKE = ['Ahmed Khan Durrani', 'Ahmed Khan'].map((name, place) =>
  buildDriver({ id: place + 1, name }),
);
let goOn: () => void;
const held = new Promise<void>((resolve) => {
  goOn = resolve;
});

/** In a long list, there may be more matches than are known before the server has answered. */
export const EnterWhileSearching: Story = {
  args: {
    lists: { 'fleet/drivers': 9000 },
    api: {
      'GET /api/fleet/drivers.php': async ({ query }) => {
        const filter = String(query?.['filter'] ?? '');
        if (filter.includes('truck_id')) return { rows: [], total: 0 };
        if (!filter.includes('Ahmed')) return { rows: ALIKE.slice(0, 1), total: 9000 };
        await held;
        return { rows: ALIKE, total: 2 };
      },
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Assign driver' }));
    const input = await screen.findByRole('combobox', { name: 'Driver' });
    await seen(screen.findByRole('option', { name: /^Ahmed Khan Durrani/ }));
    await userEvent.paste('Ahmed Khan');
    await userEvent.keyboard('{Enter}');
    await expect(input).toHaveValue('Ahmed Khan');
    goOn();
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(2));
    await expect(input).toHaveValue('Ahmed Khan');
  },
};

/** Two presses and Enter: a driver's page offers free trucks first, and Enter sends what is chosen. */
export const FromTheDriver: Story = {
  args: {
    path: '/fleet/drivers/2/show',
    drivers: [
      buildDriver({ id: 1, name: 'Ahmed Khan', truck_id: 1 }),
      buildDriver({ id: 2, name: 'Bilal Hussain' }),
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Assign truck' }));
    await screen.findByRole('dialog', { name: 'Assign Bilal Hussain (D-1002)' });
    const [first] = await screen.findAllByRole('option');
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() =>
      expect(screen.getByRole('combobox', { name: 'Truck' })).toHaveAttribute(
        'aria-activedescendant',
      ),
    );
    await expect(first).toHaveTextContent(/^T-102/);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Assign' })).toBeEnabled());
    await userEvent.keyboard('{Enter}');
    await seen(screen.findByText('T-102 assigned to Bilal Hussain (D-1002)'));
    await seen(canvas.findByRole('link', { name: 'T-102' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Unassign T-102' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Unassign' }));
    await seen(screen.findByText('T-102 unassigned'));
    await seen(canvas.findByRole('button', { name: 'Assign truck' }));
  },
};

let store: StoryServer['store'];

/** Someone else gave the driver another truck meanwhile: it is named, and taken from him only by a second press. */
export const ChangedMeanwhile: Story = {
  args: {
    path: '/fleet/drivers/2/show',
    drivers: [buildDriver({ id: 2, name: 'Bilal Hussain' })],
    api: {
      'GET /api/fleet/drivers.php': (_request, server) => {
        store = server.store;
        return undefined;
      },
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Assign truck' }));
    await userEvent.click(await screen.findByRole('option', { name: /^T-101/ }));
    await store.drivers.patch(2, { truck_id: 2 });
    const assign = () => userEvent.click(screen.getByRole('button', { name: 'Assign' }));
    await assign();
    await seen(screen.findByText('Someone else changed this record in the meantime.'));
    await seen(
      screen.findByText('Bilal Hussain (D-1002) currently has T-102, which will have no driver.'),
    );
    await expect(await store.drivers.get(2)).toMatchObject({ truck_id: 2 });
    await assign();
    await seen(screen.findByText('T-101 assigned to Bilal Hussain (D-1002)'));
  },
};

export const MoveFailed: Story = {
  args: { api: { [MOVE]: refused } },
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: 'Change driver' });
    const dialog = await chooseDriver(button, 'Bilal');
    await userEvent.click(dialog.getByRole('button', { name: 'Reassign' }));
    await seen(dialog.findByText('Nothing was assigned. Disk full'));
    await cancel(dialog);
    await seen(canvas.findByRole('link', { name: 'Ahmed Khan' }));
  },
};

let areListed = true;

/** The drivers cannot be read anew after the failure: the one chosen stays. */
export const ChosenStays: Story = {
  args: {
    api: {
      [MOVE]: (...call) => {
        areListed = false;
        return refused(...call);
      },
      'GET /api/fleet/drivers.php': (...call) => (areListed ? undefined : fails('server')(...call)),
    },
  },
  beforeEach: () => void (areListed = true),
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: 'Change driver' });
    const dialog = await chooseDriver(button, 'Bilal');
    await userEvent.click(dialog.getByRole('button', { name: 'Reassign' }));
    await seen(dialog.findByText('Nothing was assigned. Disk full'));
    await canvas.findByText(/^Could not load assignments/);
    await expect(dialog.getByRole('combobox', { name: 'Driver' })).toHaveDisplayValue(/Bilal/);
  },
};

/** A server without the reassignment call: the truck is taken from its driver, then the next write fails. */
export const HalfMoved: Story = {
  args: {
    api: {
      [MOVE]: fails('notFound'),
      'PUT /fleet/drivers/index.php': (request, server) => {
        const { truck_id } = request.json as Driver;
        return truck_id === null ? undefined : refused(request, server);
      },
    },
  },
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: 'Change driver' });
    const dialog = await chooseDriver(button, 'Bilal');
    await userEvent.click(dialog.getByRole('button', { name: 'Reassign' }));
    await seen(dialog.findByText(/^Only part of this was saved/));
    await cancel(dialog);
    await seen(canvas.findByText('No driver assigned.'));
  },
};

export const TakenAway: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Unassign' }));
    const question = await screen.findByRole('dialog', {
      name: 'Unassign T-101 from Ahmed Khan (D-1001)?',
    });
    await userEvent.click(within(question).getByRole('button', { name: 'Unassign' }));
    await seen(screen.findByText('T-101 unassigned'));
    await seen(canvas.findByText('No driver assigned.'));
  },
};

/** Nothing is said of trucks that are still to come. */
export const ListLoading: Story = {
  args: {
    path: '/fleet/drivers/2/show',
    drivers: [buildDriver({ id: 2, name: 'Bilal Hussain' })],
    api: { 'GET /api/fleet/trucks/trucks.php': hangs },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Assign truck' }));
    const dialog = within(await screen.findByRole('dialog'));
    await expect(await dialog.findByRole('status')).toHaveTextContent('Please wait');
  },
};

export const ListFailed: Story = {
  args: { api: { 'GET /api/fleet/drivers.php': fails('network') } },
  play: async ({ canvas }) => {
    await seen(canvas.findByText('Could not load assignments.'));
    await seen(canvas.findByRole('heading', { level: 1, name: 'T-101' }));
  },
};

/** Whoever has it may be beyond the drivers that the server sent. */
export const ListCut: Story = {
  args: {
    api: {
      'GET /api/fleet/drivers.php': () => ({
        rows: [buildDriver({ id: 1, truck_id: null })],
        total: 7,
      }),
    },
  },
  play: async ({ canvas }) => {
    const card = await canvas.findByRole('region', { name: 'Assignment' });
    await waitFor(() => expect(card).toHaveTextContent('not known'));
    await expect(card).not.toHaveTextContent('No driver assigned.');
    await userEvent.click(canvas.getAllByRole('link', { name: 'Trucks' })[0]!);
    const row = await canvas.findByRole('row', { name: /T-101/ });
    await waitFor(() => expect(row).toHaveTextContent('not known'));
    await expect(row).not.toHaveTextContent('Unassigned');
  },
};

/** Nor is a truck free while drivers are missing. */
export const PickCut: Story = {
  args: { ...ListCut.args, path: '/fleet/drivers/1' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('combobox', { name: 'Truck' }));
    const [truck] = await screen.findAllByRole('option', { name: /^T-/ });
    await expect(truck).not.toHaveTextContent('Unassigned');
  },
};

/** So may what else the driver has. */
export const TrailersCut: Story = {
  args: { api: { 'GET /api/fleet/trailers/trailers.php': () => ({ rows: [], total: 7 }) } },
  play: async ({ canvas }) => {
    const card = await canvas.findByRole('region', { name: 'Assignment' });
    await waitFor(() => expect(card).toHaveTextContent('unknown (#1)'));
  },
};

/** An old server may hold data that breaks the rule. */
export const AssignedTwice: Story = {
  args: { drivers: [...someDrivers(), buildDriver({ id: 9, name: 'Zayed', truck_id: 1 })] },
  play: async ({ canvas }) => {
    await seen(canvas.findByText(/^Also assigned to Zayed \(D-1009\)/));
  },
};

/** All who lose it are named. */
export const TakenFromTwo: Story = {
  ...AssignedTwice,
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: 'Change driver' });
    const dialog = await chooseDriver(button, 'Bilal');
    await seen(
      dialog.findByText(/^T-101 is assigned to Ahmed Khan \(D-1001\), Zayed \(D-1009\)\./),
    );
  },
};

/** Why nothing can be assigned yet is said. */
export const HoldersUnread: Story = {
  args: {
    path: '/fleet/drivers/2/show',
    dialect: 'full',
    lists: { 'fleet/drivers': 9000 },
    drivers: [buildDriver({ id: 2, name: 'Bilal Hussain' })],
    api: {
      'GET /api/fleet/drivers.php': (request, server) =>
        String(request.query?.['filter']).includes('truck_id')
          ? fails('server')(request, server)
          : undefined,
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Assign truck' }));
    await userEvent.click(await screen.findByRole('option', { name: /^T-101/ }));
    const dialog = within(screen.getByRole('dialog'));
    await seen(dialog.findByText(/^Could not load assignments/, {}, { timeout: 5000 }));
    await expect(dialog.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

/** In the driver's own form. */
export const InTheForm: Story = {
  args: { path: '/fleet/drivers/2' },
  play: async ({ canvas }) => {
    const truck = await canvas.findByRole('combobox', { name: 'Truck' });
    await userEvent.type(truck, 'T-101');
    await userEvent.click(await screen.findByRole('option', { name: /^T-101/ }));
    await seen(canvas.findByText('T-101 is assigned to Ahmed Khan (D-1001).'));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await seen(
      canvas.findByText('Assigned to Ahmed Khan (D-1001). Reassign it or choose another.'),
    );
    // No list of trucks opens over the hint.
    await expect(screen.queryByRole('listbox')).toBeNull();
    await expect(screen.queryByText('No options')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Reassign to this driver' }));
    await seen(canvas.findByText(/^T-101 will be reassigned from Ahmed Khan/));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await seen(screen.findByText('Bilal Hussain (D-1002) updated'));
    await seen(canvas.findByRole('link', { name: 'T-101' }));
  },
};

const lax = fn<FakeApi[string]>(({ json }) => ({ success: true, data: json as object }));

/** A server that gives a truck to anyone: who else was given it meanwhile keeps it. */
export const TakenMeanwhile: Story = {
  args: {
    path: '/fleet/drivers/2',
    drivers: [
      buildDriver({ id: 1, name: 'Ahmed Khan' }),
      buildDriver({ id: 2, name: 'Bilal Hussain' }),
    ],
    api: { ...ChangedMeanwhile.args?.api, 'PUT /fleet/drivers/index.php': lax },
  },
  beforeEach: () => void lax.mockClear(),
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('combobox', { name: 'Truck' }), 'T-101');
    await userEvent.click(await screen.findByRole('option', { name: /^T-101/ }));
    await store.drivers.patch(1, { truck_id: 1 });
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await seen(canvas.findByText('Already assigned to another driver'));
    await expect(lax).not.toHaveBeenCalled();
    await seen(canvas.findByText('T-101 is assigned to Ahmed Khan (D-1001).'));
    await userEvent.click(canvas.getByRole('button', { name: 'Reassign to this driver' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await seen(screen.findByText('Bilal Hussain (D-1002) updated'));
  },
};

/** The driver is added, and the truck stays with its driver. */
export const AddedButNotMoved: Story = {
  args: {
    path: '/fleet/drivers/create',
    api: { [MOVE]: refused },
  },
  play: async ({ canvas }) => {
    const form = within(await screen.findByRole('dialog', { name: 'Add Driver' }));
    await waitFor(() => expect(form.getByLabelText(/^ID/)).not.toHaveValue(''));
    await userEvent.type(form.getByRole('textbox', { name: 'Name' }), 'Zayed Al Falasi');
    await userEvent.type(form.getByRole('combobox', { name: 'Truck' }), 'T-101');
    await userEvent.click(await screen.findByRole('option', { name: /^T-101/ }));
    await userEvent.click(await form.findByRole('button', { name: 'Reassign to this driver' }));
    await userEvent.click(form.getByRole('button', { name: 'Add Driver' }));
    await seen(canvas.findByRole('link', { name: 'Zayed Al Falasi' }));
    // The notice moves out of the dialog as that closes.
    await waitFor(() =>
      expect(
        screen.getByText(
          'Driver added, but T-101 could not be reassigned and stays with Ahmed Khan (D-1001). Disk full',
        ),
      ).toBeVisible(),
    );
  },
};
