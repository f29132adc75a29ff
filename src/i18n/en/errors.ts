/** The words for each kind of failed call; what the server says itself goes before these. */
export const errors = {
  aborted: 'The call was cancelled.',
  offline: 'You are offline. Check your connection and try again.',
  network: 'The server could not be reached. Check your connection and try again.',
  timeout: 'The server did not answer in time. Please try again.',
  nonJson: 'The server returned a non-JSON response. Please check the API deployment.',
  unreadable: 'The server’s answer could not be read. Please try again.',
  refused: 'API request failed',
  unauthorized: 'Your session has ended. Sign in again, then repeat what you did.',
  forbidden: 'You do not have permission to do this. Ask your Super Admin.',
  notFound: 'This record no longer exists. Somebody else may have deleted it.',
  notOffered: 'This server does not offer that function.',
  conflict: 'This clashes with a record that exists already.',
  invalid: 'The server did not accept some of the values.',
  tooLarge: 'This is too large for the server.',
  tooMany: 'Too many requests. Wait a moment and try again.',
  server: 'The server reported an error. Please try again later.',
  unknownOutcome:
    'It is not certain whether the server stored this. Reload the list and look before you try again.',
  changedElsewhere: 'Somebody else changed this record in the meantime.',
  partiallyReassigned: 'Only part of this was saved. Check the assignments before retrying.',
  beyondList:
    'This server’s list ends before this record, so it cannot be shown. It may still exist.',
  partial: 'Some of the records could not be changed.',
};
