/** Texts of the page on import, export and backup. */
export const transfer = {
  backup: {
    title: 'Backup',
    about:
      'One archive with a CSV per record type and the settings. Files of documents are not in it.',
    start: 'Download backup',
    cancel: 'Cancel',
    progress: '%{done} of %{total}: %{name}',
    packing: 'Packing…',
    done: 'The backup with %{smart_count} record is downloaded. |||| The backup with %{smart_count} records is downloaded.',
    cancelled: 'The backup was cancelled. Nothing was downloaded.',
    missing: 'Not in the backup: %{names}. The file manifest.json in it says why.',
    cut: 'Cut short, as this server gives no more in one list: %{names}.',
    empty: 'Nothing could be read, so there is no backup. %{reason}',
  },
  exports: {
    title: 'Exports',
    about: 'All records of a kind as CSV, with the fields as they are stored.',
    button: 'Export %{name}',
    csv: 'CSV',
    failed: '%{name} could not be exported.',
    done: '%{smart_count} record exported |||| %{smart_count} records exported',
    cut: 'Only the first %{smart_count} were exported: this server gives no more in one list.',
  },
  imports: {
    title: 'Imports and templates',
    about: 'A template is an empty CSV with the columns that an import knows.',
    template: 'Template',
    templateOf: 'Template for %{name}',
    button: 'Import',
    buttonOf: 'Import %{name}',
    elsewhere: 'Fleet Managers import on the screen of each record type; your role does not.',
  },
};
