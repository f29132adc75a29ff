import { RESOURCES } from '../records/resources.ts';
import { canAccess, pageAccess } from './access.ts';
import { areaAt } from './pages.ts';

type RoleName = string | null | undefined;

/** The read-only rows of a record type, for roles that may not open its own screens. */
export const OVERVIEW_PATH = `/${RESOURCES.overview}`;

/** The overview's dialog shows any record of the fleet but the entries of its log. */
export const isInOverview = (resource: string): boolean =>
  areaAt(`/${resource}`) === 'fleet' && resource !== RESOURCES.activity;

export const isOpen = (role: RoleName, path: string): boolean =>
  pageAccess(role, path).kind === 'allowed';

/** On its own page, or in the overview's dialog; undefined if not allowed. */
export const recordPath = (
  role: RoleName,
  resource: string,
  id: number | string,
): string | undefined => {
  if (!canAccess(role, { resource, action: 'show' })) return undefined;
  if (isOpen(role, `/${resource}`)) return `/${resource}/${encodeURIComponent(id)}/show`;
  return isInOverview(resource) && isOpen(role, OVERVIEW_PATH)
    ? `${OVERVIEW_PATH}?record=${resource}/${id}`
    : undefined;
};
