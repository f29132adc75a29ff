import { DRIVER_STATUSES } from '../fleet/driver.ts';
import { TRAILER_STATUSES } from '../fleet/trailer.ts';
import { TRUCK_STATUSES } from '../fleet/truck.ts';
import { RESOURCES } from '../records/resources.ts';
import type { Figure } from './overview.ts';

/** The fleet by status: one figure for each status that a driver, truck or trailer can have. */
export const STATUS_FIGURES: readonly Figure[] = [
  ...DRIVER_STATUSES.map((status) => ({ resource: RESOURCES.drivers, filter: { status } })),
  ...TRUCK_STATUSES.map((status) => ({ resource: RESOURCES.trucks, filter: { status } })),
  ...TRAILER_STATUSES.map((status) => ({ resource: RESOURCES.trailers, filter: { status } })),
];

/** The name of such a figure in an address, such as `trucks.sold`. */
export const statusFigureName = ({ resource, filter }: Figure): string =>
  `${resource.split('/').at(-1)}.${filter.status}`;

/** The figure of that name; undefined for a name that no figure has. */
export const statusFigure = (name: string): Figure | undefined =>
  STATUS_FIGURES.find((figure) => statusFigureName(figure) === name);
