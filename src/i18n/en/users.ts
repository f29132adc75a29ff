import type { users as type } from '../../domain/people/users.ts';
import type { RecordTexts } from '../recordMessages.ts';

/** Texts of the user screens, in the shape that react-admin looks for under `resources`. */
export const users = {
  name: 'User |||| Users',
  fields: {
    name: 'Name',
    email: 'Email',
    password: 'Password',
    role: 'Role',
    branch: 'Branch',
    status: 'Status',
    avatar: 'Picture',
    created_at: 'Created',
    last_login_at: 'Last sign-in',
    session: 'Session',
    two_factor_enabled: 'Two-factor',
    q: 'Search by name or email',
  },
  sections: { person: 'Person', access: 'Access', account: 'Account' },
  options: {
    branch: { OCGLT: 'OCGLT', Alain: 'Alain' },
    status: { active: 'Active', inactive: 'Inactive' },
  },

  noBranch: 'None (Super Admin)',
  stats: {
    total: 'Total users',
    active: 'Active users',
    'Super Admin': 'Super Admin',
    'Fleet Manager': 'Fleet Manager',
    'Diesel Manager': 'Diesel Manager',
  },
  actions: { add: 'Create User', addFirst: 'Create User' },
  page: { create: 'Create User' },
  empty: { invite: 'Create the first account.' },
  failed: {
    load: 'Failed to load users',
    addRefused: 'Failed to create user',
    addLost: 'Error creating user',
    saveRefused: 'Failed to update user',
    saveLost: 'Error updating user',
    delete: 'Failed to delete user',
    deleteLost: 'Error deleting user',
  },
  delete: {
    title: 'Delete %{name} (%{email})?',
    content: 'The account will be permanently deleted and can no longer be used to sign in.',
  },
  notifications: {
    created: 'User created successfully!',
    saved: 'User updated successfully!',
    deleted: 'User deleted successfully!',
  },
  stays: {
    self: 'You cannot delete or deactivate your own account.',
    lastAdmin: 'The last Super Admin cannot be deleted.',
  },
  lastAdmin: 'The last Super Admin must keep this role and stay active',
  ownRole: {
    title: 'Change your own role to %{role}?',
    content: 'You will lose access to what only your current role can open, such as this page.',
    confirm: 'Change my role',
  },
  sameName: 'Another user has this name',
  you: 'This is you',
  reset: {
    open: 'Reset password',
    own: 'Change your password',
    title: 'New password for %{name}',
    about: 'Share it securely; we don’t email it.',
    field: 'New password',
    submit: 'Set password',
    done: 'Password updated successfully!',
    refused: 'Failed to update password',
    lost: 'Error updating password',
  },
} satisfies RecordTexts<typeof type>;
