/** Texts of the settings' hub and of the frame around its pages. */
export const settings = {
  hub: {
    title: 'Settings',
    about: 'Company, people and how the app behaves.',
    search: 'Search settings',
    noMatch: 'No setting matches “%{text}”.',
  },
  back: 'Back to Settings',
  password: {
    strength: 'Strength: %{strength}.',
    strengths: { weak: 'weak', fair: 'fair', good: 'good', strong: 'strong' },
    advice: 'Longer is better: a few words that only you put together.',
  },
  groups: {
    company: 'Company',
    people: 'People and security',
    app: 'App and data',
  },
  pages: {
    company: {
      name: 'Company profile',
      about: 'Name, logo, contacts and tax numbers.',
      words: 'address phone email website vat trn',
    },
    branding: {
      name: 'Branding',
      about: 'Colours and the look of buttons and cards.',
      words: 'theme typography animation',
    },
    users: {
      name: 'Users',
      about: 'Who may sign in, and with which role.',
      words: 'accounts people password branch',
    },
    roles: {
      name: 'Roles & permissions',
      about: 'What each role may see and do.',
      words: 'rights access matrix',
    },
    security: {
      name: 'Security',
      about: 'Your password and two-factor authentication.',
      words: '2fa totp authenticator recovery codes',
    },
    'login-history': {
      name: 'Login history',
      about: 'Who signed in, when, and from where.',
      words: 'sign-in attempts devices ip address',
    },
    'import-export': {
      name: 'Import/export',
      about: 'Every import, template and export; a whole backup.',
      words: 'csv download upload zip archive',
    },
    legal: {
      name: 'Legal documents',
      about: 'Terms, notices and policies as rich text.',
      words: 'privacy agreements versions',
    },
    localization: {
      name: 'Localization',
      about: 'Language, time zone, dates, currency and weekend.',
      words: 'arabic english calendar expiry days',
    },
    ui: {
      name: 'UI settings',
      about: 'Density, sidebar, motion, theme and page size.',
      words: 'dark light appearance rows',
    },
    update: {
      name: 'Site update',
      about: 'Version, what changed, and the health of the API.',
      words: 'release changelog status',
    },
  },
};
