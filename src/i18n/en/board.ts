import type { DriveGroup, DriveStatus } from '../../domain/board/driveSet.ts';

const groups: Record<DriveGroup, string> = {
  sets: 'Drivers with a truck',
  drivers: 'Drivers without a truck',
  vehicles: 'Vehicles without a driver',
  off: 'Not in service',
};

const statuses: Record<DriveStatus, string> = {
  red: 'May not drive',
  amber: 'Check',
  green: 'May drive',
};

/** Texts of the board 'Who may not drive', and of its printed sheet. */
export const board = {
  title: 'Who May Not Drive',
  day: {
    label: 'Day',
    today: 'Today',
    tomorrow: 'Tomorrow',
    other: 'Another day',
    range: 'Choose a day from %{from} to %{to}.',
  },
  search: 'Search drivers, trucks, trailers, plates',
  group: 'Show',
  groupCount: '%{group} (%{count})',
  groups,
  status: 'Status',
  statuses,
  filters: { reason: 'Reason', outOfService: 'Not in service', company: 'Company' },
  columns: {
    status: 'Status',
    driver: 'Driver',
    truck: 'Truck',
    trailer: 'Trailer',
    reasons: 'Reasons',
    day: 'Day',
    driverId: 'Driver ID',
    phone: 'Phone',
    truckPlate: 'Truck plate',
    trailerPlate: 'Trailer plate',
    company: 'Company',
  },
  next: 'Next: %{what}, %{date}',
  noDates: 'No dates recorded',
  reasons: {
    driver: 'Driver',
    /** Before `when`, in a sentence. */
    what: '%{what}',
    line: '%{what}: %{when}',
    noDate: 'no date recorded',
    soon: '+%{count} soon',
    more: '+%{count} more',
    all: 'Show all',
    less: 'Less',
    /** In a line of several. */
    short: {
      what: '%{holder} %{kind}',
      expired: 'yesterday |||| %{smart_count} d ago',
    },
    shared: 'also assigned to %{name}',
    unknown: 'could not be checked',
    /** Seen from today. */
    today: {
      expired: 'expired yesterday |||| expired %{smart_count} days ago',
      lastDay: 'expires today',
      expires: 'expires tomorrow |||| expires in %{smart_count} days',
    },
    /** Seen from a later day. */
    later: {
      expired: 'expired the day before |||| expired %{smart_count} days before',
      lastDay: 'expires that day',
      expires: 'expires the day after |||| expires %{smart_count} days after',
    },
  },
  failed: {
    drivers: 'Could not load drivers, so we can’t tell who may drive.',
    list: 'Could not load %{records} – the board may be incomplete.',
    cut: 'Not all %{records} could be read – the board may be incomplete.',
    stale: '%{records} could not be refreshed and are shown as last loaded.',
  },
  none: {
    title: 'No drivers, trucks or trailers yet',
    hint: 'Once they are added, this board says who may drive and who may not.',
    group: 'None',
    groupHint: 'No records in this group.',
    red: 'No one is stopped on this day',
    filtered: 'No matches',
  },
  export: 'Export CSV',
  file: 'who-may-not-drive',
  print: 'Print',
  sheet: {
    for: 'For %{day}',
    printed: 'Printed %{at}',
    narrowed: 'Only: %{filters}',
    search: 'Search: %{text}',
  },
};
