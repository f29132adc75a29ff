/** react-admin internals that we rely on: `reactAdmin.test.tsx` checks them. */

export const listScrollKey = (resource: string) => `${resource}.list.scrollPosition`;

export const hiddenColumnsKey = (resource: string) => `${resource}.datatable`;
export const columnOrderKey = (resource: string) => `${resource}.datatable_columnRanks`;

export const isColumnsKey = (key: string) =>
  /\.datatable(?:_columnRanks|_availableColumns)?$/.test(key);

export const isListParamsKey = (key: string) => key.endsWith('.listParams');

export const isSearchKey = (key: string) => /\.(?:listParams|savedQueries)$/.test(key);

export const isSelectionKey = (key: string) => /\.selectedIds(?:\.|$)/.test(key);

export const listQueryKey = (resource: string) => [resource, 'getList'] as const;

/** Link state that makes the page open at its top, instead of where it was left. */
export const SCROLL_TO_TOP = { _scrollToTop: true } as const;

export const TITLE_ID = 'react-admin-title';
