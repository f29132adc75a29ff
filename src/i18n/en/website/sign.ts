import { errors } from '../errors.ts';

const fields = {
  email: 'Email address',
  password: 'Password',
  showPassword: 'Show password',
};

const causes = {
  offline: 'You are offline. Check your connection.',
  network: 'The server could not be reached. Check your connection.',
  timeout: 'The server did not answer in time.',
  nonJson: errors.nonJson,
  unreadable: 'The server’s answer could not be read.',
  forbidden: 'This account may not sign in. Ask your admin.',
  tooMany: 'Too many attempts. Wait a minute and try again.',
  server: 'The server reported an error.',
  other: '',
};

const problems = {
  emailMissing: 'Enter your email address.',
  emailShape: 'Enter an email address like name@company.ae.',
  passwordMissing: 'Enter your password.',
};

/** What sign-in and sign-up share; their scripts include it, so the pages' own texts are elsewhere. */
const common = {
  noScript: 'Signing in needs JavaScript. Please turn it on in your browser.',
  unloaded: 'The form could not be loaded. Check your connection and try again.',
  busy: 'Too many attempts. Try again %{when}.',
  waiting: 'Wait %{seconds} s',
  google: {
    blocked: 'Google sign-in could not be loaded. Check your connection and any ad blocker.',
    again: 'Choose your Google account below.',
  },
};

export const login = {
  ...common,
  ...fields,
  heading: 'Sign in to your fleet',
  lead: 'Use your company account.',
  panelText:
    'Drivers, trucks, trailers, permits and diesel in one place, with every expiry known before it stops a truck at the gate.',
  backToHome: 'Back to homepage',
  code: 'Code',
  codeHint: 'From your authenticator app, or one of your recovery codes.',
  keep: 'Keep me signed in for 30 days',
  keepHint: 'Don’t use on shared computers.',
  submit: 'Sign In',
  sending: 'Signing in…',
  or: 'or',
  googleButton: 'Sign in with Google',
  noAccount: 'No account, or locked out?',
  contactAdmin: 'Contact Admin',
  contactAdminSubject: 'Help with signing in',
  newHere: 'New here?',
  createAccount: 'Create an account',
  problems: {
    ...problems,
    codeMissing: 'Enter the code.',
    codeWrong: 'This code is not right, or was used before. Enter the one that the app shows now.',
  },
  wrongCredentials: 'Invalid email or password. Please try again.',
  failed: 'An error occurred during login. Please try again.',
  googleFailed: 'Google sign-in failed. Please try again or use email/password.',
  causes: {
    ...causes,
    notFound: 'Sign-in is not available on this server. Please check the API deployment.',
  },
};

export const signup = {
  ...common,
  ...fields,
  heading: 'Create your account',
  lead: 'Try everything free for 30 days.',
  name: 'Full name',
  confirm: 'Confirm password',
  passwordHint: 'At least %{min} characters.',
  submit: 'Create account',
  sending: 'Creating your account…',
  or: 'or',
  googleButton: 'Sign up with Google',
  haveAccount: 'Already have an account?',
  signIn: 'Sign in',
  agree: 'By creating an account you accept our',
  agreeTerms: 'Terms of Service',
  agreeAnd: 'and ',
  agreePrivacy: 'Privacy Policy',
  problems: {
    ...problems,
    nameMissing: 'Enter your name.',
    passwordMissing: 'Choose a password.',
    passwordShort: 'Use at least %{min} characters.',
    passwordCommon: 'This is one of the most common passwords. Choose another.',
    confirmMissing: 'Repeat the password.',
    mismatch: 'Passwords do not match.',
  },
  refused: 'Registration failed. Please try a different email or check your password.',
  failed: 'An error occurred during registration. Please try again.',
  googleFailed: 'Google sign-up failed. Please try again or use email signup.',
  causes: {
    ...causes,
    notFound: 'Registration is not available on this server. Please check the API deployment.',
  },
};

/** The mock API's accounts, shown by a demo only. */
export const demo = {
  heading: 'Demo accounts',
  hint: 'Select one to fill in the form.',
  roles: {
    'Super Admin': 'Super Admin',
    'Fleet Manager': 'Fleet Manager',
    'Diesel Manager': 'Diesel Manager',
    Auditor: 'Auditor',
  },
};
