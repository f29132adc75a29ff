import { BUILT_IN_ROLES, type BuiltInRole } from '../../domain/people/builtInRoles.ts';
import type { roles as type } from '../../domain/people/roles.ts';
import type { RecordTexts } from '../recordMessages.ts';

/** Texts of the role screens, in the shape that react-admin looks for under `resources`. */
export const roles = {
  name: 'Role |||| Roles',
  fields: {
    name: 'Name',
    description: 'Description',
    users: 'Users',
    kind: 'Kind',
    q: 'Search by name or description',
  },
  options: {},
  stats: {},
  kinds: { builtIn: 'Built in', own: 'Custom' },
  /** What a new company's roles are stored with. */
  descriptions: Object.fromEntries(
    BUILT_IN_ROLES.map(({ name, description }) => [name, description]),
  ) as Record<BuiltInRole, string>,
  userCount: '%{smart_count} user |||| %{smart_count} users',
  sections: { role: 'Role', rights: 'Access to records', permissions: 'Permissions' },
  actions: { add: 'Create Role', addFirst: 'Create Role' },
  page: { list: 'Roles & permissions', create: 'Create Role' },
  empty: { invite: 'Create the first role.' },
  failed: {
    load: 'Failed to load roles',
    addRefused: 'Failed to save role',
    addLost: 'Failed to save role',
    saveRefused: 'Failed to save role',
    saveLost: 'Failed to save role',
    delete: 'Failed to delete role',
  },
  delete: {
    title: 'Delete the role %{record}?',
  },
  notifications: { created: 'Role created', saved: 'Role updated' },
  stays: {
    inUse:
      'The role %{name} is in use: %{smart_count} user has it. |||| The role %{name} is in use: %{smart_count} users have it.',
    builtIn: 'The role %{name} is built in. Its permissions depend on its name.',
  },
  nameStays: {
    inUse:
      'Cannot be renamed: %{smart_count} user has it |||| Cannot be renamed: %{smart_count} users have it',
    builtIn: 'Cannot be renamed: it is built in',
  },
  matrix: {
    title: 'What the built-in roles may do',
    about: 'Custom roles can only open their own profile.',
    permission: 'Permission',
    yes: 'Yes',
    no: 'No',
  },
  noRights: 'No records, only their own profile.',
  /** What can be done with records, by the names in domain/access.ts. */
  actionNames: {
    list: 'list',
    show: 'open',
    create: 'create',
    edit: 'edit',
    delete: 'delete',
    export: 'export',
    import: 'import',
  },
} satisfies RecordTexts<typeof type>;
