/** Names that react-admin uses inside, and that we rely on: `reactAdmin.test.tsx` checks them. */

/** Where react-admin keeps how far a list is scrolled. */
export const listScrollKey = (resource: string) => `${resource}.list.scrollPosition`;

/** Where a DataTable keeps the columns that are hidden, and the order of all. */
export const hiddenColumnsKey = (resource: string) => `${resource}.datatable`;
export const columnOrderKey = (resource: string) => `${resource}.datatable_columnRanks`;

/** Whether the store keeps columns under a key: the hidden ones, their order, or all there are. */
export const isColumnsKey = (key: string) =>
  /\.datatable(?:_columnRanks|_availableColumns)?$/.test(key);

/** Whether the store keeps the page, sorting and filters of a list under a key. */
export const isListParamsKey = (key: string) => key.endsWith('.listParams');

/** Whether the store keeps selected rows under a key. */
export const isSelectionKey = (key: string) => /\.selectedIds(?:\.|$)/.test(key);

/** How the queries of all lists of a record type begin. */
export const listQueryKey = (resource: string) => [resource, 'getList'] as const;

/** State of a link whose page begins at its top, instead of where it was left. */
export const SCROLL_TO_TOP = { _scrollToTop: true } as const;

/** The id of the element into which react-admin's pages put their title. */
export const TITLE_ID = 'react-admin-title';

/** The name under which the theme styles the bar of buttons below a form. */
export const TOOLBAR = 'RaToolbar';
