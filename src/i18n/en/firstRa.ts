/** react-admin's own texts that the first screen needs. */
export const firstRa = {
  action: { delete: 'Delete', select_all: 'Select all', show: 'View' },
  auth: { auth_check_error: 'Please login to continue' },
  message: {
    select_all_limit_reached:
      'There are too many elements to select them all. Only the first %{max} elements were selected.',
  },
  navigation: {
    current_page: 'Page %{page}',
    next: 'Go to next page',
    page: 'Go to page %{page}',
    page_range_info: '%{offsetBegin}–%{offsetEnd} of %{total}',
    page_rows_per_page: 'Rows per page:',
    previous: 'Go to previous page',
  },
  notification: {
    http_error: 'Server communication error',
    item_doesnt_exist: 'Element does not exist',
    logged_out: 'Your session has ended, please reconnect.',
    not_authorized: "You're not authorized to access this resource.",
  },
  page: { list: '%{name}', loading: 'Loading' },
  // Keeps the column's own spelling: 'ID' must not become 'iD'.
  sort: { sort_by: 'Sort by %{field} %{order}', ASC: 'ascending', DESC: 'descending' },
};
