import { PLATE_SOURCES } from '../../src/domain/fleet/plate.ts';
import {
  DEFAULT_TRAILER_STATUS,
  LOAD_STATES,
  TRAILER_STATUSES,
  TRAILER_TYPES,
  type TrailerField,
} from '../../src/domain/fleet/trailer.ts';
import { date, maxLength, oneOf, required, type Check } from '../../src/domain/validation.ts';
import type { FieldErrors, Json } from '../http/call.ts';
import { checkAll, checkAmounts, checkLinks } from './checks.ts';
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

const checks: Partial<Record<TrailerField, readonly Check[]>> = {
  trailer_number: [required, maxLength(50)],
  type: [oneOf(TRAILER_TYPES)],
  plate_emirate: [oneOf(PLATE_SOURCES)],
  plate_category: [maxLength(50)],
  plate_code: [maxLength(10)],
  plate_number: [maxLength(10)],
  make: [maxLength(100)],
  model: [maxLength(100)],
  color: [maxLength(50)],
  tir_number: [maxLength(50)],
  tir_expiry: [date],
  registration_expiry: [date],
  insurance_expiry: [date],
  load_state: [oneOf(LOAD_STATES)],
  status: [oneOf(TRAILER_STATUSES)],
  notes: [maxLength(2000)],
};

const temperatureProblems = ({ type, temp_min_c: min, temp_max_c: max }: Json): FieldErrors => {
  if (min === null && max === null) return {};
  if (type !== 'refrigerated') {
    const words = 'Only a refrigerated trailer has a temperature range';
    return min === null ? { temp_max_c: words } : { temp_min_c: words };
  }
  const isReversed = typeof min === 'number' && typeof max === 'number' && min > max;
  return isReversed ? { temp_max_c: 'Must not be below the lowest temperature' } : {};
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
    ...checkAll(checks, draft),
    ...checkAmounts(draft, {
      year: { min: 1950, max: 2100 },
      axle_count: { min: 1, max: 12 },
      temp_min_c: { min: -40, max: 40 },
      temp_max_c: { min: -40, max: 40 },
    }),
    ...checkLinks(draft, api, { company_id: 'companies' }),
    ...temperatureProblems(draft),
  }),
  label: ({ trailer_number }) => trailer_number,
  refuseDelete: (trailer, api) => {
    const driver = api.store.drivers.find(({ trailer_id }) => trailer_id === trailer.id);
    return driver && `${trailer.trailer_number} is assigned to ${driver.driver_id} ${driver.name}`;
  },
};
