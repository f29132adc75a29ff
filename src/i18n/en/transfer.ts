/** Texts of the page on import, export and backup. */
export const transfer = {
  backup: {
    title: 'Backup',
    about:
      'One archive with a CSV per record type and the settings. Document files are not included.',
    start: 'Download backup',
    cancel: 'Cancel',
    progress: '%{done} of %{total}: %{name}',
    packing: 'Packing…',
    done: 'The backup with %{smart_count} record is downloaded. |||| The backup with %{smart_count} records is downloaded.',
    cancelled: 'The backup was cancelled. Nothing was downloaded.',
    missing: 'Not in the backup: %{names}. Its manifest.json says why.',
    cut: 'Incomplete: %{names}.',
    empty: 'Nothing could be read, so there is no backup. %{reason}',
  },
  exports: {
    title: 'Exports',
    about: 'All records of a type as CSV, with stored values.',
    button: 'Export %{name}',
    csv: 'CSV',
    failed: '%{name} could not be exported.',
    done: '%{smart_count} record exported |||| %{smart_count} records exported',
    cut: 'Only the first %{smart_count} were exported (server limit).',
  },
  imports: {
    title: 'Imports and templates',
    about: 'A template is a CSV with all columns that can be imported and one example row.',
    template: 'Template',
    templateOf: 'Template for %{name}',
    button: 'Import',
    buttonOf: 'Import %{name}',
    elsewhere: 'Only Fleet and Diesel Managers can import.',
  },
};
