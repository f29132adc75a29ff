/** The dialog over a page whose session has ended. */
export const expired = {
  title: 'Your session has ended',
  text: 'Sign in to continue where you left off. Nothing you typed is lost.',
  email: 'Email',
  password: 'Password',
  submit: 'Sign in again',
  submitting: 'Signing in...',
  signOut: 'Sign out',
  wrong: 'Invalid email or password. Please try again.',
  busy: 'Too many attempts. Try again %{when}.',
  failed: 'An error occurred during login. Please try again.',
  missing: 'Enter your password.',
  code: 'Code',
  codeHint: 'From your authenticator app, or one of your recovery codes.',
  codeMissing: 'Enter the code.',
  codeWrong: 'This code is not right, or was used before. Enter the one that the app shows now.',
};
