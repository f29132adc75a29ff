import { pagesOf } from '../../domain/access/menu.ts';
import { nameOf } from '../../domain/access/pages.ts';
import { shell } from '../../i18n/en/shell.ts';

/** Pages of the areas that a role may open, with their names from the menus. */
export const areaPages = (role: string): readonly { path: string; name: string }[] =>
  pagesOf(role).map((path) => ({ path, name: shell.menu[nameOf(path)] }));
