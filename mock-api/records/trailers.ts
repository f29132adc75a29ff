import { plateTaken } from '../../src/domain/fleet/plateKey.ts';
import { DEFAULT_TRAILER_STATUS, type TrailerField } from '../../src/domain/fleet/trailer.ts';
import { trailerProblems } from '../../src/domain/fleet/trailerChecks.ts';
import { wordsFor } from '../words.ts';
import { checkLinks } from './checks.ts';
import type { FieldType } from './fields.ts';
import type { RecordKind } from './recordKind.ts';

const fields: Record<TrailerField, FieldType> = {
  trailer_number: 'text',
  type: 'text',
  plate_emirate: 'text',
  plate_category: 'text',
  plate_code: 'text',
  plate_number: 'text',
  make: 'text',
  model: 'text',
  color: 'text',
  year: 'integer',
  axle_count: 'integer',
  company_id: 'integer',
  tir_number: 'text',
  tir_expiry: 'text',
  registration_expiry: 'text',
  insurance_expiry: 'text',
  load_state: 'text',
  temp_min_c: 'number',
  temp_max_c: 'number',
  status: 'text',
  notes: 'text',
};

export const trailerKind: RecordKind<'trailers'> & { key: string } = {
  collection: 'trailers',
  resource: 'fleet/trailers',
  noun: 'trailer',
  key: 'trailer_number',
  fields,
  empty: {
    trailer_number: '',
    type: null,
    plate_emirate: null,
    plate_category: null,
    plate_code: null,
    plate_number: null,
    make: null,
    model: null,
    color: null,
    year: null,
    axle_count: null,
    company_id: null,
    tir_number: null,
    tir_expiry: null,
    registration_expiry: null,
    insurance_expiry: null,
    load_state: 'empty',
    temp_min_c: null,
    temp_max_c: null,
    status: DEFAULT_TRAILER_STATUS,
    notes: null,
  },
  problems: (draft, api) => ({
    ...wordsFor({
      ...plateTaken(api.store.trailers.all(), draft, draft['id']),
      ...trailerProblems(draft),
    }),
    ...checkLinks(draft, api, { company_id: 'companies' }),
  }),
  label: ({ trailer_number }) => trailer_number,
  refuseDelete: (trailer, api) => {
    const driver = api.store.drivers.find(({ trailer_id }) => trailer_id === trailer.id);
    return driver && `${trailer.trailer_number} is assigned to ${driver.driver_id} ${driver.name}`;
  },
};
