import type { RaThemeOptions } from 'react-admin';

import '../../design/fonts.css';
import { tokens } from '../../design/tokens.ts';
import { baseline } from './theme/baseline.ts';
import { controls } from './theme/controls.ts';
import { pages } from './theme/pages.ts';
import { paletteOf } from './theme/palette.ts';
import { breakpoints, typography } from './theme/scales.ts';
import { surfaces } from './theme/surfaces.ts';
import { tables } from './theme/tables.ts';

/**
 * A theme of the areas, as options: react-admin makes the theme itself. Its own defaults are not
 * merged in, because every one of them is said here again: outlined inputs, full width, padding.
 */
const themeOf = (mode: 'light' | 'dark') => {
  const scheme = tokens[mode];
  return {
    palette: paletteOf(mode),
    typography,
    breakpoints,
    shape: { borderRadius: tokens.radius },
    components: {
      ...baseline(scheme),
      ...controls(scheme),
      ...surfaces(scheme),
      ...tables(scheme),
      ...pages(scheme),
    },
  } satisfies RaThemeOptions;
};

export const lightTheme = themeOf('light');
export const darkTheme = themeOf('dark');
