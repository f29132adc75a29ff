import { useT } from '../kit/texts/useT.ts';
import { useSession } from '../kit/useSession.ts';
import { settingsPagePath, settingsPagesOf } from '../system/settings/settingsPages.tsx';
import type { Entry } from './entry.ts';
import { areaAt, pagesOf } from './menu.ts';

/** The pages that this user may open: those of the menus, and those behind the settings. */
export const usePageEntries = (): Entry[] => {
  const t = useT();
  const role = useSession()?.user.role;
  const pages = pagesOf(role).map(({ path, name, icon }): Entry => {
    const area = areaAt(path);
    return {
      id: path,
      group: 'pages',
      label: t(`shell.menu.${name}`),
      hint: area && t(`shell.areas.${area}`),
      icon,
      target: path,
    };
  });
  const settings = settingsPagesOf(role).map(({ name, icon }): Entry => ({
    id: settingsPagePath(name),
    group: 'pages',
    label: t(`settings.pages.${name}.name`),
    hint: t('shell.menu.settings'),
    words: t(`settings.pages.${name}.words`),
    icon,
    target: settingsPagePath(name),
  }));
  return [...pages, ...settings];
};
