import { PAGES, type HubPath } from '../../../domain/access/pages.ts';

/** A group without pages is left out. */
export const byGroup = (paths: readonly HubPath[]) =>
  (['company', 'people', 'app'] as const)
    .map((group) => ({ group, paths: paths.filter((path) => PAGES[path].place.hub === group) }))
    .filter((group) => group.paths.length > 0);
