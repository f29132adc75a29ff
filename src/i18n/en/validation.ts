/** The words for what validators find, by the code of the problem (domain/validation.ts). */
export const validation = {
  required: 'Required',
  tooLong: 'At most %{max} characters',
  date: 'Not a date that the calendar has. Use year-month-day, like 2026-12-31.',
  email: 'Not a valid e-mail address',
  phone: 'Not a phone number. Use digits, spaces and a leading +.',
  integer: 'Must be a whole number',
  number: 'Must be a number, like 12.5',
  range: 'Must be from %{min} to %{max}',
  instant: 'Not a date with a time, like 2026-12-31T08:30:00Z',
  onlyRefrigerated: 'Only a refrigerated trailer has a temperature range',
  belowLowest: 'Must not be below the lowest temperature',
  choice: 'Must be one of: %{choices}',
  changedElsewhere: 'Somebody else changed this in the meantime. Save again to replace it.',
  taken: 'Already used by another record',
  excelSerial:
    'A day number of Excel (%{looksLike}?). Format the column as a date and export it again.',
  twoDigitYear: 'The year has two digits only',
  dateOrder: 'Day or month first? Choose the order above.',
  unreadable: 'Holds characters that were damaged before',
};
