/**
 * Texts of every record type, unless its own texts word them differently. `%{type}` and `%{types}` are its
 * name in lower case, `%{Type}` and `%{Types}` as written.
 */
export const records = {
  /** How many records. */
  count: '%{count} %{type} |||| %{count} %{types}',
  page: { list: '%{Types}', create: 'Add %{Type}', edit: 'Edit %{name}' },
  actions: { add: 'Add %{Type}', addFirst: 'Add %{Type}', delete: 'Delete %{name}' },
  fields: { q: 'Search %{types}' },
  sections: { main: '%{Type}', expiries: 'Expiry dates', notes: 'Notes' },
  /** The record of an address does not exist. */
  gone: {
    title: 'This %{type} no longer exists',
    why: 'It may have been deleted.',
    back: 'Back to %{Types}',
  },
  empty: {
    title: 'No %{types} found',
    invite: 'Get started by adding your first %{type}.',
  },
  stats: {
    label: '%{Type} figures',
    total: 'Total',
    failed: 'Could not load the figures.',
  },
  failed: {
    load: 'Could not load %{types}. Please try again later.',
    /** The server refused the values. */
    addRefused: 'Failed to add %{type}. Please check your input.',
    /** The server could not be reached, or failed. */
    addLost: 'Failed to add %{type}. Please try again later.',
    saveRefused: 'Failed to save %{type}. Please check your input.',
    saveLost: 'Failed to save %{type}. Please try again later.',
    delete: 'Failed to delete %{type}.',
    deleteMany: 'Failed to delete %{types}.',
    updateMany: 'Failed to update %{types}. Please try again later.',
    import: 'Failed to import %{types}. Please try again later.',
  },
  /** The server lacks the call. */
  notOffered: {
    list: 'This server doesn’t store %{types}.',
    create: '%{Types} can’t be added on this server.',
    edit: '%{Types} can’t be changed on this server.',
    delete: '%{Types} can’t be deleted on this server.',
    kept: 'What you typed stays here and can be copied.',
  },
  /** An interrupted import. */
  unfinished: {
    text: 'The import of %{file} isn’t finished.',
    open: 'Continue import',
  },
  delete: {
    title: 'Delete %{record}?',
    content: 'The %{type} will be permanently deleted. This cannot be undone.',
    linked: 'Linked to it: %{records}.',
    confirm: 'Delete %{type}',
  },
  deleteMany: {
    title: 'Delete %{smart_count} %{type}? |||| Delete %{smart_count} %{types}?',
    content: '%{names} will be permanently deleted. This cannot be undone.',
    confirm: 'Delete %{smart_count} %{type} |||| Delete %{smart_count} %{types}',
  },
  updateMany: {
    title: 'Set %{count} to “%{status}”?',
    content: '%{names} will have the status “%{status}”.',
    confirm: 'Set to %{status}',
  },
  notifications: {
    created: '%{name} added',
    saved: '%{name} updated',
    updated: '%{smart_count} %{type} updated |||| %{smart_count} %{types} updated',
    deleted: '%{Type} deleted |||| %{smart_count} %{types} deleted',
  },
};
