import { ThemeProvider } from '@mui/material/styles';
import memoize from 'lodash/memoize';
import { createContext, useContext, type PropsWithChildren } from 'react';

import type { Brand } from '../../../design/brand.ts';
import { tokens } from '../../../design/tokens.ts';
import { useMedia } from '../ui/useMedia.ts';
import { useBrand, useChosenMode } from './chosenLook.ts';
import { muiTheme } from './muiTheme.ts';

const themeOf = memoize(
  (mode: 'light' | 'dark', brand?: Brand) => muiTheme(mode, { ...tokens[mode], ...brand?.[mode] }),
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
