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
    filters: 'Lists',
    records: 'Records',
  },
  filter: '%{records}: %{value}',
  actions: {
    light: 'Appearance: light',
    dark: 'Appearance: dark',
    system: 'Appearance: match device',
    signOut: 'Sign out',
  },
  /** Other words that find an action. */
  words: {
    light: 'theme mode bright day',
    dark: 'theme mode night black',
    system: 'theme mode automatic',
    signOut: 'logout log out leave',
    expired: 'overdue late',
    create: 'new create',
    import: 'csv upload excel',
  },
};
