import type { Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';

import { DEFAULT_LOCALIZATION } from '../src/domain/settings/localization.ts';
import { localization } from '../src/session/localization.ts';

// The default of one second is too short for a busy machine.
configure({ asyncUtilTimeout: 20_000 });

/** Storage that outlives an app; each story begins without it. */
const OURS = /^(?:qafila\.|RaStore)/;

export default {
  beforeEach: () => {
    localization.set(DEFAULT_LOCALIZATION);
    for (const storage of [localStorage, sessionStorage]) {
      for (const key of Object.keys(storage)) if (OURS.test(key)) storage.removeItem(key);
    }
  },
  tags: ['autodocs'],
  parameters: {
    layout: 'fullscreen',
    // Only violations are judged; what passed would take as long to describe.
    a11y: { test: 'error', options: { resultTypes: ['violations'] } },
    viewport: {
      options: {
        phone: { name: 'Phone', type: 'mobile', styles: { width: '390px', height: '844px' } },
        desktop: { name: 'Desktop', type: 'desktop', styles: { width: '1280px', height: '800px' } },
      },
    },
    controls: { expanded: true },
    // Each story is a whole app with its own session: on one page they would share it.
    docs: { story: { inline: false, height: '40rem' } },
  },
  decorators: [(Story, { args, globals }) => Story({ args: { theme: globals['theme'], ...args } })],
  initialGlobals: { theme: 'light', viewport: { value: 'desktop' } },
  globalTypes: {
    theme: {
      description: 'Light or dark',
      toolbar: {
        title: 'Theme',
        icon: 'contrast',
        items: [
          { value: 'light', title: 'Light', icon: 'sun' },
          { value: 'dark', title: 'Dark', icon: 'moon' },
        ],
        dynamicTitle: true,
      },
    },
  },
} satisfies Preview;
