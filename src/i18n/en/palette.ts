/** Texts of the command palette. */
export const palette = {
  title: 'Search and commands',
  input: 'Search pages, records and actions',
  none: 'No results for “%{text}”',
  loading: 'Loading records…',
  failed: 'Not everything could be searched: %{lists} could not be loaded.',
  found: '%{smart_count} result |||| %{smart_count} results',
  keys: { move: 'move', open: 'open', close: 'close' },
  groups: {
    recent: 'Recent',
    pages: 'Pages',
    actions: 'Actions',
    records: 'Records',
  },
  actions: {
    light: 'Appearance: light',
    dark: 'Appearance: dark',
    system: 'Appearance: match device',
    signOut: 'Sign out',
  },
  /** Other words by which an action is found. */
  words: {
    light: 'theme mode bright day',
    dark: 'theme mode night black',
    system: 'theme mode automatic',
    signOut: 'logout log out leave',
    create: 'new create',
    import: 'csv upload excel',
  },
  /** By record type. */
  records: {
    'fleet/drivers': { name: 'Drivers', add: 'Add driver', import: 'Import drivers' },
    'fleet/trucks': { name: 'Trucks', add: 'Add truck', import: 'Import trucks' },
    'fleet/trailers': { name: 'Trailers', add: 'Add trailer', import: 'Import trailers' },
    'fleet/documents': { name: 'Documents', add: 'Upload document', import: 'Import documents' },
    'admin/settings/users': { name: 'Users', add: 'Add user', import: 'Import users' },
    'admin/settings/roles': { name: 'Roles', add: 'Add role', import: 'Import roles' },
    'admin/settings/legal': {
      name: 'Legal documents',
      add: 'Add legal document',
      import: 'Import legal documents',
    },
  },
};
