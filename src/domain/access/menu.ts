import { pageAccess } from './pageAccess.ts';
import { areaAt, PAGE_PATHS, PAGES, type HubPath, type MenuPath, type PagePath } from './pages.ts';
import { areaOf } from './roles.ts';

type RoleName = string | null | undefined;

const isBehindHub = (path: PagePath): path is HubPath => typeof PAGES[path].place === 'object';
const isOpen = (role: RoleName, path: PagePath) => pageAccess(role, path).kind === 'allowed';

export const HUB_PATHS: readonly HubPath[] = PAGE_PATHS.filter(isBehindHub);

export const pagesOf = (role: RoleName): readonly MenuPath[] =>
  PAGE_PATHS.filter(
    (path): path is MenuPath =>
      // Pages without an area redirect a known role into its own.
      !isBehindHub(path) && areaAt(path) === areaOf(role) && isOpen(role, path),
  );

export const hubPagesOf = (role: RoleName): readonly HubPath[] =>
  HUB_PATHS.filter((path) => isOpen(role, path));

export const menuOf = (role: RoleName): readonly MenuPath[] =>
  pagesOf(role).filter((path) => PAGES[path].place === 'menu');

export const profilePathOf = (role: RoleName): MenuPath => {
  const area = areaOf(role);
  return area ? `/${area}/profile` : '/profile';
};
