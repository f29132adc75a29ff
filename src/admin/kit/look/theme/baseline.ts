import type { Scheme } from '../../../../design/tokens.ts';
import { FOCUS_WIDTH } from './scales.ts';
import type { ThemeComponents } from './types.ts';

const STILL = {
  animationDuration: '0.01ms !important',
  animationIterationCount: '1 !important',
  transitionDuration: '0.01ms !important',
  scrollBehavior: 'auto !important',
};

/**
 * What a user, or a brand, chose beside the colours: attributes of the page, so that choosing
 * redraws nothing.
 */
const looks = (scheme: Scheme) => ({
  'html[data-density="compact"]': { '--row': '37px' },
  'html[data-density="comfortable"]': { '--row': '53px' },
  'html[data-buttons="pill"]': { '--button-radius': '999px' },
  'html[data-buttons="square"]': { '--button-radius': '2px' },
  'html[data-cards="raised"]': {
    '--card-line': 'transparent',
    '--card-shadow': '0 1px 3px #0003, 0 6px 16px -6px #0003',
  },
  'html[data-cards="filled"]': { '--card-line': 'transparent', '--card-ground': scheme.sunken },
  'html[data-typography="system"]': { '--font': "system-ui, 'Segoe UI', sans-serif" },
  'html[data-animation="lively"] :is(.MuiCard-root, .MuiButton-contained)': {
    transition: 'translate 180ms, box-shadow 180ms',
    '&:hover': { translate: '0 -2px', boxShadow: '0 8px 20px -8px #0006' },
  },
  'html:is([data-motion="reduced"], [data-animation="none"]) :is(*, *::before, *::after)': STILL,
});

export const baseline = (scheme: Scheme) =>
  ({
    MuiCssBaseline: {
      styleOverrides: {
        html: { scrollPaddingBlockStart: '4.5rem' },
        ...looks(scheme),
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
        // Who asked for motion gets it; the device decides for everybody else.
        '@media (prefers-reduced-motion: reduce)': {
          'html:not([data-motion="full"]) :is(*, *::before, *::after)': STILL,
        },
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
