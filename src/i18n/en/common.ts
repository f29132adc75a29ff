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
    show: 'Open %{name}',
    edit: 'Edit %{name}',
    delete: 'Delete %{name}',
    details: 'Details of %{name}',
    select: 'Select %{name}',
    actions: 'Actions',
    import: 'Import',
    setStatus: 'Set status',
  },
  notices: {
    truncated:
      'Showing the first %{limit}: this server gives no more in one list. Search, filters and figures cover these only.',
    unreadable:
      '%{smart_count} record could not be read and is not shown. |||| %{smart_count} records could not be read and are not shown.',
  },
  noResults: {
    hint: 'Nothing matches the search and filters.',
    clear: 'Clear search and filters',
  },
  bulk: {
    andMore: '%{names} and %{count} more',
    partial: '%{done} of %{total} are done; the others are still selected.',
    uncertain:
      '%{done} of %{total} are done, and of %{uncertain} it is not certain. What may be left is still selected: look before you try again.',
  },
  options: {
    failed: 'The choices could not be loaded. The stored value is kept.',
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
    overdueCount: '%{smart_count} overdue |||| %{smart_count} overdue',
  },
  expiryKinds: { ...expiryKinds, expiry: 'Any paper' },
  expiryStates: {
    valid: 'Valid',
    due: 'Expiring soon',
    overdue: 'Overdue',
    unknown: 'No date',
  },
};
