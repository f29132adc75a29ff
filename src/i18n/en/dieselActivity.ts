/** Texts of the diesel activity: what came in and went out, day by day. */
export const dieselActivity = {
  title: 'Activity',
  filters: 'Filters',
  kind: 'Type',
  in: '%{litres} in',
  out: '%{litres} out',
  void: 'void',
  noBranch: 'No branch',
  unknown:
    '%{smart_count} without litres, not counted |||| %{smart_count} without litres, not counted',
  none: 'Nothing recorded yet.',
  notOffered: '%{list} can’t be listed on this server.',
  more: 'Show more (%{count})',
};
