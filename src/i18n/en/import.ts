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
  binary: 'a binary file',
};

const encodings: Record<Encoding, string> = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16',
  'utf-16be': 'UTF-16 (big-endian)',
  'windows-1256': 'Windows-1256 (Arabic)',
  'windows-1252': 'Windows-1252 (Western)',
};

/** Texts of the import; %{records} is the plural name of the record type. */
export const importing = {
  title: 'Import %{records}',
  choose: {
    drop: 'Drop a CSV file here',
    or: 'or',
    button: 'Choose a file',
    hint: 'Any CSV works. You’ll review every row before anything is saved.',
    fields: 'Recognised columns: %{fields}.',
    reading: 'Reading the file…',
  },
  file: {
    extension: 'This is not a .csv file. Save the table as CSV and choose that file.',
    emptyFile: 'The file is empty.',
    tooLarge: 'The file is too large. At most %{megabytes} MB can be read.',
    notCsv:
      'This file is not a CSV table; it looks like %{kind}. Save the table as CSV and choose that file.',
    brokenText:
      'The text in this file is damaged. Export it again, as “CSV UTF-8” if there is a choice.',
    empty: 'The file is empty.',
    noHeader: 'The first line has no column names.',
    noRows: 'The file has column names but no rows.',
    duplicateHeader: 'These column names occur more than once: %{names}. Rename them in the file.',
    brokenQuote:
      'A quotation mark opened on line %{line} is never closed, so the rows cannot be separated.',
    tooManyRows: 'The file has %{found} rows; at most %{max} can be imported at once.',
    ragged: 'Line %{line} has %{found} cells where %{expected} were expected.',
  },
  foreignKinds,
  found: {
    summary:
      '%{smart_count} row, delimiter “%{delimiter}”, encoding %{encoding} |||| %{smart_count} rows, delimiter “%{delimiter}”, encoding %{encoding}',
    tab: 'tab',
    encoding: 'Encoding',
    guess: 'The encoding is a guess. If the names below look wrong, choose another.',
    dateOrder: 'Date order',
    orders: {
      ymd: 'Year, month, day',
      dmy: 'Day, month, year',
      mdy: 'Month, day, year',
      ambiguous: 'Please choose',
    },
    chooseOrder: 'The dates can be read in two ways. Choose the order used in this file.',
    otherFile: 'Choose another file',
  },
  encodings,
  mapping: {
    title: 'Columns',
    hint: 'Adjust any column we didn’t recognise. Columns mapped to the same field are joined with a space.',
    column: 'Column in the file',
    sample: 'First value',
    field: 'Maps to',
    fieldOf: 'Field for the column %{column}',
    none: 'Ignored',
    unnamed: 'Column %{number}, without a name',
    missing:
      'No column is mapped to %{fields}, and no row can be imported without it. Map one under “Columns”.',
    leftOut: 'Ignored columns: %{columns}.',
    andMore: '%{columns} and %{smart_count} more',
    more: 'The first %{shown} of %{total} columns are shown; the others are ignored.',
  },
  plan: {
    title: 'Review',
    new: '%{smart_count} new |||| %{smart_count} new',
    exists: '%{smart_count} already exists |||| %{smart_count} already exist',
    unchanged: '%{smart_count} without changes |||| %{smart_count} without changes',
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
      exists: 'Already exists – skipped',
      unchanged: 'No changes',
      duplicate: 'Repeats line %{line} – skipped',
      wrong: 'Skipped',
    },
    more: 'The first %{shown} of %{total} rows are shown.',
    existsHint: 'Existing records are not changed by this import.',
    cannotCompare:
      'Existing records could not be loaded, so rows that already exist cannot be recognised.',
    cutShort:
      'Only the first %{limit} existing records could be loaded. Rows that match any other record count as new.',
    working: 'Checking the rows…',
    send: 'Import %{smart_count} row |||| Import %{smart_count} rows',
    nothing: 'Nothing to import.',
    allExist:
      'The %{smart_count} row already exists. Nothing to import. |||| All %{smart_count} rows already exist. Nothing to import.',
    refusedFile: 'Download skipped rows',
    reason: 'Reason',
  },
  check: {
    look: 'Check what was saved',
    running: 'Checking what was saved…',
    failed: 'Could not check what was saved.',
    done: 'Checked again. Rows that were saved are not sent again.',
  },
  sending: {
    rows: 'Importing %{smart_count} row… |||| Importing %{smart_count} rows…',
    stay: 'Please keep this page open until the import finishes.',
  },
  result: {
    arrived: '%{arrived} of %{smart_count} %{records} imported.',
    seen: '%{arrived} of %{smart_count} %{records} found in the server’s list.',
    confirmed:
      'The server reports %{smart_count} row saved. |||| The server reports %{smart_count} rows saved.',
    unconfirmed: 'The server did not confirm the import, so we checked its list instead.',
    altered:
      '%{smart_count} row was saved with values that differ from the file: |||| %{smart_count} rows were saved with values that differ from the file:',
    missing: 'These rows were not imported:',
    unverified:
      'The server accepted the file, but its list is incomplete, so these rows could not be checked:',
    unverifiedLost:
      'The server did not answer and its list is incomplete, so we couldn’t confirm these rows:',
    line: 'Line %{line}',
    noReason: 'the server gave no reason',
    notArrived: 'Not imported',
    notChecked: 'Could not be checked',
    because: '%{what}: %{reason}',
    more: 'The first %{shown} of %{total} are listed.',
    moreInFile: 'The first %{shown} of %{total} are listed; the file below has all of them.',
    notes: 'The server said:',
    leftOut:
      '%{smart_count} row of the file was skipped. |||| %{smart_count} rows of the file were skipped.',
    file: 'Download failed rows',
    done: 'Done',
    again: 'Import another file',
  },
};
