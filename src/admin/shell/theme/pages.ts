import { tokens, type Scheme } from '../../../design/tokens.ts';
import type { ThemeComponents } from './types.ts';

/** react-admin's own page parts: lists, forms, show pages and their bars. */
export const pages = (scheme: Scheme) =>
  ({
    RaList: {
      styleOverrides: {
        root: { '& .RaList-noActions': { marginBlockStart: 0 } },
      },
    },
    RaListToolbar: {
      styleOverrides: {
        root: ({ theme }) => ({
          gap: theme.spacing(1),
          paddingBlockEnd: theme.spacing(1),
          [theme.breakpoints.down('sm')]: { backgroundColor: 'transparent' },
        }),
      },
    },
    RaTopToolbar: {
      styleOverrides: {
        root: ({ theme }) => ({
          alignItems: 'center',
          minHeight: 0,
          padding: theme.spacing(0, 0, 1),
          [theme.breakpoints.down('sm')]: {
            backgroundColor: 'transparent',
            flexWrap: 'wrap',
            paddingBlockEnd: theme.spacing(1),
          },
        }),
      },
    },
    RaFilterForm: {
      styleOverrides: {
        root: ({ theme }) => ({
          gap: theme.spacing(1),
          alignItems: 'center',
          minHeight: 0,
          padding: theme.spacing(0, 0, 1),
        }),
      },
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
    RaToolbar: {
      styleOverrides: {
        root: ({ theme }) => ({
          backgroundColor: scheme.sunken,
          borderBlockStart: `1px solid ${scheme.line}`,
          borderEndStartRadius: tokens.radius,
          borderEndEndRadius: tokens.radius,
          '&.RaToolbar-mobileToolbar': {
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
