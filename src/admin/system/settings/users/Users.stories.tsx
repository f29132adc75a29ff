import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';

import { session } from '../../../../session/index.ts';
import { AdminStory } from '../../../../testing/AdminStory.tsx';
import { fails, hangs, type FakeApi } from '../../../../testing/fakeApi.ts';
import { seen } from '../../../../testing/seen.ts';
import { buildUser } from '../../../../testing/storyData.ts';

const USERS = '/admin/users/users.php';

const remove = fn<FakeApi[string]>();

const askToDelete = async () => {
  await userEvent.click(await screen.findByRole('button', { name: /^Delete Priya Nair/ }));
  const dialog = await screen.findByRole('dialog', { name: /^Delete Priya Nair/ });
  return within(dialog).findByRole('button', { name: 'Delete user' });
};

const meta = {
  title: 'Settings/Users',
  component: AdminStory,
  args: { path: '/admin/settings/users', role: 'Super Admin' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof AdminStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  play: async ({ canvas }) => {
    await seen(canvas.findByRole('link', { name: 'Priya Nair' }));
    const figures = within(canvas.getByRole('region', { name: 'User figures' }));
    await waitFor(() =>
      expect(figures.getByRole('link', { name: /Active users/ })).toHaveTextContent('4'),
    );
    await expect(figures.getByRole('link', { name: /Super Admin/ })).toHaveTextContent('2');
  },
};

/** Where the server says so: when each signed in last, and whether with a second factor. */
export const SignIns: Story = {
  args: { dialect: 'full' },
  play: async ({ canvas }) => {
    await seen(canvas.findByRole('columnheader', { name: 'Last sign-in' }));
    // As far from the edge as in lists with boxes.
    await expect(canvas.getByRole('columnheader', { name: 'Name' })).toHaveStyle({
      paddingInlineStart: '12px',
    });
    await seen(canvas.findByRole('columnheader', { name: 'Two-factor' }));
  },
};

/** The form is left without an account. */
export const Cancelled: Story = {
  args: { path: '/admin/settings/users/create' },
  play: async ({ canvas }) => {
    await userEvent.click(await seen(canvas.findByRole('link', { name: 'Cancel' })));
    await seen(canvas.findByRole('heading', { level: 1, name: 'Users' }));
  },
};

export const Loading: Story = {
  args: { api: { [`GET ${USERS}`]: hangs } },
  play: async ({ canvas }) => {
    const figures = await canvas.findByRole('region', { name: 'User figures' });
    await expect(within(figures).getAllByText('–')).toHaveLength(5);
  },
};

export const Failed: Story = {
  args: { api: { [`GET ${USERS}`]: fails('network') } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByText('Failed to load users')).toHaveLength(2));
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeEnabled();
    // The row count is unknown.
    await expect(canvas.queryByText(/ of \d/)).toBeNull();
  },
};

export const Empty: Story = {
  args: { api: { [`GET ${USERS}`]: () => ({ success: true, data: [] }) } },
  play: async ({ canvas }) => {
    await seen(canvas.findByText('No users found'));
  },
};

export const Refused: Story = {
  args: { role: 'Diesel Manager' },
  play: async ({ canvas }) => {
    await seen(canvas.findByText(/It needs the permission ‘User management’/));
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' }, theme: 'dark' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Details of Priya Nair' }));
    await seen(canvas.findByText('Alain'));
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  },
};

/** You cannot delete yourself or the last Super Admin; nothing is sent. */
export const CannotBeDeleted: Story = {
  args: {
    api: {
      [`GET ${USERS}`]: () => ({
        success: true,
        data: [
          buildUser({ id: 1, name: 'Layla', role: 'Super Admin' }),
          buildUser({ id: 2, name: 'Omar' }),
        ],
      }),
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Delete Omar/ }));
    await seen(screen.findByText('You cannot delete or deactivate your own account.'));
    await userEvent.click(canvas.getByRole('button', { name: /^Delete Layla/ }));
    await seen(screen.findByText(/The last Super Admin cannot be deleted/));
    await expect(screen.queryByRole('dialog')).toBeNull();
    await userEvent.click(canvas.getByRole('link', { name: /^Edit Layla/ }));
    await userEvent.selectOptions(
      await canvas.findByRole('combobox', { name: /^Status/ }),
      'Inactive',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(
        canvas.getAllByText('The last Super Admin must keep this role and stay active').length,
      ).toBeGreaterThan(0),
    );
  },
};

