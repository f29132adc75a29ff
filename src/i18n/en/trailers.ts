import type { trailers as type } from '../../domain/fleet/trailers.ts';
import type { RecordTexts } from '../recordMessages.ts';
import { plateSources, vehicleFields } from './vehicles.ts';

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
    q: 'Number, plate, TIR or driver',
  },
  sections: {
    trailer: 'Trailer',
    plate: 'Number plate',
    cooling: 'Cooling',
  },
  options: {
    plate_emirate: plateSources,
    status: {
      active: 'Active',
      maintenance: 'In maintenance',
      inactive: 'Inactive',
    },
    type: {
      flatbed: 'Flatbed',
      container: 'Container',
      refrigerated: 'Refrigerated',
      tanker: 'Tanker',
      lowbed: 'Lowbed',
      curtain: 'Curtainsider',
    },
    load_state: {
      empty: 'Empty',
      loaded: 'Loaded',
    },
  },
  stats: {
    active: 'Active',
    empty: 'Empty',
    due: 'Expiring Soon',
  },
} satisfies RecordTexts<typeof type>;
