/** Texts of bringing records in from a file; %{records} is the plural name of the record type. */
export const importing = {
  title: 'Import %{records}',
  choose: {
    drop: 'Drop a CSV file here',
    or: 'or',
    button: 'Choose a file',
    hint: 'Any delimiter, encoding and column order. Nothing is sent before you have seen what will happen.',
    fields: 'Columns that can be read: %{fields}.',
    reading: 'Reading the file…',
  },
  file: {
    extension: 'This is not a .csv file. Save the table as CSV and choose that file.',
    emptyFile: 'The file is empty.',
    tooLarge: 'The file is too large. At most %{megabytes} MB can be read.',
    notCsv:
      'This file is no CSV table (it looks like: %{kind}). Save the table as CSV and try again.',
    brokenText:
      'The text in this file is damaged. Export it again, as “CSV UTF-8” if there is a choice.',
    empty: 'The file is empty.',
    noHeader: 'The first line has no column names.',
    noRows: 'The file has column names but no rows.',
    duplicateHeader: 'These column names occur more than once: %{names}. Rename them in the file.',
    brokenQuote:
      'From line %{line} on a quotation mark is not closed, so the rows cannot be told apart.',
    tooManyRows: 'The file has %{found} rows; at most %{max} can be imported at once.',
    ragged: 'Line %{line} has %{found} cells where %{expected} were expected.',
  },
  found: {
    summary:
      '%{smart_count} row, delimiter “%{delimiter}”, encoding %{encoding} |||| %{smart_count} rows, delimiter “%{delimiter}”, encoding %{encoding}',
    tab: 'tab',
    encoding: 'Encoding',
    guess:
      'The encoding could only be guessed. Look at the names below; choose another if they are wrong.',
    dates: 'dates as %{order}',
    dateOrder: 'Order of day and month',
    orders: {
      ymd: 'Year, month, day',
      dmy: 'Day, month, year',
      mdy: 'Month, day, year',
      ambiguous: 'Please choose',
    },
    chooseOrder: 'The dates can be read in two ways. Choose how this file writes them.',
    otherFile: 'Other file',
  },
  mapping: {
    title: 'Columns',
    column: 'Column in the file',
    sample: 'First value',
    field: 'Goes to',
    fieldOf: 'Field for the column %{column}',
    none: 'Left out',
    missing: 'No column goes to: %{fields}. Without it no row can be imported.',
    joined: 'Several columns that go to one field are joined by a blank.',
  },
  plan: {
    title: 'What will happen',
    new: '%{smart_count} new |||| %{smart_count} new',
    exists: '%{smart_count} exists already |||| %{smart_count} exist already',
    unchanged: '%{smart_count} already the same |||| %{smart_count} already the same',
    duplicate: '%{smart_count} repeated in the file |||| %{smart_count} repeated in the file',
    wrong: '%{smart_count} cannot be read |||| %{smart_count} cannot be read',
    show: 'Show rows',
    all: 'All %{smart_count}',
    rows: 'Rows',
    line: 'Line',
    outcome: 'Outcome',
    states: {
      new: 'Will be added',
      exists: 'Exists already, is left as it is',
      unchanged: 'Exists already, the same',
      duplicate: 'Repeats line %{line}, is left out',
      wrong: 'Is left out',
    },
    more: 'The first %{shown} of %{total} rows are shown.',
    existsHint: 'Records that exist already are not changed by this import.',
    cannotCompare:
      'The records of the server could not be loaded, so it is not known which rows exist already.',
    working: 'Checking the rows…',
    send: 'Import %{smart_count} row |||| Import %{smart_count} rows',
    nothing: 'There is nothing to import',
    refusedFile: 'Download the rows that are left out',
    reason: 'Reason',
  },
  sending:
    'Sending %{smart_count} row and checking what arrived… |||| Sending %{smart_count} rows and checking what arrived…',
  result: {
    arrived: '%{arrived} of %{sent} rows arrived.',
    altered:
      '%{smart_count} row is stored with other values than in the file: %{keys} |||| %{smart_count} rows are stored with other values than in the file: %{keys}',
    missing: 'These rows did not arrive:',
    unverified:
      'The server took the file, but its list is cut short, so these rows could not be checked:',
    noReason: 'the server gave no reason',
    notes: 'The server said:',
    done: 'Done',
    again: 'Import another file',
  },
};
