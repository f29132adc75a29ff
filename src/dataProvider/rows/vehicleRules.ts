import type { Trailer } from '../../domain/fleet/trailer.ts';
import {
  TRAILER_FILTERS,
  TRAILER_SEARCH_FIELDS,
  trailerMatches,
} from '../../domain/fleet/trailerFilter.ts';
import type { Truck } from '../../domain/fleet/truck.ts';
import {
  TRUCK_FILTERS,
  TRUCK_SEARCH_FIELDS,
  truckMatches,
} from '../../domain/fleet/truckFilter.ts';
import { plateSearchText } from '../../domain/plates/plateText.ts';
import type { ListRules, RowFilter } from '../endpoints.ts';
import type { Row } from './rows.ts';

type Vehicle = Truck | Trailer;

const rulesOf = <V extends Vehicle>(
  names: readonly string[],
  searchFields: readonly (keyof V)[],
  matches: (vehicle: V, filter: object, today: string) => boolean,
): Partial<ListRules> => {
  const vehicleOf = (row: Row) => row as V;
  const filterOf =
    (name: string): RowFilter =>
    (row, value, { today }) =>
      matches(vehicleOf(row), { [name]: value }, today);
  return {
    filters: Object.fromEntries(names.map((name) => [name, filterOf(name)])),
    searchText: (row) => {
      const vehicle = vehicleOf(row);
      const texts = searchFields.map((field) => vehicle[field] ?? '');
      return [...texts, plateSearchText(vehicle)].join('\n');
    },
  };
};

/** How the list of trucks is searched and filtered. */
export const truckRules = rulesOf<Truck>(TRUCK_FILTERS, TRUCK_SEARCH_FIELDS, truckMatches);

/** How the list of trailers is searched and filtered. */
export const trailerRules = rulesOf<Trailer>(
  TRAILER_FILTERS,
  TRAILER_SEARCH_FIELDS,
  trailerMatches,
);
