import { alpha, type ThemeOptions } from '@mui/material/styles';

import type { Scheme } from '../../../../design/tokens.ts';

export const paletteOf = (mode: 'light' | 'dark', scheme: Scheme) => {
  const onColour = { contrastText: mode === 'light' ? '#ffffff' : scheme.page };
  const one = (main: string) => ({ main, light: main, dark: main, ...onColour });
  return {
    mode,
    primary: { ...one(scheme.primary), contrastText: scheme.onPrimary },
    secondary: one(scheme.info),
    success: one(scheme.good),
    warning: one(scheme.warn),
    error: one(scheme.bad),
    info: one(scheme.info),
    divider: scheme.line,
    background: { default: scheme.page, paper: scheme.surface },
    text: { primary: scheme.ink, secondary: scheme.inkSoft, disabled: scheme.lineStrong },
    action: {
      hover: alpha(scheme.ink, 0.045),
      selected: scheme.primarySoft,
      active: scheme.inkSoft,
      focus: alpha(scheme.primary, 0.12),
    },
  } satisfies ThemeOptions['palette'];
};
