import '../../../design/tokens.css';
import './base.css';
import type { RaThemeOptions } from 'react-admin';

import '../../../design/fonts.css';
import type { Brand } from '../../../design/brand.ts';
import { tokens, type Scheme } from '../../../design/tokens.ts';
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
const themeOf = (mode: 'light' | 'dark', brand?: Brand) => {
  const scheme: Scheme = { ...tokens[mode], ...brand?.[mode] };
  return {
    palette: paletteOf(mode, scheme),
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

/** Both themes, in the colours of the house or of a brand. */
export const themesOf = (brand?: Brand) => ({
  lightTheme: themeOf('light', brand),
  darkTheme: themeOf('dark', brand),
});

export const { lightTheme, darkTheme } = themesOf();
