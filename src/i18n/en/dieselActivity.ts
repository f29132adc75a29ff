/** Texts of the diesel activity: what came in and went out, day by day. */
export const dieselActivity = {
  title: 'Activity',
  filters: 'Filters',
  kind: 'Type',
  in: '%{litres} in',
  out: '%{litres} out',
  void: 'void',
  none: 'Nothing recorded yet.',
  more: 'Show more (%{count})',
};
