import { useTranslate } from 'react-admin';

import { i18nProvider } from '../../../i18n/i18nProvider.ts';

/** The name of a role. One that a company has made keeps its own. */
export const roleName = (role: string): string =>
  i18nProvider.translate(`shell.roles.${role}`, { _: role });

/** The same, drawn again when the language changes. */
export const useRoleName = (): typeof roleName => {
  useTranslate();
  return roleName;
};
