import { numberFormat, rangeOf } from '../base/formats.ts';
import { PLATE_FIELDS } from '../plates/plate.ts';
import { plateFields, plateRule } from '../plates/plateFields.ts';
import { formatPlate } from '../plates/plateText.ts';
import { calendarDay, decimal, select, text, type Condition } from '../records/field.ts';
import {
  recordType,
  type Join,
  type FieldOf,
  type FilterOf,
  type RecordOf,
  type TypedRows,
} from '../records/recordType.ts';
import { RESOURCES } from '../records/resources.ts';
import { assignedRule, isAssignedAs, vehiclesDrivers } from './assigned.ts';
import { vehicleFields } from './vehicleFields.ts';

type Row = Readonly<Record<string, unknown>>;

const LOAD = 'load_state';

const has = (field: string) => (row: object) => field in row;

const takenIn = (drivers: TypedRows | undefined): ReadonlySet<string> | undefined => {
  if (!drivers?.isWhole || !drivers.rows.some(has('trailer_id'))) return undefined;
  return new Set(drivers.rows.map((row) => String((row as Row)['trailer_id'])));
};

/**
 * Where no trailer of a server says whether it is empty, one that no driver has counts as empty.
 * `is_free` is absent if the drivers are not all known.
 */
const freeTrailers: Join = {
  types: [RESOURCES.drivers],
  isNeeded: (rows) => rows.length > 0 && !rows.some(has(LOAD)),
  rows: (trailers: readonly Row[], [drivers]) => {
    const taken = takenIn(drivers);
    return taken
      ? trailers.map((row) => ({ ...row, is_free: !taken.has(String(row['id'])) }))
      : trailers;
  },
  answers: { [LOAD]: 'is_free' },
};

/** As stored; a free one is empty where that is not stored. */
const isLoadedAs = (row: { load_state?: unknown; is_free?: unknown }, wanted: string) =>
  LOAD in row ? row.load_state === wanted : wanted === 'empty' && row.is_free === true;

/** In Arabic, a mark keeps the degree sign with its unit; otherwise it would be drawn before the digits. */
const degrees = (value: number) =>
  numberFormat({ style: 'unit', unit: 'celsius' }).format(value).replace('°م', '\u200f°م');

interface Temperatures {
  temp_min_c: number | null;
  temp_max_c: number | null;
}

/** A range for display, `−20°C … −15°C`; one end alone if the other is unknown. */
const formatTemperatures = ({ temp_min_c, temp_max_c }: Temperatures): string => {
  const low = temp_min_c ?? undefined;
  const high = temp_max_c ?? undefined;
  if (low !== undefined && high !== undefined) return rangeOf(degrees(low), degrees(high));
  if (low !== undefined) return `≥ ${degrees(low)}`;
  return high === undefined ? '' : `≤ ${degrees(high)}`;
};

const assigned = vehiclesDrivers('trailer_id');

/** Whether each trailer is free, and its driver. */
const trailerJoin: Join = {
  ...freeTrailers,
  onlyFor: assigned.onlyFor,
  narrow: assigned.narrow,
  found: assigned.found,
  rows: (rows: never, others) => {
    const isUnsaid = freeTrailers.isNeeded?.(rows);
    return assigned.rows((isUnsaid ? freeTrailers.rows(rows, others) : rows) as never, others);
  },
};

const COOLS: Condition = { field: 'type', is: 'refrigerated', otherwise: 'onlyRefrigerated' };

export const trailers = recordType({
  name: RESOURCES.trailers,
  key: 'trailer_number',
  isNumbered: true,
  hint: 'model',
  fields: {
    trailer_number: text({ required: true, max: 50, search: true }),
    type: select(['flatbed', 'container', 'refrigerated', 'tanker', 'lowbed', 'curtain'], {}),
    ...plateFields,
    ...vehicleFields,
    color: text({ max: 50 }),
    // The meaning of this number is undecided: it is stored as typed and never interpreted.
    tir_number: text({ max: 50, search: true }),
    tir_expiry: calendarDay({ expiry: 'tir' }),
    load_state: select(['empty', 'loaded'], {
      default: 'empty',
      tones: { empty: 'info', loaded: 'neutral' },
    }),
    temp_min_c: decimal({ min: -40, max: 40, when: COOLS, column: false }),
    temp_max_c: decimal({
      min: -40,
      max: 40,
      when: COOLS,
      column: false,
      notBelow: { field: 'temp_min_c', otherwise: 'belowLowest' },
    }),
    status: select(['active', 'maintenance', 'inactive'], {
      default: 'active',
      tones: { active: 'good', maintenance: 'warn', inactive: 'neutral' },
      outOfService: ['inactive'],
    }),
  },
  virtual: { plate: formatPlate, temperature: formatTemperatures, assignment: null },
  rules: [plateRule, assignedRule],
  join: trailerJoin,
  ownFilters: { load_state: isLoadedAs, driver: isAssignedAs },
  filters: ['status', 'type', 'driver'],
  stats: {
    active: { status: 'active' },
    empty: { load_state: 'empty' },
    due: { expiry: 'due' },
  },
  columns: [
    'trailer_number',
    'type',
    'model',
    'color',
    'tir_number',
    'registration_expiry',
    'status',
    'assignment',
  ],
  sections: {
    trailer: [
      'trailer_number',
      'status',
      'type',
      'load_state',
      'make',
      'model',
      'year',
      'color',
      'axle_count',
      'company_id',
    ],
    cooling: ['temp_min_c', 'temp_max_c'],
    plate: PLATE_FIELDS,
    expiries: ['registration_expiry', 'insurance_expiry', 'tir_number', 'tir_expiry'],
    notes: ['notes'],
  },
});

export type Trailer = RecordOf<typeof trailers>;
export type TrailerField = FieldOf<typeof trailers>;
export type TrailerFilter = FilterOf<typeof trailers>;
