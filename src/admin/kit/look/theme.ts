import { createTheme } from '@mui/material/styles';
import memoize from 'lodash/memoize';

import type { Brand } from '../../../design/brand.ts';
import { tokens, type Scheme } from '../../../design/tokens.ts';
import { controls } from './theme/controls.ts';
import { paletteOf } from './theme/palette.ts';
import { breakpoints, typography } from './theme/scales.ts';
import { surfaces } from './theme/surfaces.ts';
import { tables } from './theme/tables.ts';

export const themeOf = memoize(
  (mode: 'light' | 'dark', brand?: Brand) => {
    const scheme: Scheme = { ...tokens[mode], ...brand?.[mode] };
    return createTheme({
      palette: paletteOf(mode, scheme),
      typography,
      breakpoints,
      shape: { borderRadius: tokens.radius },
      components: { ...controls(scheme), ...surfaces(scheme), ...tables(scheme) },
    });
  },
  (...look) => JSON.stringify(look),
);
