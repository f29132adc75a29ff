import { alpha, createTheme, type ThemeOptions } from '@mui/material/styles';

import { tokens, type Scheme } from '../../../design/tokens.ts';

/** MUI computes with these, so they are no CSS variables. */
const paletteOf = (mode: 'light' | 'dark', scheme: Scheme) => {
  const contrastText = mode === 'light' ? '#ffffff' : scheme.page;
  const one = (main: string) => ({ main, light: main, dark: main, contrastText });
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

/** MUI's inputs are laid out left to right. */
const RTL = '&:dir(rtl)';

/** Replaces MUI's margins, which are set left and right. */
const margins = (start: number, end: number) => ({
  marginLeft: 0,
  marginRight: 0,
  marginInlineStart: start,
  marginInlineEnd: end,
});

const inner = { ...margins(-1, 0), borderInlineColor: 'transparent var(--line)' };
const floating = { border: '1px solid var(--line)', boxShadow: 'var(--lift)' };
const field = { variant: 'outlined', margin: 'dense', size: 'small', fullWidth: true } as const;

const components: ThemeOptions['components'] = {
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: {
      root: {
        '&.Mui-focusVisible': { outline: '2px solid var(--primary)', outlineOffset: 2 },
      },
    },
  },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: { minBlockSize: 'var(--control)', borderRadius: 'var(--button-radius)' },
      startIcon: margins(-4, 8),
      endIcon: margins(8, -4),
      outlined: { borderColor: 'var(--line-strong)' },
    },
  },
  MuiIconButton: {
    styleOverrides: {
      root: {
        borderRadius: 'var(--radius-m)',
        minInlineSize: 'var(--control)',
        minBlockSize: 'var(--control)',
      },
    },
  },
  MuiToggleButton: {
    styleOverrides: { root: { borderRadius: 'var(--radius-m)', borderColor: 'var(--line)' } },
  },
  MuiToggleButtonGroup: {
    styleOverrides: {
      firstButton: {
        borderRadius: 'var(--radius-m)',
        borderEndEndRadius: 0,
        borderStartEndRadius: 0,
      },
      middleButton: inner,
      lastButton: {
        ...inner,
        borderRadius: 'var(--radius-m)',
        borderEndStartRadius: 0,
        borderStartStartRadius: 0,
      },
    },
  },
  MuiTextField: { defaultProps: field },
  MuiFormControl: { defaultProps: field },
  MuiInputBase: {
    styleOverrides: {
      root: { fontSize: 'var(--control-text)', minBlockSize: 'var(--control)' },
      input: { '&::placeholder': { color: 'var(--ink-soft)', opacity: 1 } },
    },
  },
  MuiOutlinedInput: {
    styleOverrides: {
      root: {
        borderRadius: 'var(--radius-m)',
        backgroundColor: 'var(--surface)',
        [`${RTL}.MuiInputBase-adornedEnd`]: { paddingRight: 0, paddingLeft: 14 },
        [`${RTL}.MuiInputBase-adornedStart`]: { paddingLeft: 0, paddingRight: 14 },
      },
      notchedOutline: { borderColor: 'var(--line-strong)', textAlign: 'start' },
    },
  },
  MuiInputAdornment: {
    styleOverrides: { positionStart: margins(0, 8), positionEnd: margins(8, 0) },
  },
  MuiSelect: {
    styleOverrides: {
      select: { [`${RTL}&&&`]: { paddingRight: 14, paddingLeft: 32 } },
      icon: { [RTL]: { right: 'auto', left: 7 } },
    },
  },
  MuiInputLabel: {
    styleOverrides: {
      root: {
        [RTL]: {
          left: 'auto',
          right: 0,
          transformOrigin: 'top right',
          transform: 'translate(-14px, 9px)',
          '&.MuiInputLabel-shrink': { transform: 'translate(-14px, -9px) scale(0.75)' },
        },
      },
    },
  },
  MuiFormHelperText: { styleOverrides: { root: { textAlign: 'start' } } },
  MuiFormControlLabel: { styleOverrides: { root: margins(-11, 16) } },
  MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
  MuiCard: {
    defaultProps: { elevation: 0 },
    styleOverrides: {
      root: {
        border: '1px solid var(--card-line)',
        boxShadow: 'var(--card-shadow)',
        backgroundColor: 'var(--card-ground)',
      },
    },
  },
  MuiDialog: { styleOverrides: { paper: floating } },
  MuiPopover: { styleOverrides: { paper: floating } },
  MuiMenuItem: {
    styleOverrides: {
      root: { minBlockSize: 'var(--control)', '&.Mui-focusVisible': { outlineOffset: -2 } },
    },
  },
  MuiTableCell: {
    styleOverrides: {
      root: {
        height: 'var(--row)',
        padding: '4px 14px',
        borderBlockEnd: '1px solid var(--line)',
        fontVariantNumeric: 'tabular-nums',
      },
      head: { height: 40, color: 'var(--ink-soft)', fontWeight: 600 },
    },
  },
};

/** Our colours, sizes and corners; in all else MUI's parts look as they do. */
export const muiTheme = (mode: 'light' | 'dark', scheme: Scheme) =>
  createTheme({
    palette: paletteOf(mode, scheme),
    typography: {
      fontFamily: 'var(--font)',
      body1: { fontSize: 'var(--text-m)' },
      body2: { fontSize: 'var(--text-s)' },
      caption: { fontSize: 'var(--text-xs)' },
      button: { fontSize: 'var(--text-s)', fontWeight: 600, textTransform: 'none' },
    },
    // `sm` is the boundary between phone and desktop, so that react-admin switches there too.
    breakpoints: { values: { xs: 0, sm: 768, md: 1024, lg: 1280, xl: 1600 } },
    shape: { borderRadius: tokens.radius },
    components,
  });