/** Further Super Admins may be beyond the end of the list: the server decides. */
export const ListCut: Story = {
  args: {
    api: {
      [`GET ${USERS}`]: () => ({
        success: true,
        data: [buildUser({ id: 1, name: 'Layla', role: 'Super Admin' })],
        total: 40,
      }),
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Delete Layla/ }));
    await screen.findByRole('dialog', { name: /^Delete Layla/ });
  },
};

/** Asks first; then the app shows what the new role may see. */
export const OwnRole: Story = {
  args: {
    path: '/admin/settings/users/2',
    users: [
      buildUser({ id: 1, name: 'Layla', role: 'Super Admin' }),
      buildUser({ id: 2, name: 'Omar Haddad', role: 'Super Admin' }),
    ],
  },
  play: async ({ canvas }) => {
    const choose = async (role: string) => {
      await userEvent.selectOptions(await canvas.findByRole('combobox', { name: /^Role/ }), role);
      await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    };
    await choose('Fleet Manager');
    const name = 'Change your own role to Fleet Manager?';
    const question = within(await screen.findByRole('dialog', { name }));
    await userEvent.click(question.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    const again = within(await screen.findByRole('dialog', { name }));
    await userEvent.click(again.getByRole('button', { name: 'Change my role' }));
    await seen(screen.findByText('User updated successfully!'));
    await waitFor(() => expect(session.get()?.user.role).toBe('Fleet Manager'));
    await waitFor(() => expect(canvas.queryByRole('combobox', { name: /^Role/ })).toBeNull());
    await expect(canvas.queryByText(/Failed to load users/)).toBeNull();
  },
};

export const OwnRoleInArabic: Story = {
  args: OwnRole.args,
  globals: { language: 'ar' },
  play: async ({ canvas }) => {
    const role = await canvas.findByRole('combobox', { name: /^الدور/ });
    await userEvent.selectOptions(role, 'مدير الأسطول');
    await userEvent.click(canvas.getByRole('button', { name: 'حفظ' }));
    await seen(screen.findByRole('dialog', { name: 'تغيير دورك إلى مدير الأسطول؟' }));
  },
};

const put = fn<FakeApi[string]>();

/** Nobody locks themselves out. */
export const OwnStatus: Story = {
  args: { ...OwnRole.args, api: { [`PUT ${USERS}`]: put } },
  beforeEach: () => void put.mockReset(),
  play: async ({ canvas }) => {
    const status = await canvas.findByRole('combobox', { name: /^Status/ });
    await userEvent.selectOptions(status, 'Inactive');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await seen(canvas.findByText('You cannot delete or deactivate your own account.'));
    await expect(put).not.toHaveBeenCalled();
  },
};

/** The built-in roles can be given, whatever the server lists. */
export const OwnRolesAlone: Story = {
  args: {
    path: '/admin/settings/users/create',
    roles: [{ id: 9, name: 'Dispatcher', description: 'Plans trips.' }],
  },
  play: async ({ canvas }) => {
    const roles = within(await canvas.findByRole('combobox', { name: /^Role/ }));
    await waitFor(() =>
      expect(roles.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
        'Dispatcher',
        'Super Admin',
        'Fleet Manager',
        'Diesel Manager',
      ]),
    );
  },
};

export const Created: Story = {
  args: { path: '/admin/settings/users/create' },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText(/^Name/), 'Salma Nasser');
    await userEvent.type(canvas.getByLabelText(/^Email/), 'salma@qafila.example');
    await userEvent.type(canvas.getByLabelText(/^Password/), 'passwort');
    await seen(canvas.findByText(/Strength: weak/));
    await userEvent.click(canvas.getByRole('button', { name: 'Create User' }));
    await seen(canvas.findByText('This is one of the most common passwords. Choose another.'));
    await userEvent.click(canvas.getByRole('button', { name: 'Generate a password' }));
    await seen(canvas.findByText(/Strength: strong/));
    const generated = await canvas.findByRole('group', { name: 'Generated password' });
    await expect(generated).toHaveTextContent(
      canvas.getByLabelText<HTMLInputElement>(/^Password/).value,
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Create User' }));
    await seen(screen.findByText('User created successfully!'));
    await seen(canvas.findByRole('heading', { level: 1, name: 'Salma Nasser' }));
  },
};

/** The roles fail to load, but the built-in ones can still be assigned. */
export const RolesFailed: Story = {
  args: {
    path: '/admin/settings/users/create',
    api: { 'GET /admin/roles/roles.php': fails('server') },
  },
  play: async ({ canvas }) => {
    await seen(canvas.findByText(/The options could not be loaded/));
    const roles = within(canvas.getByRole('combobox', { name: /^Role/ }));
    await expect(roles.getByRole('option', { name: 'Diesel Manager' })).toBeInTheDocument();
  },
};

