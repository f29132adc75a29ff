import type { Meta, StoryObj } from '@storybook/react-vite';
import type { QueryClient } from '@tanstack/react-query';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';

import { testDay } from '../../domain/base/testing.ts';
import { AdminStory } from '../../testing/AdminStory.tsx';
import { buildDriver } from '../../testing/builders.ts';
import type { StoryServer } from '../../testing/fakeApi.ts';
import { seen } from '../../testing/seen.ts';

type Store = StoryServer['store'];

interface Edited {
  path: string;
  /** The call that reads it, and where the mock keeps it. */
  read: string;
  rows: keyof Store;
  /** The label of the field that both change, and of one that only the other user changes. */
  label: RegExp;
  other: RegExp;
  theirs: Record<string, string>;
}

let store: Store;
let queryClient: QueryClient;

const editing = ({ path, read }: Edited) => ({
  path,
  role: path.startsWith('/admin') ? 'Super Admin' : 'Fleet Manager',
  api: {
    [`GET ${read}`]: (_request: unknown, server: { store: Store }) => {
      store = server.store;
      return undefined;
    },
  },
  onStart: (client: QueryClient) => {
    queryClient = client;
  },
});

const type = async (label: RegExp, text: string) => {
  const input = await screen.findByRole('textbox', { name: label });
  await userEvent.clear(input);
  await userEvent.type(input, text);
  return input;
};

/** Someone else changes the record; with `isRead` the form's record is read again. */
const change = async ({ rows, theirs }: Edited, isRead = true) => {
  await store[rows].patch(1, theirs);
  if (isRead) await queryClient.invalidateQueries();
};

const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));

const DRIVER: Edited = {
  path: '/fleet/drivers/1',
  read: '/api/fleet/drivers.php',
  rows: 'drivers',
  label: /^Name(?: \*)?$/,
  other: /^UAE #/,
  theirs: { name: 'Theirs', uae_number: '77' },
};
const TRUCK: Edited = {
  path: '/fleet/trucks/1',
  read: '/api/fleet/trucks/trucks.php',
  rows: 'trucks',
  label: /^Make/,
  other: /^Model/,
  theirs: { make: 'Theirs', model: 'M-77' },
};
const USER: Edited = {
  path: '/admin/settings/users/1',
  read: '/admin/users/users.php',
  rows: 'users',
  label: /^Name(?: \*)?$/,
  other: /^Email/,
  theirs: { name: 'Theirs', email: 'm77@qafila.example' },
};
const COMPANY: Edited = {
  path: '/admin/settings/company',
  read: '/admin/companies/companies.php',
  rows: 'company_profile',
  label: /^City/,
  other: /^Country/,
  theirs: { city: 'Theirs', country: 'Oman' },
};

const meta = {
  title: 'Forms/Changed meanwhile',
  component: AdminStory,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof AdminStory>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What was typed stays when the record is read again; other fields follow. */
const kept = (edited: Edited): Story => ({
  args: editing(edited),
  play: async () => {
    const input = await type(edited.label, 'Mine');
    await change(edited);
    const value = Object.values(edited.theirs)[1];
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: edited.other })).toHaveValue(value),
    );
    await expect(input).toHaveValue('Mine');
    await waitFor(() =>
      expect(input).toHaveAccessibleDescription(
        'Someone else changed this in the meantime to: Theirs',
      ),
    );
    await expect(screen.getByRole('button', { name: 'Save' })).toBeEnabled();
  },
});

