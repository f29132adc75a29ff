import { ThemeProvider, createTheme } from '@mui/material/styles';
import memoize from 'lodash/memoize';
import { createContext, useContext, type PropsWithChildren } from 'react';

import type { Brand } from '../../../design/brand.ts';
import { tokens, type Scheme } from '../../../design/tokens.ts';
import { useMedia } from '../ui/useMedia.ts';
import { useBrand, useChosenMode } from './chosenLook.ts';
import { controls } from './theme/controls.ts';
import { paletteOf } from './theme/palette.ts';
import { breakpoints, typography } from './theme/scales.ts';
import { surfaces } from './theme/surfaces.ts';
import { tables } from './theme/tables.ts';

const themeOf = memoize(
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

const Within = createContext(false);

const Themed = ({ children }: PropsWithChildren) => {
  const deviceMode = useMedia('(prefers-color-scheme: dark)') ? 'dark' : 'light';
  const [mode = deviceMode] = useChosenMode();
  return (
    <Within value>
      <ThemeProvider theme={themeOf(mode, useBrand())}>{children}</ThemeProvider>
    </Within>
  );
};

/** Provides MUI's theme to its children. The first view does without it, and without MUI. */
export const MuiScope = ({ children }: PropsWithChildren) =>
  useContext(Within) ? children : <Themed>{children}</Themed>;
