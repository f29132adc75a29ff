import { isOpen, OVERVIEW_PATH } from '../../domain/access/recordPath.ts';
import { FLEET_FIGURES, type Figure, type FleetFigure } from '../../domain/stats/overview.ts';
import { statusFigureName } from '../../domain/stats/statusFigures.ts';
import { recordPaths } from '../kit/recordPaths.ts';

type RoleName = string | null | undefined;

const pathTo = (role: RoleName, name: string, { resource, filter }: Figure): string => {
  const { list, filtered } = recordPaths<Figure['filter']>(resource);
  return isOpen(role, list) ? filtered(filter) : `${OVERVIEW_PATH}?figure=${name}`;
};

/** Where a role sees the rows behind a figure: in the list, or in a dialog of the overview. */
export const figurePath = (role: RoleName, name: FleetFigure): string =>
  pathTo(role, name, FLEET_FIGURES[name]);

export const statusPath = (role: RoleName, figure: Figure): string =>
  pathTo(role, statusFigureName(figure), figure);
