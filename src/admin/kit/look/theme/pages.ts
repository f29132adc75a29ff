import { tokens, type Scheme } from '../../../../design/tokens.ts';
import type { ThemeComponents } from './types.ts';

/** react-admin's own parts of a form page. */
export const pages = (scheme: Scheme) =>
  ({
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
  }) satisfies ThemeComponents;
