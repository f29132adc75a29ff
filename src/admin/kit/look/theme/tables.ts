import type { Scheme } from '../../../../design/tokens.ts';
import type { ThemeComponents } from './types.ts';

/** Tables: quiet headers, lines between rows only, aligned digits. */
export const tables = (scheme: Scheme) =>
  ({
    MuiTableCell: {
      styleOverrides: {
        root: {
          // In a table, height acts as a minimum: rows are equally high with and without buttons.
          height: 'var(--row)',
          padding: '4px 14px',
          boxSizing: 'border-box',
          borderBlockEnd: `1px solid ${scheme.line}`,
          fontSize: '0.875rem',
          fontVariantNumeric: 'tabular-nums',
        },
        sizeSmall: { padding: '4px 14px' },
        head: {
          height: 40,
          color: scheme.inkSoft,
          fontSize: '0.8125rem',
          fontWeight: 600,
          lineHeight: 1.4,
          whiteSpace: 'nowrap',
        },
      },
    },
    MuiTableRow: {
      styleOverrides: {
        root: {
          'tbody > &:last-of-type > td': { borderBlockEnd: 0 },
          '&:focus-visible': { outlineOffset: -2 },
        },
      },
    },
  }) satisfies ThemeComponents;
