import type { CompanyDay } from '../../domain/base/companyDay.ts';
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
import type { ListRules, Row } from '../endpoints.ts';

type Vehicle = Truck | Trailer;

const rulesOf = <V extends Vehicle>(
  names: readonly string[],
  searchFields: readonly (keyof V)[],
  matches: (vehicle: V, filter: object, day: CompanyDay) => boolean,
): ListRules => {
  const vehicleOf = (row: Row) => row as unknown as V;
  return {
    filters: Object.fromEntries(
      names.map((name) => [
        name,
        (row: Row, value: unknown, day: CompanyDay) =>
          matches(vehicleOf(row), { [name]: value }, day),
      ]),
    ),
    searchText: (row) => {
      const vehicle = vehicleOf(row);
      const texts = searchFields.map((field) => vehicle[field] ?? '');
      return [...texts, plateSearchText(vehicle)].join('\n');
    },
  };
};

/** How the list of trucks is searched and narrowed down. */
export const truckRules = rulesOf<Truck>(TRUCK_FILTERS, TRUCK_SEARCH_FIELDS, truckMatches);

/** How the list of trailers is searched and narrowed down. */
export const trailerRules = rulesOf<Trailer>(
  TRAILER_FILTERS,
  TRAILER_SEARCH_FIELDS,
  trailerMatches,
);
