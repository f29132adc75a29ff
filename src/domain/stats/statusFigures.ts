import { drivers } from '../fleet/drivers.ts';
import { trailers } from '../fleet/trailers.ts';
import { trucks } from '../fleet/trucks.ts';
import { RESOURCES } from '../records/resources.ts';
import type { Figure } from './overview.ts';

/** The fleet by status: one figure for each status that a driver, truck or trailer can have. */
export const STATUS_FIGURES: readonly Figure[] = [
  ...drivers.fields.status.options.map((status) => ({
    resource: RESOURCES.drivers,
    filter: { status },
  })),
  ...trucks.fields.status.options.map((status) => ({
    resource: RESOURCES.trucks,
    filter: { status },
  })),
  ...trailers.fields.status.options.map((status) => ({
    resource: RESOURCES.trailers,
    filter: { status },
  })),
];

/** The name of such a figure in an address, such as `trucks.sold`. */
export const statusFigureName = ({ resource, filter }: Figure): string =>
  `${resource.split('/').at(-1)}.${filter.status}`;

/** The figure with that name; undefined if there is none. */
export const statusFigure = (name: string): Figure | undefined =>
  STATUS_FIGURES.find((figure) => statusFigureName(figure) === name);
