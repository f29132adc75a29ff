import { pagesOf } from '../../domain/access/menu.ts';
import { areaAt, nameOf } from '../../domain/access/pages.ts';
import { useT } from '../kit/texts/useT.ts';
import { useSession } from '../kit/useSession.ts';
import { settingsScreens } from '../system/settings/settingsScreens.ts';
import { useHubPages } from '../system/useOperations.ts';
import type { Entry } from './entry.ts';
import { pageScreens } from './pageScreens.ts';

export const usePageEntries = (): Entry[] => {
  const t = useT();
  const role = useSession()?.user.role;
  const pages = pagesOf(role).map((path): Entry => {
    const area = areaAt(path);
    return {
      id: path,
      group: 'pages',
      label: t(`shell.menu.${nameOf(path)}`),
      hint: area && t(`shell.areas.${area}`),
      icon: pageScreens[path].icon,
      target: path,
    };
  });
  const settings = useHubPages().map((path): Entry => {
    const name = nameOf(path);
    return {
      id: path,
      group: 'pages',
      label: t(`settings.pages.${name}.name`),
      hint: t('shell.menu.settings'),
      words: t(`settings.pages.${name}.words`),
      icon: settingsScreens[path].icon,
      target: path,
    };
  });
  return [...pages, ...settings];
};
