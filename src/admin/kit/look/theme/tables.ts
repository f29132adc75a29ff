import type { Scheme } from '../../../../design/tokens.ts';
import { TOUCH, TOUCH_TARGET } from './scales.ts';
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
          '&.MuiTableCell-paddingCheckbox': {
            paddingBlock: 0,
            paddingInline: '8px 4px',
          },
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
          '&.MuiTableRow-hover:hover': { backgroundColor: scheme.sunken },
          '&:focus-visible': { outlineOffset: -2 },
        },
      },
    },
    MuiTableSortLabel: {
      styleOverrides: {
        root: {
          color: 'inherit',
          borderRadius: 4,
          '&.Mui-active': { color: scheme.ink },
        },
      },
    },
    MuiTablePagination: {
      styleOverrides: {
        root: { fontVariantNumeric: 'tabular-nums', border: 0 },
        selectLabel: { color: scheme.inkSoft },
        displayedRows: { color: scheme.inkSoft },
        select: { [TOUCH]: { minBlockSize: TOUCH_TARGET, lineHeight: `${TOUCH_TARGET - 8}px` } },
      },
    },
    RaDataTable: {
      styleOverrides: {
        root: {
          '& .RaDataTable-tableWrapper': { overflowX: 'auto' },
          '& .RaDataTable-headerCell': { backgroundColor: scheme.surface },
          '& .RaDataTable-headerCell:last-of-type': {
            insetInlineEnd: 0,
            zIndex: 3,
            boxShadow: `inset 0 -1px ${scheme.line}`,
          },
        },
      },
    },
  }) satisfies ThemeComponents;
