import { FLEET_TYPES } from '../fleet/fleetTypes.ts';
import type { Figure } from './overview.ts';

/** One for each status that records can have. */
export const STATUS_FIGURES: readonly Figure[] = Object.values(FLEET_TYPES).flatMap(
  ({ name, fields }) =>
    fields.status.options.map((status) => ({ resource: name, filter: { status } }) as Figure),
);

export const statusFigureName = ({ resource, filter }: Figure): string =>
  `${resource.split('/').at(-1)}.${filter.status}`;

export const statusFigure = (name: string): Figure | undefined =>
  STATUS_FIGURES.find((figure) => statusFigureName(figure) === name);
