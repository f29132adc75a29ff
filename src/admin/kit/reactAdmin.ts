/** react-admin internals that we rely on: `reactAdmin.test.tsx` checks them. */

/** The store key of a list's scroll position. */
export const listScrollKey = (resource: string) => `${resource}.list.scrollPosition`;

/** The store keys of a DataTable's hidden columns and of its column order. */
export const hiddenColumnsKey = (resource: string) => `${resource}.datatable`;
export const columnOrderKey = (resource: string) => `${resource}.datatable_columnRanks`;

/** Whether a store key holds columns: the hidden ones, their order, or all available. */
export const isColumnsKey = (key: string) =>
  /\.datatable(?:_columnRanks|_availableColumns)?$/.test(key);

/** Whether a store key holds a list's page, sort order and filters. */
export const isListParamsKey = (key: string) => key.endsWith('.listParams');

/** Whether a store key holds what was searched for, which may name people. */
export const isSearchKey = (key: string) => /\.(?:listParams|savedQueries)$/.test(key);

/** Whether a store key holds selected rows. */
export const isSelectionKey = (key: string) => /\.selectedIds(?:\.|$)/.test(key);

/** The common prefix of all list queries of a record type. */
export const listQueryKey = (resource: string) => [resource, 'getList'] as const;

/** Link state that makes the page open at its top, instead of where it was left. */
export const SCROLL_TO_TOP = { _scrollToTop: true } as const;

/** The id of the element into which react-admin's pages put their title. */
export const TITLE_ID = 'react-admin-title';
