import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';

import { AdminStory } from '../../../../testing/AdminStory.tsx';
import { fails, hangs } from '../../../../testing/fakeApi.ts';
import { seen } from '../../../../testing/seen.ts';
import { buildUser } from '../../../../testing/storyData.ts';

const ROLES = '/admin/roles/roles.php';

const meta = {
  title: 'Settings/Roles',
  component: AdminStory,
  args: { path: '/admin/settings/roles', role: 'Super Admin' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof AdminStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  play: async ({ canvas }) => {
    await seen(canvas.findByRole('link', { name: 'Dispatcher' }));
    const matrix = canvas.getByRole('table', { name: 'What the built-in roles may do' });
    const cells = within(within(matrix).getByRole('row', { name: /^Drivers/ })).getAllByRole(
      'cell',
    );
    await expect(cells.map((cell) => cell.textContent)).toEqual(['No', 'Yes', 'No']);
    await userEvent.click(await canvas.findByRole('link', { name: '2 users' }));
    await seen(canvas.findByRole('link', { name: 'Layla Al Mansoori' }));
  },
};

export const Failed: Story = {
  args: { api: { [`GET ${ROLES}`]: fails('network') } },
  play: async ({ canvas }) => {
    await seen(canvas.findByRole('button', { name: 'Try again' }));
    await expect(canvas.getAllByText('Failed to load roles')[0]).toBeVisible();
  },
};

export const CannotBeDeleted: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete Auditor' }));
    await expect(canvas.queryByRole('button', { name: 'Delete Fleet Manager' })).toBeNull();
    await seen(screen.findByText('The role Auditor is in use: 1 user has it.'));
    await userEvent.click(canvas.getByRole('link', { name: 'Edit Auditor' }));
    const name = await canvas.findByLabelText(/^Name/);
    await seen(canvas.findByText('Cannot be renamed: 1 user has it'));
    await expect(name).toHaveAttribute('readonly');
  },
};

export const NameTaken: Story = {
  args: { path: '/admin/settings/roles/create' },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText(/^Name/), 'auditor');
    await userEvent.type(canvas.getByLabelText(/^Description/), 'Once more');
    await userEvent.click(canvas.getByRole('button', { name: 'Create Role' }));
    await seen(canvas.findByText('Auditor already exists'));
  },
};

export const OneRole: Story = {
  args: { path: '/admin/settings/roles/3/show' },
  globals: { theme: 'dark' },
  play: async ({ canvas }) => {
    await seen(canvas.findByRole('heading', { level: 1, name: 'Diesel Manager' }));
    await seen(canvas.findByText('Purchases', { selector: 'dt' }));
    await expect(canvas.getAllByText('Built in')).toHaveLength(1);
    await expect(canvas.queryByRole('button', { name: 'Delete' })).toBeNull();
  },
};

/** A record type without texts is named after its page; no key shows. */
export const EveryRightIsNamed: Story = {
  args: { path: '/admin/settings/roles/1/show' },
  play: async ({ canvas }) => {
    await seen(canvas.findByText('Site update', { selector: 'dt' }));
    await seen(canvas.findByText('Companies', { selector: 'dt' }));
    const may = (name: string) => canvas.getByText(name, { selector: 'dt' }).nextElementSibling;
    await expect(may('Legal documents')).toHaveTextContent(
      'list, open, create, edit, delete, export',
    );
    await expect(may('Legal documents')).not.toHaveTextContent('import');
    await expect(may('Activity log')).toHaveTextContent(/^export$/);
    const names = canvas.getAllByRole('term').map((term) => term.textContent);
    await expect(names.filter((name) => /[/._]/.test(name))).toEqual([]);
  },
};

/** What a new company comes with is written in the reader's language, and stored as it was. */
export const InArabic: Story = {
  globals: { language: 'ar' },
  play: async ({ canvas }) => {
    await seen(canvas.findByText('يدير السائقين والشاحنات والمقطورات والمستندات.'));
    await expect(canvas.getByRole('link', { name: 'Dispatcher' })).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'مدير الأسطول' }));
    await seen(canvas.findByRole('heading', { level: 1, name: 'مدير الأسطول' }));
    await userEvent.click(canvas.getByRole('link', { name: 'تعديل' }));
    await expect(await canvas.findByLabelText(/^الاسم/)).toHaveValue('Fleet Manager');
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await seen(canvas.findByRole('link', { name: 'Dispatcher' }));
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  },
};

/** The matrix is built in and needs no loading. */
export const Loading: Story = {
  args: { api: { [`GET ${ROLES}`]: hangs } },
  play: async ({ canvas }) => {
    await seen(canvas.findByRole('table', { name: 'What the built-in roles may do' }));
  },
};

export const Empty: Story = {
  args: { roles: [] },
  play: async ({ canvas }) => {
    await seen(canvas.findByText('No roles found'));
  },
};

export const SaveRefused: Story = {
  args: { path: '/admin/settings/roles/6', api: { [`PUT ${ROLES}`]: fails('refused') } },
  play: async ({ canvas }) => {
    const description = await canvas.findByLabelText(/^Description/);
    await userEvent.type(description, ' Soon.');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await seen(screen.findByText(/^Failed to save role/));
    await expect(description).toHaveValue('Not assigned to anyone yet. Soon.');
  },
};

export const DeleteLost: Story = {
  args: { api: { [`DELETE ${ROLES}`]: fails('network') } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete Dispatcher' }));
    const dialog = await screen.findByRole('dialog', { name: 'Delete the role Dispatcher?' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete role' }));
    await seen(screen.findByText(/^Failed to delete role/));
    await seen(canvas.findByRole('link', { name: 'Dispatcher' }));
  },
};

/** Who has a role is not counted in a part of the users. */
export const UsersCut: Story = {
  args: {
    api: {
      'GET /admin/users/users.php': () => ({
        success: true,
        data: [buildUser({ id: 1, role: 'Super Admin' })],
        total: 40,
      }),
    },
  },
  play: async ({ canvas }) => {
    // By then, the users are read.
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete Dispatcher' }));
    await screen.findByRole('dialog', { name: /Dispatcher/ });
    const row = canvas.getByRole('row', { name: /^Super Admin/ });
    await expect(within(row).getByText('–')).toBeInTheDocument();
    await expect(within(row).queryByRole('link', { name: '1 user' })).toBeNull();
  },
};
