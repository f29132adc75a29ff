import { PAGES, type HubPath } from '../../../domain/access/pages.ts';

/** Settings pages in their groups, as hub and side list show them; a group without pages is left out. */
export const byGroup = (paths: readonly HubPath[]) =>
  (['company', 'people', 'app'] as const)
    .map((group) => ({ group, paths: paths.filter((path) => PAGES[path].place.hub === group) }))
    .filter((group) => group.paths.length > 0);
