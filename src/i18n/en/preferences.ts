/** Texts of the settings pages about the app itself: localization, look, update, import and export. */
export const preferences = {
  localization: {
    loadFailed: 'The localization could not be loaded.',
    saveFailed: 'The localization could not be saved.',
    saved: 'Localization saved',
    savedHere: 'Localization saved in this browser',
    notOffered: 'This server does not store these settings. They apply to this browser only.',
    languageHint:
      'For browsers that ask for neither English nor Arabic. Each user can choose another.',
    zoneHint: 'Used to work out “today”.',
    dueHint:
      'Dates this close count as “Expiring soon” in cards, lists, colours and the bell. Today and the last day both count.',
    dueKindHint: 'If empty: %{days} days',
    sample: {
      title: 'Preview',
      today: 'Today',
      amount: 'An amount',
      week: 'A week',
      restDay: '%{day}, weekend',
      due: 'Expiring soon until',
    },
  },
  ui: {
    title: 'Preferences',
    note: 'Changes take effect at once, in this browser only, and remain after you sign out.',
    density: {
      label: 'Density of tables',
      compact: 'Compact',
      standard: 'Standard',
      comfortable: 'Comfortable',
    },
    sidebar: {
      label: 'Default sidebar',
      hint: 'The button in the top bar overrides this for seven days.',
      open: 'Open',
      narrow: 'Icons only',
    },
    motion: {
      label: 'Motion',
      system: 'Match device',
      reduced: 'Reduced',
      full: 'Full',
    },
    mode: { label: 'Appearance' },
    pageSize: {
      label: 'Rows per page',
      hint: 'Applies to all tables.',
    },
    reset: 'Reset to defaults',
  },
  branding: {
    note: 'Applies to this browser only. The public site is unaffected.',
    theme: 'Theme',
    themes: {
      house: 'Qafila (default)',
      'purple-green': 'Purple and green',
      'blue-orange': 'Blue and orange',
      'teal-purple': 'Teal and purple',
      'red-yellow': 'Red and yellow',
    },
    typography: { label: 'Typography', plex: 'IBM Plex Sans', system: 'Device font' },
    buttons: { label: 'Buttons', rounded: 'Rounded', pill: 'Pill', square: 'Square' },
    cards: { label: 'Cards', lined: 'Lined', raised: 'Raised', filled: 'Filled' },
    animation: { label: 'Animation', standard: 'Standard', lively: 'Lively', none: 'None' },
    preview: {
      title: 'Preview',
      hint: 'Previewing across the app. Save to keep it.',
      button: 'Add driver',
      second: 'Import',
      link: 'A link',
      card: 'Active trucks',
    },
    save: 'Save branding',
    reset: 'Reset to purple and green',
    saved: 'Branding saved',
    resetDone: 'Branding reset to purple and green',
  },
};
