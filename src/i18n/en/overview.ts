import type { FleetFigure } from '../../domain/stats/overview.ts';

const figures: Record<FleetFigure, string> = {
  activeTrucks: 'Active Trucks',
  activeTrailers: 'Active Trailers',
  activeDrivers: 'Active Drivers',
  trailersExpiring: 'Trailers Expiring Soon',
  trucksExpiring: 'Trucks Expiring Soon',
  vacationDrivers: 'Drivers on Vacations',
  emptyTrailers: 'Empty Trailers',
  trailersOverdue: 'Trailers with Expired Dates',
  trucksOverdue: 'Trucks with Expired Dates',
};

/** Texts of the Fleet Overview and of the dashboards, which show the same figures. */
export const overview = {
  title: 'Fleet Overview',
  figures,
  empty: 'No fleet data found.',
  metrics: {
    label: 'Fleet figures',
    failed: 'Failed to load metrics: %{message}',
    reason: 'Failed to fetch metrics',
  },
  assignments: {
    title: 'Assignments',
    failed: 'Failed to load table: %{message}',
    reason: 'Failed to fetch table data',
    loading: 'Loading assignments',
    unassigned: 'Unassigned',
    search: 'Search driver, truck or trailer',
    noMatch: 'No assignment matches the search.',
    missing:
      '%{smart_count} assignment could not be read and is not searched. |||| %{smart_count} assignments could not be read and are not searched.',
    number: '#',
    id: 'ID',
    name: 'Name',
    driver: 'Driver',
    truck: 'Truck',
    trailer: 'Trailer',
    phone: 'Phone',
    email: 'Email',
    model: 'Model',
    status: 'Status',
    type: 'Type',
    expiry: 'Expiry',
  },
  rows: {
    failed: 'The records behind this figure could not be loaded.',
    none: 'There are none.',
    unknown: 'This server doesn’t say which records these are.',
    byStatus: '%{records}: %{status}',
    gone: 'This record no longer exists.',
    recordFailed: 'The record could not be loaded.',
  },
  dashboard: {
    admin: 'Super Admin Dashboard',
    adminText: 'Overview and management for the entire system.',
    fleet: 'Dashboard',
  },
  firstSteps: {
    alone:
      'You are the only user so far. A Fleet Manager imports the drivers from a spreadsheet and keeps the fleet.',
    createUser: 'Create the first Fleet Manager',
    noDrivers: 'There are no drivers yet. They can come from a spreadsheet, from any system.',
    importDrivers: 'Import drivers',
  },
  company: {
    label: 'The whole company',
    lastDays: 'in the last %{smart_count} day |||| in the last %{smart_count} days',
    users: 'Active users',
    failedSignIns: 'Failed sign-ins',
    diesel: 'Diesel in stock',
    dieselAlerts: 'Diesel alerts',
    imports: 'Imports',
    backup: 'Last backup',
    server: 'Server',
  },
  papers: {
    expired: 'Expired',
    ofAll: 'in the whole fleet',
    failed: '%{records} could not be loaded; their expiry dates are missing here.',
    cut: '%{records}: only the first %{limit} could be loaded; the expiry dates of the others are missing here.',
    unreadable:
      '%{records}: %{smart_count} record could not be read; its expiry dates are missing here. |||| %{records}: %{smart_count} records could not be read; their expiry dates are missing here.',
  },
  charts: {
    weeks: 'Expiring in the next %{count} weeks',
    week: 'Week',
    rest: 'Rest of this week',
    now: 'This week',
    unknown: 'Not known, because records are missing: %{records}.',
    total: 'Total',
    noPapers: 'Nothing expires in the next %{count} weeks.',
    status: 'Fleet by status',
    asTable: 'Show as table',
    asChart: 'Show as chart',
  },
};
