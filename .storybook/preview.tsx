import type { Preview } from '@storybook/react-vite';
import { promisifyRequest } from 'idb-keyval';
import { configure } from 'storybook/test';

import { userDatabase } from '../src/admin/kit/userDatabases.ts';
import { BRAND_THEME_NAMES } from '../src/design/brandThemes.ts';
import { ROLES } from '../src/domain/access/roles.ts';
import { LANGUAGE_NAMES, LANGUAGES, type Language } from '../src/domain/settings/language.ts';
import { DEFAULT_LOCALIZATION } from '../src/domain/settings/localization.ts';
import { preferences } from '../src/i18n/en/preferences.ts';
import { language, loadTexts } from '../src/i18n/i18nProvider.ts';
import { localization } from '../src/session/localization.ts';
import { holdNotices } from '../src/testing/holdNotices.ts';
import { CONTRAST_RULE, markAlike } from '../src/testing/markAlike.ts';
import { STORY_USER } from '../src/testing/startStory.ts';
import { StoryLookProvider, type StoryLook } from '../src/testing/storyLook.ts';
import { themes } from './theme.ts';
import { withTypeNames } from './typeNames.ts';

// What must come does: a busy machine takes tens of seconds for the first story of a file, whose modules it loads.
configure({
  asyncUtilTimeout: 50_000,
  // The default prints the whole page at each failed attempt, which takes longer than the query.
  getElementError: (message) => new Error(message ?? 'Not found'),
});

/** Storage that outlives an app; each story starts without it. */
const OURS = /^(?:qafila\.|RaStore)/;

const toolbar = (
  title: string,
  icon: string,
  items: readonly { value: string; title: string; icon?: string }[],
) => ({ description: title, toolbar: { title, icon, items: [...items], dynamicTitle: true } });

const IS_TEST = '__vitest_browser__' in globalThis;

export default {
  beforeEach: async () => {
    await loadTexts('first');
    localization.set(DEFAULT_LOCALIZATION);
    for (const storage of [localStorage, sessionStorage]) {
      for (const key of Object.keys(storage)) if (OURS.test(key)) storage.removeItem(key);
    }
    // Waited for, or it would take with it what the story keeps.
    for (const kind of ['drafts', 'searches'] as const) {
      await promisifyRequest(indexedDB.deleteDatabase(userDatabase(kind, STORY_USER)));
    }
    return IS_TEST ? holdNotices() : undefined;
  },
  // Runs before the check of accessibility.
  afterEach: () => {
    if (IS_TEST) markAlike();
  },
  tags: ['autodocs'],
  parameters: {
    layout: 'fullscreen',
    a11y: {
      test: 'error',
      // The rows of a table are drawn alike; judging all of them takes twice as long.
      context: { exclude: ['tbody tr:nth-child(n + 9)'] },
      // Only violations are judged; describing what passed would take as long.
      options: { resultTypes: ['violations'] },
      config: IS_TEST ? { rules: [CONTRAST_RULE] } : {},
    },
    viewport: {
      options: {
        phone: { name: 'Phone', type: 'mobile', styles: { width: '390px', height: '844px' } },
        narrow: { name: 'Narrow', type: 'mobile', styles: { width: '320px', height: '640px' } },
        tablet: { name: 'Tablet', type: 'tablet', styles: { width: '900px', height: '1200px' } },
        desktop: { name: 'Desktop', type: 'desktop', styles: { width: '1280px', height: '800px' } },
      },
    },
    controls: { expanded: true },
    // A screen is a whole app with its own session: on one page they would share it.
    docs: { story: { inline: false, height: '40rem' }, theme: themes.light },
    options: {
      // Storybook reads this function as text: it cannot use anything from outside.
      storySort: {
        order: [
          'Start here',
          'ابدأ من هنا',
          'Tokens',
          ['Colour', 'Brands', 'Type', 'Space', 'Shape and elevation', 'Motion'],
          'Parts',
          [
            'Actions',
            'Inputs',
            'Forms',
            'Fields',
            'Lists',
            'Cards',
            'Charts',
            'Dialogs',
            'Feedback',
            'Page',
            'Shell',
          ],
          'Site',
          ['Pages', 'Parts'],
          'Screens',
          ['Overview', 'Fleet', 'Diesel', 'Settings', 'Account', 'Records', 'Any page'],
        ],
      },
    },
  },
  argTypesEnhancers: [withTypeNames],
  loaders: [
    async ({ globals }) => {
      const { language: next } = globals as { language: Language };
      if (next !== language.get()) await language.set(next);
    },
  ],
  decorators: [
    (Story, { globals }) => {
      const { theme, direction, brand, role } = globals as StoryLook;
      document.documentElement.dir = language.get() === 'ar' ? 'rtl' : direction;
      return (
        <StoryLookProvider value={{ theme, direction, brand, role: role || undefined }}>
          <Story />
        </StoryLookProvider>
      );
    },
  ],
  initialGlobals: {
    // As a test, a part is checked in both colours and both directions.
    looks: IS_TEST ? 'opposite' : 'one',
    theme: 'light',
    direction: 'ltr',
    language: 'en',
    brand: 'house',
    // For designers, as wide as their window.
    viewport: { value: IS_TEST ? 'desktop' : undefined },
  },
  globalTypes: {
    looks: toolbar('Looks', 'grid', [
      { value: 'one', title: 'One look' },
      { value: 'all', title: 'All four looks' },
    ]),
    theme: toolbar('Light or dark', 'contrast', [
      { value: 'light', title: 'Light', icon: 'sun' },
      { value: 'dark', title: 'Dark', icon: 'moon' },
    ]),
    brand: toolbar(
      'Brand',
      'paintbrush',
      BRAND_THEME_NAMES.map((value) => ({ value, title: preferences.branding.themes[value] })),
    ),
    language: toolbar(
      'Language',
      'globe',
      LANGUAGES.map((value) => ({ value, title: LANGUAGE_NAMES[value] })),
    ),
    direction: toolbar('Direction', 'transfer', [
      { value: 'ltr', title: 'Left to right' },
      { value: 'rtl', title: 'Right to left' },
    ]),
    role: toolbar('Role', 'user', [
      { value: '', title: 'Role of the story' },
      ...[...ROLES, 'Guest'].map((value) => ({ value, title: value })),
    ]),
  },
} satisfies Preview;
