import { pagesOf } from '../../domain/access/menu.ts';
import { nameOf } from '../../domain/access/pages.ts';
import type { Messages } from '../../i18n/messages.ts';
import { textsOf } from './texts.ts';

const { shell } = await textsOf<{ shell: Messages['shell'] }>(
  () => import('../../i18n/en/shell.ts'),
  () => import('../../i18n/ar/shell.ts'),
);

/** Pages of the areas that a role may open, with their names from the menus. */
export const areaPages = (role: string): readonly { path: string; name: string }[] =>
  pagesOf(role).map((path) => ({ path, name: shell.menu[nameOf(path)] }));
