import { errors } from './errors.ts';

/** Every text of the site in English; the type of it is what another language has to fill. */
export const site = {
  titles: {
    landing: 'Fleet management for logistics companies',
    login: 'Sign in',
    notFound: 'Page not found',
  },
  signIn: 'Sign In',
  dashboard: 'Dashboard',
  landing: {
    about:
      'The drivers, trucks, trailers, papers and diesel of a UAE logistics company in one place, with a warning before anything expires.',
  },
  notFound: {
    heading: 'Lost on the road?',
    text: 'There is no page at this address. It may have moved, or the address has a typing error.',
    goHome: 'Go Home',
    contactSupport: 'Contact Support',
  },
  login: {
    heading: 'Sign in to your fleet',
    lead: 'Use the account that your company gave you.',
    panelText:
      'Drivers, trucks, trailers, permits and diesel in one place, with every expiry known before it stops a truck at the gate.',
    backToHome: 'Back to homepage',
    email: 'Email address',
    password: 'Password',
    showPassword: 'Show password',
    keep: 'Keep me signed in',
    keepHint: 'Not on a computer that others use.',
    submit: 'Sign In',
    sending: 'Signing in…',
    noAccount: 'No account, or locked out?',
    contactAdmin: 'Contact Admin',
    contactAdminSubject: 'Help with signing in',
    problems: {
      emailMissing: 'Enter your email address.',
      emailShape: 'Enter an email address like name@company.ae.',
      passwordMissing: 'Enter your password.',
    },
    wrongCredentials: 'Invalid email or password. Please try again.',
    failed: 'An error occurred during login. Please try again.',
    causes: {
      offline: 'You are offline. Check your connection.',
      network: 'The server could not be reached. Check your connection.',
      timeout: 'The server did not answer in time.',
      nonJson: errors.nonJson,
      unreadable: 'The server’s answer could not be read.',
      forbidden: 'The server does not let this account in. Ask your admin.',
      notFound: 'This server offers no sign-in. Please check the API deployment.',
      tooMany: 'There were too many attempts. Wait a minute before the next one.',
      server: 'The server reported an error.',
      other: '',
    },
  },
};

/** Apart from the rest, so that a build without the demo drops these too. */
export const siteDemo = {
  heading: 'Demo accounts',
  hint: 'Press one to fill in the form.',
};
