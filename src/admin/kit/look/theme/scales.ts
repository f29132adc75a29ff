import type { ThemeOptions } from '@mui/material/styles';

/** Screens below 768 px, and every touch screen. */
export const TOUCH = '@media (max-width: 767.95px), (pointer: coarse)';
export const TOUCH_TARGET = 44;

export const FOCUS_WIDTH = 2;

/** `sm` is the boundary between phone and desktop, so that react-admin switches there too. */
export const breakpoints = {
  values: { xs: 0, sm: 768, md: 1024, lg: 1280, xl: 1600 },
} satisfies ThemeOptions['breakpoints'];

const heading = (fontSize: string, letterSpacing = '-0.005em') => ({
  fontSize,
  fontWeight: 600,
  lineHeight: 1.3,
  letterSpacing,
});

export const typography = {
  fontFamily: 'var(--font)',
  h1: heading('1.5rem', '-0.015em'),
  h2: heading('1.25rem', '-0.01em'),
  h3: heading('1.125rem'),
  h4: heading('1.125rem'),
  h5: heading('1rem'),
  h6: heading('1rem'),
  subtitle1: { fontSize: '0.9375rem', fontWeight: 600, lineHeight: 1.45 },
  subtitle2: { fontSize: '0.875rem', fontWeight: 600, lineHeight: 1.45 },
  body1: { fontSize: '0.9375rem', lineHeight: 1.55 },
  body2: { fontSize: '0.875rem', lineHeight: 1.5 },
  caption: { fontSize: '0.8125rem', lineHeight: 1.45 },
  overline: {
    fontSize: '0.75rem',
    fontWeight: 600,
    lineHeight: 1.45,
    letterSpacing: '0.02em',
    textTransform: 'none',
  },
  button: { fontSize: '0.875rem', fontWeight: 600, lineHeight: 1.5, textTransform: 'none' },
} satisfies ThemeOptions['typography'];
