import { tokens, type Scheme } from '../../../../design/tokens.ts';
import { LIST_BAR } from './scales.ts';
import type { ThemeComponents } from './types.ts';

/**
 * react-admin waits half a second after the last key, but the rows are at hand here. The form hands
 * what it does not know on to its live form, so its own type lacks this.
 */
const searchDelay: object = { debounce: 60 };

/** react-admin's own page parts: lists, forms, show pages and their bars. */
export const pages = (scheme: Scheme) =>
  ({
    RaList: {
      styleOverrides: {
        root: {
          '& .RaList-noActions': { marginBlockStart: 0 },
          // A wide table scrolls within itself instead of pushing the buttons above it out of sight.
          '& .RaList-main': { minInlineSize: 0 },
        },
      },
    },
    RaListToolbar: {
      styleOverrides: {
        root: ({ theme }) => ({
          gap: theme.spacing(1),
          alignItems: 'center',
          boxSizing: 'border-box',
          minBlockSize: LIST_BAR,
          paddingBlockEnd: theme.spacing(1.5),
          '& .MuiToolbar-root': { paddingBlockEnd: 0 },
          [theme.breakpoints.down('sm')]: {
            flexDirection: 'column',
            alignItems: 'stretch',
            backgroundColor: 'transparent',
            '& > span:empty': { display: 'none' },
          },
        }),
      },
    },
    RaTopToolbar: {
      styleOverrides: {
        root: ({ theme }) => ({
          flex: 'none',
          alignItems: 'center',
          minHeight: 0,
          padding: theme.spacing(0, 0, 1),
          [theme.breakpoints.down('sm')]: { flexWrap: 'wrap', backgroundColor: 'transparent' },
        }),
      },
    },
    RaFilterForm: {
      defaultProps: searchDelay,
      styleOverrides: {
        root: ({ theme }) => ({
          flex: 'none',
          [theme.breakpoints.up('sm')]: { flex: '1 1 0', minHeight: 0 },
          // Below a first row of filters there is room for the labels of a second.
          gap: theme.spacing(1.75, 1),
          alignItems: 'center',
          minHeight: 0,
          padding: 0,
          '& .RaFilterForm-filterFormInput .MuiFormControl-root': { marginBlock: 0 },
        }),
      },
    },
    RaFilterFormInput: {
      styleOverrides: { root: { '& .RaFilterFormInput-spacer': { display: 'none' } } },
    },
    RaShow: {
      styleOverrides: { root: { '& .RaShow-noActions': { marginBlockStart: 0 } } },
    },
    RaEdit: {
      styleOverrides: { root: { '& .RaEdit-noActions': { marginBlockStart: 0 } } },
    },
    RaCreate: {
      styleOverrides: { root: { '& .RaCreate-noActions': { marginBlockStart: 0 } } },
    },
    RaSaveButton: { defaultProps: { icon: null } },
    RaToolbar: {
      styleOverrides: {
        root: ({ theme }) => ({
          backgroundColor: scheme.sunken,
          borderBlockStart: `1px solid ${scheme.line}`,
          borderEndStartRadius: tokens.radius,
          borderEndEndRadius: tokens.radius,
          [theme.breakpoints.down('sm')]: {
            padding: theme.spacing(1.5, 2),
            backgroundColor: scheme.surface,
            borderRadius: 0,
          },
        }),
      },
    },
    RaLabeled: {
      styleOverrides: {
        root: {
          '& .RaLabeled-label': { color: scheme.inkSoft, fontSize: '0.8125rem', fontWeight: 500 },
        },
      },
    },
    RaEmpty: {
      styleOverrides: { root: { '& .RaEmpty-message': { color: scheme.inkSoft } } },
    },
    RaSimpleFormIterator: { defaultProps: { fullWidth: true } },
    RaTranslatableInputs: { defaultProps: { fullWidth: true } },
  }) satisfies ThemeComponents;
