import type { StorybookConfig } from '@storybook/react-vite';

export default {
  // The path of a story decides its heading in the sidebar.
  stories: [
    './*.mdx',
    { directory: '../src/admin', files: '**/tokens/*.stories.tsx', titlePrefix: 'Tokens' },
    { directory: '../src/admin', files: '**/stories/*.stories.tsx', titlePrefix: 'Parts' },
    { directory: '../src/site', files: '**/*.stories.tsx', titlePrefix: 'Site' },
    { directory: '../src', files: '**/!(stories|tokens)/*.stories.tsx', titlePrefix: 'Screens' },
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  framework: {
    name: '@storybook/react-vite',
    options: { builder: { viteConfigPath: '.storybook/vite.config.ts' } },
  },
  staticDirs: ['../public'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // Of `storybook build --test`: all but the reading of props, which takes half of the time.
  build: {
    test: {
      disabledAddons: [],
      disableAutoDocs: false,
      disableBlocks: false,
      disableMDXEntries: false,
    },
  },
  typescript: { reactDocgen: 'react-docgen' },
} satisfies StorybookConfig;
