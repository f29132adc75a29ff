import { alpha } from '@mui/material/styles';

import { tokens, type Scheme } from '../../../../design/tokens.ts';
import { TOUCH, TOUCH_TARGET } from './scales.ts';
import type { ThemeComponents } from './types.ts';

/** A line separates surfaces; only what floats above the page has a shadow. */
export const surfaces = (scheme: Scheme) => {
  const floating = {
    border: `1px solid ${scheme.line}`,
    boxShadow: `0 12px 32px -8px ${alpha('#000000', 0.28)}, 0 2px 6px ${alpha('#000000', 0.08)}`,
  };
  return {
    MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
    MuiCard: {
      defaultProps: { elevation: 0 },
      styleOverrides: {
        root: {
          border: '1px solid var(--card-line)',
          borderRadius: tokens.radius,
          boxShadow: 'var(--card-shadow)',
          backgroundColor: 'var(--card-ground)',
        },
      },
    },
    MuiDialog: {
      styleOverrides: {
        paper: { ...floating, borderRadius: 14, backgroundColor: scheme.surface },
        paperFullScreen: { borderRadius: 0, border: 0 },
        paperWidthSm: { maxWidth: 600 },
        paperWidthMd: { maxWidth: 900 },
      },
    },
    MuiDialogTitle: {
      styleOverrides: { root: { fontSize: '1.125rem', padding: '20px 24px 12px' } },
    },
    MuiDialogActions: {
      defaultProps: { disableSpacing: true },
      styleOverrides: { root: { padding: '12px 24px 20px', gap: 12 } },
    },
    MuiBackdrop: {
      styleOverrides: {
        root: { '&:not(.MuiBackdrop-invisible)': { backgroundColor: alpha('#0a1417', 0.55) } },
      },
    },
    MuiPopover: { styleOverrides: { paper: floating } },
    MuiMenuItem: {
      styleOverrides: {
        root: {
          fontSize: '0.875rem',
          minBlockSize: 36,
          '&.Mui-focusVisible': { outlineOffset: -2 },
          [TOUCH]: { minBlockSize: TOUCH_TARGET },
        },
      },
    },
    MuiChip: {
      styleOverrides: {
        root: { fontWeight: 500, borderRadius: 7 },
        sizeSmall: { fontSize: '0.8125rem' },
        filled: {
          '&.MuiChip-colorSuccess': { backgroundColor: scheme.goodSoft, color: scheme.good },
          '&.MuiChip-colorWarning': { backgroundColor: scheme.warnSoft, color: scheme.warn },
          '&.MuiChip-colorError': { backgroundColor: scheme.badSoft, color: scheme.bad },
          '&.MuiChip-colorInfo': { backgroundColor: scheme.infoSoft, color: scheme.info },
          '&.MuiChip-colorDefault': { backgroundColor: scheme.sunken, color: scheme.inkSoft },
        },
      },
    },
    MuiAlert: {
      styleOverrides: {
        root: { borderRadius: tokens.radius, fontSize: '0.875rem' },
        icon: { marginRight: 0, marginInlineEnd: 12 },
        action: {
          paddingLeft: 0,
          paddingInlineStart: 16,
          marginLeft: 0,
          marginRight: 0,
          marginInline: 'auto -8px',
        },
        standardError: { backgroundColor: scheme.badSoft, color: scheme.ink },
        standardWarning: { backgroundColor: scheme.warnSoft, color: scheme.ink },
        standardSuccess: { backgroundColor: scheme.goodSoft, color: scheme.ink },
        standardInfo: { backgroundColor: scheme.infoSoft, color: scheme.ink },
      },
    },
    MuiSkeleton: { styleOverrides: { root: { backgroundColor: alpha(scheme.ink, 0.09) } } },
  } satisfies ThemeComponents;
};
