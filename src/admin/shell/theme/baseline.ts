import type { Scheme } from '../../../design/tokens.ts';
import { FOCUS_WIDTH } from './scales.ts';
import type { ThemeComponents } from './types.ts';

const STILL = {
  animationDuration: '0.01ms !important',
  animationIterationCount: '1 !important',
  transitionDuration: '0.01ms !important',
  scrollBehavior: 'auto !important',
};

export const baseline = (scheme: Scheme) =>
  ({
    MuiCssBaseline: {
      styleOverrides: {
        html: { scrollPaddingBlockStart: '4.5rem' },
        body: {
          fontSize: '0.9375rem',
          lineHeight: 1.55,
          textRendering: 'optimizeLegibility',
          overflowWrap: 'break-word',
        },
        ':focus-visible': {
          outline: `${FOCUS_WIDTH}px solid ${scheme.primary}`,
          outlineOffset: FOCUS_WIDTH,
        },
        '::selection': { backgroundColor: scheme.primarySoft, color: scheme.ink },
        '@media (prefers-reduced-motion: reduce)': { '*, *::before, *::after': STILL },
      },
    },
    MuiLink: {
      styleOverrides: {
        root: {
          color: scheme.primary,
          textUnderlineOffset: '0.2em',
          textDecorationThickness: '1px',
          borderRadius: 4,
        },
      },
    },
  }) satisfies ThemeComponents;
