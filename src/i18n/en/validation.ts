/** The words for what validators find, by the code of the problem (domain/validation.ts). */
export const validation = {
  required: 'Required',
  tooLong: 'At most %{max} characters',
  date: 'Not a date that the calendar has. Use year-month-day, like 2026-12-31.',
  email: 'Not a valid e-mail address',
  phone: 'Not a phone number. Use digits, spaces and a leading +.',
  integer: 'Must be a whole number',
  choice: 'Must be one of: %{choices}',
  taken: 'Already used by another record',
  excelSerial:
    'A day number of Excel (%{looksLike}?). Format the column as a date and export it again.',
  twoDigitYear: 'The year has two digits only',
  dateOrder: 'Day or month first? Choose the order above.',
  unreadable: 'Holds characters that were damaged before',
};
