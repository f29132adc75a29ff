import { FLEET_TYPES } from '../fleet/fleetTypes.ts';
import type { Figure } from './overview.ts';

/** The fleet by status: one figure for each status that its records can have. */
export const STATUS_FIGURES: readonly Figure[] = Object.values(FLEET_TYPES).flatMap(
  ({ name, fields }) =>
    fields.status.options.map((status) => ({ resource: name, filter: { status } }) as Figure),
);

/** The name of such a figure in an address, such as `trucks.sold`. */
export const statusFigureName = ({ resource, filter }: Figure): string =>
  `${resource.split('/').at(-1)}.${filter.status}`;

/** The figure with that name; undefined if there is none. */
export const statusFigure = (name: string): Figure | undefined =>
  STATUS_FIGURES.find((figure) => statusFigureName(figure) === name);
