import type { Scheme } from '../../../../design/tokens.ts';
import { FOCUS_WIDTH, TOUCH, TOUCH_TARGET } from './scales.ts';
import type { ThemeComponents } from './types.ts';

const RADIUS = 8;

/** MUI's inputs are laid out left to right. */
const RTL = '&:dir(rtl)';

/** Replaces MUI's margins, which are set left and right. */
const margins = (start: number, end: number) => ({
  marginLeft: 0,
  marginRight: 0,
  marginInlineStart: start,
  marginInlineEnd: end,
});

/** 36 px for a mouse, 44 px for a finger. */
export const controls = (scheme: Scheme) =>
  ({
    MuiButtonBase: {
      defaultProps: { disableRipple: true },
      styleOverrides: {
        root: {
          '&.Mui-focusVisible': {
            outline: `${FOCUS_WIDTH}px solid ${scheme.primary}`,
            outlineOffset: FOCUS_WIDTH,
          },
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
    MuiButton: {
      defaultProps: { disableElevation: true },
      styleOverrides: {
        root: {
          minBlockSize: 36,
          paddingInline: 14,
          borderRadius: 'var(--button-radius)',
          whiteSpace: 'nowrap',
          [TOUCH]: { minBlockSize: TOUCH_TARGET },
        },
        sizeSmall: { fontSize: '0.875rem', paddingBlock: 4 },
        text: { paddingInline: 10 },
        startIcon: margins(-4, 8),
        endIcon: margins(8, -4),
        outlined: { borderColor: scheme.lineStrong },
        contained: { '&:hover': { filter: 'brightness(1.08)' } },
      },
    },
    MuiIconButton: {
      styleOverrides: {
        root: {
          borderRadius: RADIUS,
          minInlineSize: 36,
          minBlockSize: 36,
          [TOUCH]: { minInlineSize: TOUCH_TARGET, minBlockSize: TOUCH_TARGET },
        },
        sizeSmall: { padding: 6 },
      },
    },
    MuiToggleButton: {
      styleOverrides: { root: { borderRadius: RADIUS, borderColor: scheme.line } },
    },
    MuiToggleButtonGroup: {
      styleOverrides: {
        firstButton: { borderRadius: RADIUS, borderStartEndRadius: 0, borderEndEndRadius: 0 },
        lastButton: {
          ...margins(-1, 0),
          borderRadius: RADIUS,
          borderStartStartRadius: 0,
          borderEndStartRadius: 0,
          borderInlineColor: `transparent ${scheme.line}`,
        },
        middleButton: { ...margins(-1, 0), borderInlineColor: `transparent ${scheme.line}` },
      },
    },
    MuiInputAdornment: {
      styleOverrides: { positionStart: margins(0, 8), positionEnd: margins(8, 0) },
    },
    MuiFormControlLabel: { styleOverrides: { root: margins(-11, 16) } },
    MuiTextField: {
      defaultProps: { variant: 'outlined', margin: 'dense', size: 'small', fullWidth: true },
    },
    MuiFormControl: {
      defaultProps: { variant: 'outlined', margin: 'dense', size: 'small', fullWidth: true },
    },
    MuiInputBase: {
      styleOverrides: {
        root: {
          fontSize: '0.9375rem',
          // Below 16 px a phone zooms into the focused field.
          [TOUCH]: { fontSize: '1rem', minBlockSize: TOUCH_TARGET },
        },
        input: { '&::placeholder': { color: scheme.inkSoft, opacity: 1 } },
      },
    },
    MuiOutlinedInput: {
      styleOverrides: {
        root: {
          borderRadius: RADIUS,
          backgroundColor: scheme.surface,
          '&:hover:not(.Mui-focused, .Mui-error, .Mui-disabled) .MuiOutlinedInput-notchedOutline': {
            borderColor: scheme.ink,
          },
          [`${RTL}.MuiInputBase-adornedEnd`]: { paddingRight: 0, paddingLeft: 14 },
          [`${RTL}.MuiInputBase-adornedStart`]: { paddingLeft: 0, paddingRight: 14 },
        },
        inputAdornedEnd: { [RTL]: { paddingRight: 14, paddingLeft: 0 } },
        notchedOutline: { borderColor: scheme.lineStrong, textAlign: 'start' },
      },
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
            [TOUCH]: { transform: 'translate(-14px, 10.5px)' },
            '&.MuiInputLabel-shrink': { transform: 'translate(-14px, -9px) scale(0.75)' },
          },
        },
        sizeSmall: {
          '&:not(.MuiInputLabel-shrink)': {
            [TOUCH]: { fontSize: '1rem', transform: 'translate(14px, 10.5px)' },
          },
        },
      },
    },
    MuiFormHelperText: {
      styleOverrides: { root: { marginInline: 2, fontSize: '0.8125rem', textAlign: 'start' } },
    },
    MuiFormLabel: { styleOverrides: { asterisk: { color: scheme.bad } } },
    MuiRadio: { styleOverrides: { root: { color: scheme.lineStrong, [TOUCH]: { padding: 11 } } } },
  }) satisfies ThemeComponents;
