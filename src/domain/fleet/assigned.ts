import type { AnyRecordType, Draft, Join, TypedRows } from '../records/recordType.ts';
import { RESOURCES } from '../records/resources.ts';

interface Driver {
  id: number;
  driver_id?: string;
  name?: string;
  name_ar?: string | null;
  truck_id?: number | null;
  trailer_id?: number | null;
}

/** What a row is found by besides its own fields. Never stored. */
interface Assigned {
  id: number;
  assigned?: string;
}

/** Finds drivers by their vehicles, and vehicles by their drivers. */
export const assignedRule = {
  searchText: ({ assigned = '' }: Assigned) => assigned,
};

const driverText = ({ name, name_ar, driver_id }: Partial<Driver>): string =>
  [name, name_ar, driver_id].filter(Boolean).join('\n');

const vehicleText = ({ key = '', rules }: AnyRecordType, row: object): string => {
  const { [key]: number } = row as Draft;
  return [number, ...rules.map(({ searchText }) => searchText?.(row))].join('\n');
};

/** By what a search for a vehicle finds its driver, and the other way round. */
export const assignedText = (type: AnyRecordType, row: object): string =>
  type.name === RESOURCES.drivers ? driverText(row) : vehicleText(type, row);

const joined = new WeakMap<object, Assigned>();

/** The same object while neither part has changed, by which it is known what was searched before. */
const withAssigned = <Row extends { id: number }>(row: Row, assigned: string): Row & Assigned => {
  const last = joined.get(row);
  if (last?.assigned === assigned) return last as Row & Assigned;
  const made = { ...row, assigned };
  joined.set(row, made);
  return made;
};

const textsOf = (list: TypedRows | undefined): ReadonlyMap<unknown, string> =>
  new Map(list?.rows.map((row) => [(row as Draft)['id'], vehicleText(list.type, row)]));

export const driversVehicles: Join = {
  types: [RESOURCES.trucks, RESOURCES.trailers],
  onlyFor: ['q'],
  narrow: (drivers: readonly Driver[], other) => ({
    id: drivers.flatMap((row) => row[other === RESOURCES.trucks ? 'truck_id' : 'trailer_id'] ?? []),
  }),
  found: [
    { type: RESOURCES.trucks, by: 'truck_id', isNamed: true },
    { type: RESOURCES.trailers, by: 'trailer_id', isNamed: true },
  ],
  rows: (drivers: readonly Driver[], [trucks, trailers]): readonly (Driver & Assigned)[] => {
    const truckTexts = textsOf(trucks);
    const trailerTexts = textsOf(trailers);
    return drivers.map((row) => {
      const texts = [truckTexts.get(row.truck_id), trailerTexts.get(row.trailer_id)];
      return withAssigned(row, texts.filter(Boolean).join('\n'));
    });
  },
};

/** Nothing where the drivers' rows do not say what they drive, or are not all known. */
export const vehiclesDrivers = (field: 'truck_id' | 'trailer_id'): Join => ({
  types: [RESOURCES.drivers],
  onlyFor: ['q', 'driver'],
  narrow: (vehicles: readonly { id: number }[]) => ({ [field]: vehicles.map(({ id }) => id) }),
  found: [{ type: RESOURCES.drivers, by: field, isNamed: false }],
  rows: (vehicles: readonly { id: number }[], [list]) => {
    const drivers = (list?.rows ?? []) as readonly Driver[];
    if (!list?.isNarrow && !drivers.some((row) => field in row)) return vehicles;
    const texts = new Map<unknown, string>();
    for (const driver of drivers) {
      const id = driver[field];
      const known = texts.get(id);
      texts.set(id, known === undefined ? driverText(driver) : `${known}\n${driverText(driver)}`);
    }
    return vehicles.map((row) => {
      const assigned = texts.get(row.id);
      return assigned === undefined && !list?.isWhole ? row : withAssigned(row, assigned ?? '');
    });
  },
});

/** Whether a vehicle has a driver; unknown is neither. */
export const isAssignedAs = ({ assigned }: Assigned, wanted: 'without' | 'with'): boolean =>
  assigned !== undefined && (assigned === '') === (wanted === 'without');
