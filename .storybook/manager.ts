import { addons } from 'storybook/manager-api';

import { themes } from './theme.ts';

const isDark = window.matchMedia('(prefers-color-scheme: dark)').matches;

addons.setConfig({ theme: isDark ? themes.dark : themes.light });
