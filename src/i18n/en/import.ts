import type { Encoding } from '../../domain/csv/decode.ts';
import type { ForeignKind } from '../../domain/csv/fileChecks.ts';

const foreignKinds: Record<ForeignKind, string> = {
  png: 'a PNG picture',
  jpeg: 'a JPEG picture',
  gif: 'a GIF picture',
  pdf: 'a PDF document',
  zip: 'an Excel workbook or a ZIP archive',
  gzip: 'a compressed file',
  excel: 'an Excel workbook',
  exe: 'a program',
  html: 'a web page',
  xml: 'an XML file',
  json: 'a JSON file',
  binary: 'no text',
};

const encodings: Record<Encoding, string> = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16',
  'utf-16be': 'UTF-16 (big-endian)',
  'windows-1256': 'Windows-1256 (Arabic)',
  'windows-1252': 'Windows-1252 (Western)',
};

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
      'This file is no CSV table; it looks like %{kind}. Save the table as CSV and choose that file.',
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
  foreignKinds,
  found: {
    summary:
      '%{smart_count} row, delimiter “%{delimiter}”, encoding %{encoding} |||| %{smart_count} rows, delimiter “%{delimiter}”, encoding %{encoding}',
    tab: 'tab',
    encoding: 'Encoding',
    guess:
      'The encoding could only be guessed. Look at the names below; choose another if they are wrong.',
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
  encodings,
  mapping: {
    title: 'Columns',
    hint: 'Correct here what was not recognised. Several columns that go to one field are joined by a blank.',
    column: 'Column in the file',
    sample: 'First value',
    field: 'Goes to',
    fieldOf: 'Field for the column %{column}',
    none: 'Left out',
    unnamed: 'Column %{number}, without a name',
    missing:
      'No column goes to %{fields}, and without it no row can be imported. Choose one under “Columns”.',
    leftOut: 'Columns left out: %{columns}.',
    andMore: '%{columns} and %{smart_count} more',
    more: 'The first %{shown} of %{total} columns are shown; the others are left out.',
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
    problem: '%{field}: %{problem}',
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
    cutShort:
      'The server’s list ends after %{limit} records. Rows that exist beyond its end cannot be recognised and count as new.',
    working: 'Checking the rows…',
    send: 'Import %{smart_count} row |||| Import %{smart_count} rows',
    nothing: 'There is nothing to import',
    refusedFile: 'Download the rows that are left out',
    reason: 'Reason',
  },
  check: {
    look: 'Check what arrived',
    running: 'Asking the server what it has by now…',
    failed: 'What the server has by now could not be loaded.',
    done: 'This is what the server has by now. Rows that are there already are not sent again.',
  },
  sending: {
    rows: 'Sending %{smart_count} row and checking what arrived… |||| Sending %{smart_count} rows and checking what arrived…',
    stay: 'This cannot be stopped half-way. Please stay on this page: it shows what arrived.',
  },
  result: {
    arrived:
      '%{arrived} of %{smart_count} row arrived. |||| %{arrived} of %{smart_count} rows arrived.',
    seen: '%{arrived} of %{smart_count} row was found in the server’s list. |||| %{arrived} of %{smart_count} rows were found in the server’s list.',
    confirmed:
      'The server says that it stored %{smart_count} row. |||| The server says that it stored %{smart_count} rows.',
    unconfirmed: 'The server did not confirm the import, so its list was read to see what arrived.',
    altered:
      '%{smart_count} row is stored with other values than in the file: |||| %{smart_count} rows are stored with other values than in the file:',
    missing: 'These rows did not arrive:',
    unverified:
      'The server took the file, but its list is cut short, so these rows could not be checked:',
    unverifiedLost:
      'It is not known whether these rows arrived: the server did not answer, and its list is cut short.',
    line: 'Line %{line}',
    noReason: 'the server gave no reason',
    notArrived: 'Did not arrive',
    notChecked: 'Could not be checked',
    because: '%{what}: %{reason}',
    more: 'The first %{shown} of %{total} are listed.',
    moreInFile: 'The first %{shown} of %{total} are listed; the file below has all of them.',
    notes: 'The server said:',
    leftOut:
      '%{smart_count} row of the file was left out. |||| %{smart_count} rows of the file were left out.',
    file: 'Download the rows that did not get in',
    done: 'Done',
    again: 'Import another file',
  },
};
