import { ThemeProvider } from '@mui/material/styles';
import { createContext, useContext, type PropsWithChildren } from 'react';

import { useMedia } from '../ui/useMedia.ts';
import { useBrand, useChosenMode } from './chosenLook.ts';
import { themeOf } from './theme.ts';

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
