import { DEFAULT_TRAILER_STATUS, type TrailerField } from '../../../src/domain/fleet/trailer.ts';
import { trailerProblems } from '../../../src/domain/fleet/trailerChecks.ts';
import type { FieldType } from './fields.ts';
import type { RecordKind } from './recordKind.ts';
import { EMPTY_VEHICLE, refuseAssigned, VEHICLE_FIELD_TYPES, vehicleProblems } from './vehicles.ts';

const fields: Record<TrailerField, FieldType> = {
  ...VEHICLE_FIELD_TYPES,
  trailer_number: 'text',
  type: 'text',
  tir_number: 'text',
  tir_expiry: 'text',
  load_state: 'text',
  temp_min_c: 'number',
  temp_max_c: 'number',
};

export const trailerKind: RecordKind<'trailers'> & { key: string } = {
  collection: 'trailers',
  resource: 'fleet/trailers',
  noun: 'trailer',
  key: 'trailer_number',
  fields,
  empty: {
    ...EMPTY_VEHICLE,
    trailer_number: '',
    type: null,
    tir_number: null,
    tir_expiry: null,
    load_state: 'empty',
    temp_min_c: null,
    temp_max_c: null,
    status: DEFAULT_TRAILER_STATUS,
  },
  problems: vehicleProblems('trailers', trailerProblems),
  label: ({ trailer_number }) => trailer_number,
  refuseDelete: ({ id, trailer_number }, api) =>
    refuseAssigned(api, 'trailer_id', id, trailer_number),
};
