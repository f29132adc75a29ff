import polyglotI18nProvider from 'ra-i18n-polyglot';

import { en } from './en/index.ts';

/** Texts in the chosen language; English until Arabic joins it. */
export const i18nProvider = polyglotI18nProvider(
  () => en,
  'en',
  [{ locale: 'en', name: 'English' }],
  {
    // What the server says is shown through the same function and is no key of ours.
    allowMissing: true,
  },
);