/** A paper renewed in the bell: its date follows in the form underneath, what was typed stays. */
export const RenewedInTheBell: Story = {
  args: { ...editing(DRIVER), drivers: [buildDriver({ id: 1, gatepass_expiry: testDay().today })] },
  play: async () => {
    const input = await type(DRIVER.label, 'Mine');
    const date = screen.getByRole<HTMLInputElement>('textbox', { name: /^Gatepass/ });
    const before = date.value;
    await userEvent.click(await screen.findByRole('button', { name: /unread notifications?$/ }));
    const panel = within(await screen.findByRole('dialog', { name: 'Notifications' }));
    await userEvent.click(await panel.findByRole('button', { name: /^Renew Gatepass of/ }));
    const renewal = within(await screen.findByRole('dialog', { name: /^Renew Gatepass of/ }));
    await userEvent.click(renewal.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: /^Renew/ })).toBeNull());
    await userEvent.keyboard('{Escape}');
    const { gatepass_expiry: renewed } = (await store.drivers.get(1)) ?? {};
    await waitFor(() => expect(date).not.toHaveValue(before));
    await expect(input).toHaveValue('Mine');
    await expect(screen.getByRole('button', { name: 'Save' })).toBeEnabled();
    await save();
    await seen(screen.findByText(/ updated$/));
    await expect(await store.drivers.get(1)).toMatchObject({
      name: 'Mine',
      gatepass_expiry: renewed,
    });
  },
};

export const KeptInADriver: Story = kept(DRIVER);
export const KeptInATruck: Story = { ...kept(TRUCK), globals: { theme: 'dark' } };
export const KeptInAUser: Story = kept(USER);
export const KeptInTheCompany: Story = kept(COMPANY);

const dialog = async () =>
  within(await screen.findByRole('dialog', { name: 'Someone else changed this too' }));

/** Both have changed the name; saving shows all three values, also when a third user changes it then. */
export const Conflict: Story = {
  args: editing(DRIVER),
  play: async () => {
    await type(DRIVER.label, 'Mine');
    await type(DRIVER.other, '11');
    await change(DRIVER, false);
    await save();
    const view = await dialog();
    const name = within(view.getByRole('group', { name: 'Name' }));
    await waitFor(() => expect(name.getByRole('radio', { name: /^Theirs Theirs$/ })).toHaveFocus());
    await expect(name.getByRole('radio', { name: /^Yours Mine$/ })).not.toBeChecked();
    await userEvent.click(view.getByRole('button', { name: 'Save' }));
    await seen(view.findAllByText('Choose one').then(([first]) => first!));
    await userEvent.click(view.getByRole('button', { name: 'Take all theirs' }));
    await userEvent.keyboard('{Tab}{Tab}{ArrowDown}');
    await expect(name.getByRole('radio', { name: /^Yours/ })).toBeChecked();
    await store.drivers.patch(1, { name: 'A third one' });
    await userEvent.click(view.getByRole('button', { name: 'Save' }));
    const again = await dialog();
    await seen(again.findByText('A third one'));
    await expect(again.queryByRole('group', { name: 'UAE #' })).toBeNull();
    await userEvent.click(again.getByRole('radio', { name: /^Yours/ }));
    await userEvent.click(again.getByRole('button', { name: 'Save' }));
    await seen(screen.findByText(/ updated$/));
    await expect(await store.drivers.get(1)).toMatchObject({ name: 'Mine', uae_number: '77' });
  },
};

/** Someone else deleted the driver: what was typed stays, to be copied. */
export const Deleted: Story = {
  args: editing(DRIVER),
  play: async () => {
    const input = await type(DRIVER.label, 'Mine');
    await store.drivers.delete(1);
    await save();
    await seen(screen.findByText(/This record no longer exists\./));
    await expect(input).toHaveValue('Mine');
  },
};

/** Going back to the form keeps what was typed, and says beside the field what it is now. */
export const BackToTheForm: Story = {
  globals: { viewport: { value: 'phone' }, theme: 'dark' },
  args: editing(COMPANY),
  play: async () => {
    const input = await type(COMPANY.label, 'Mine');
    await change(COMPANY, false);
    await save();
    const first = await dialog();
    await userEvent.click(first.getByRole('button', { name: 'Back to editing' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(input).toHaveValue('Mine');
    await waitFor(() => expect(input).toHaveAccessibleDescription(/Theirs$/));
    await save();
    const view = await dialog();
    await userEvent.click(view.getByRole('radio', { name: /^Theirs/ }));
    await userEvent.click(view.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(input).toHaveValue('Theirs'));
    await expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
  },
};
