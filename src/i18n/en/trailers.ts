import { vehicleFields } from './vehicles.ts';

/** Texts of the trailer screens, in the shape that react-admin looks for under `resources`. */
export const trailers = {
  name: 'Trailer |||| Trailers',
  fields: {
    ...vehicleFields,
    trailer_number: 'Trailer Number',
    type: 'Type',
    tir_number: 'TIR Number',
    tir_expiry: 'TIR Expiry',
    load_state: 'Load',
    temperature: 'Temperature',
    temp_min_c: 'Lowest Temperature (°C)',
    temp_max_c: 'Highest Temperature (°C)',
    assignment: 'Assignment',
    tir: 'TIR',
    q: 'Number, plate or TIR',
  },
  sections: {
    trailer: 'Trailer',
    plate: 'Number plate',
    papers: 'Papers',
    cooling: 'Cooling',
    notes: 'Notes',
  },
  statuses: {
    active: 'Active',
    maintenance: 'In maintenance',
    inactive: 'Inactive',
    all: 'All statuses',
  },
  types: {
    flatbed: 'Flatbed',
    container: 'Container',
    refrigerated: 'Refrigerated',
    tanker: 'Tanker',
    lowbed: 'Lowbed',
    curtain: 'Curtainsider',
    all: 'All types',
  },
  loadStates: {
    empty: 'Empty',
    loaded: 'Loaded',
  },
  summary: {
    label: 'Trailer figures',
    total: 'Total',
    active: 'Active',
    empty: 'Empty',
    due: 'Expiring Soon',
    failed: 'Could not load the figures.',
  },
  actions: { add: 'Add Trailer', addFirst: 'Add Trailer' },
  page: { list: 'Trailers', create: 'Add Trailer', edit: 'Edit %{name}' },
  empty: {
    title: 'No trailers found',
    invite: 'Get started by adding your first trailer.',
  },
  failed: {
    load: 'Could not load trailers. Please try again later.',
    addRefused: 'Failed to add trailer. Please check your input.',
    addLost: 'Failed to add trailer. Please try again later.',
    saveRefused: 'Failed to save trailer. Please check your input.',
    saveLost: 'Failed to save trailer. Please try again later.',
    delete: 'Failed to delete trailer.',
    deleteMany: 'Failed to delete trailers.',
    updateMany: 'Failed to change trailers. Please try again later.',
    import: 'Failed to import trailers. Please try again later.',
  },
  delete: {
    title: 'Delete %{trailer_number}?',
    content: 'The trailer is removed for good. This cannot be undone.',
  },
  deleteMany: {
    title: 'Delete %{smart_count} trailer? |||| Delete %{smart_count} trailers?',
    content: '%{names} will be removed for good. This cannot be undone.',
  },
  updateMany: {
    title: 'Set %{count} to “%{status}”?',
    content: '%{names} will have the status “%{status}”.',
    count: '%{smart_count} trailer |||| %{smart_count} trailers',
  },
  notifications: {
    created: 'Trailer added',
    updated: 'Trailer saved |||| %{smart_count} trailers saved',
    deleted: 'Trailer deleted |||| %{smart_count} trailers deleted',
  },
};