export const PasswordRefused: Story = {
  args: {
    path: '/admin/settings/users/3/show',
    api: { [`PUT ${USERS}`]: fails('refused', { serverMessage: 'It was used before.' }) },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Reset password' }));
    const dialog = within(await screen.findByRole('dialog', { name: /New password for Priya/ }));
    await userEvent.type(dialog.getByLabelText(/^New password/), 'seven camels at noon');
    await userEvent.click(dialog.getByRole('button', { name: 'Set password' }));
    await seen(dialog.findByText('Failed to update password: It was used before.'));
    await expect(screen.getAllByText('Diesel Manager')).toHaveLength(1);
    await expect(screen.getAllByText('Active')).toHaveLength(1);
    await expect(dialog.getByLabelText(/^New password/)).toHaveValue('seven camels at noon');
  },
};

/** A dialog that closed on the way would not say that it was refused. */
export const PasswordOnItsWay: Story = {
  args: { ...PasswordRefused.args, api: { [`PUT ${USERS}`]: put } },
  beforeEach: () => void put.mockReset(),
  play: async ({ canvas }) => {
    let refuse = (_answer: Response): void => undefined;
    put.mockReturnValueOnce(
      new Promise((resolve) => {
        refuse = resolve;
      }),
    );
    await userEvent.click(await canvas.findByRole('button', { name: 'Reset password' }));
    const dialog = within(await screen.findByRole('dialog', { name: /New password for Priya/ }));
    await userEvent.type(dialog.getByLabelText(/^New password/), 'seven camels at noon{Enter}');
    await waitFor(() => expect(put).toHaveBeenCalledOnce());
    await userEvent.keyboard('{Escape}');
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeDisabled();
    refuse(Response.json({ error: 'It was used before.' }, { status: 400 }));
    await seen(dialog.findByText('Failed to update password: It was used before.'));
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** Only a reload helps; a password is not kept as a draft. */
export const PasswordOutdated: Story = {
  args: { ...PasswordRefused.args, api: { [`PUT ${USERS}`]: fails('outdated') } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Reset password' }));
    const dialog = within(await screen.findByRole('dialog', { name: /New password for Priya/ }));
    await userEvent.type(dialog.getByLabelText(/^New password/), 'seven camels at noon');
    await userEvent.click(dialog.getByRole('button', { name: 'Set password' }));
    await seen(dialog.findByText(/a newer version of this app has been installed/));
    await expect(dialog.getByRole('button', { name: 'Reload' })).toBeEnabled();
  },
};

/** However often the confirmation is clicked, one request is sent. */
export const DeletedOnce: Story = {
  args: { api: { [`DELETE ${USERS}`]: remove } },
  beforeEach: () => void remove.mockReset(),
  play: async () => {
    await userEvent.tripleClick(await askToDelete());
    await seen(screen.findByText('User deleted successfully!'));
    await expect(remove).toHaveBeenCalledOnce();
  },
};

export const DeleteLost: Story = {
  args: { api: { [`DELETE ${USERS}`]: fails('network') } },
  play: async ({ canvas }) => {
    await userEvent.click(await askToDelete());
    await seen(screen.findByText(/^Error deleting user/));
    await seen(canvas.findByRole('link', { name: 'Priya Nair' }));
  },
};

/** Shows the server's message and keeps everything typed. */
export const CreateRefused: Story = {
  args: {
    path: '/admin/settings/users/create',
    api: { [`POST ${USERS}`]: fails('refused', { serverMessage: 'No more seats.' }) },
  },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText(/^Name/), 'Salma Nasser');
    await userEvent.type(canvas.getByLabelText(/^Email/), 'salma@qafila.example');
    await expect(canvas.getByText('At least 8 characters')).toBeVisible();
    await userEvent.type(canvas.getByLabelText(/^Password/), 'seven camels');
    await userEvent.click(canvas.getByRole('button', { name: 'Create User' }));
    await seen(screen.findByText('Failed to create user: No more seats.'));
    await expect(canvas.getByLabelText(/^Password/)).toHaveValue('seven camels');
    const branches = within(canvas.getByRole('combobox', { name: /^Branch/ }));
    await expect(branches.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'None (Super Admin)',
      'OCGLT',
      'Alain',
    ]);
  },
};
