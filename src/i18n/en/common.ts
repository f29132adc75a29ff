import type { ExpiryKind } from '../../domain/expiries/expiry.ts';

const expiryKinds: Record<ExpiryKind, string> = {
  gatepass: 'Gatepass',
  road_permit: 'Road permit',
  registration: 'Registration',
  insurance: 'Insurance',
  tir: 'TIR',
  document: 'Document',
};

/** Texts that several screens share. */
export const common = {
  retry: 'Try again',
  close: 'Close',
  cancel: 'Cancel',
  crumbs: 'Breadcrumb',
  notGiven: '—',
  open: 'Open',
  date: {
    open: 'Open the calendar',
    calendar: 'Calendar',
    wrong: 'Enter a valid date, e.g. %{example}',
  },
  unsaved: {
    title: 'Discard unsaved changes?',
    content: 'What you have typed has not been saved.',
    keep: 'Keep editing',
    discard: 'Discard',
  },
  megabytes: '%{count} MB',
  kilobytes: '%{count} KB',
  unknownId: 'unknown (#%{id})',
  actions: {
    edit: 'Edit %{name}',
    delete: 'Delete %{name}',
    details: 'Details of %{name}',
    select: 'Select %{name}',
    actions: 'Actions',
    import: 'Import',
    setStatus: 'Set status',
  },
  contact: { whatsApp: 'WhatsApp', whatsAppTo: 'WhatsApp %{phone}' },
  neighbours: {
    label: 'Other records of the list',
    previous: 'Previous',
    next: 'Next',
    place: '%{place} of %{total}',
  },
  notices: {
    truncated:
      'Only the first %{limit} records could be loaded. Search, filters and totals cover these only.',
    unreadable:
      '%{smart_count} record could not be read and is not shown. |||| %{smart_count} records could not be read and are not shown.',
  },
  noResults: {
    hint: 'Nothing matches the search and filters.',
    clear: 'Clear search and filters',
  },
  bulk: {
    andMore: '%{names} and %{count} more',
    partial: '%{done} of %{total} done. The rest are still selected.',
    uncertain:
      '%{done} of %{total} done. %{uncertain} could not be confirmed. The rest are still selected: check them before retrying.',
  },
  list: {
    filters: 'Filters',
    any: 'All',
    removeFilter: 'Remove filter %{filter}',
    clearFilters: 'Clear filters',
    clearSearch: 'Clear search',
    sortBy: 'Sort by',
    saved: 'Saved queries',
    saveAs: 'Save the current filters and order as',
    save: 'Save',
    forget: 'Remove the query %{name}',
    nameTaken: 'A saved query has this name.',
    options: 'List options',
    export: 'Export',
    density: 'Density',
    densities: { compact: 'Compact', standard: 'Standard', comfortable: 'Comfortable' },
    columns: 'Columns',
    moveUp: 'Move %{name} up',
    moveDown: 'Move %{name} down',
    resetColumns: 'Reset columns',
    pages: 'Pages',
    selected: '%{records} selected',
    selectAll: 'Select all %{records}',
    unselect: 'Clear selection',
    delete: 'Delete',
  },
  options: {
    failed: 'The options could not be loaded. The stored value is unchanged.',
    unknown: 'not known',
    none: 'No options',
  },
  expiry: {
    none: 'No date',
    unknown: 'Not a date: %{date}',
    within: 'within %{days} days',
    today: 'Expires today',
    due: 'in %{smart_count} day |||| in %{smart_count} days',
    overdue: '%{smart_count} day ago |||| %{smart_count} days ago',
    overdueCount: '%{smart_count} expired |||| %{smart_count} expired',
  },
  expiryKinds: { ...expiryKinds, expiry: 'Any expiry' },
  expiryStates: {
    valid: 'Valid',
    due: 'Expiring soon',
    overdue: 'Expired',
    unknown: 'No date',
  },
};
