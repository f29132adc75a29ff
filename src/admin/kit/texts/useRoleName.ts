import { useTranslate } from 'react-admin';

/** The name of a role. One that a company has made keeps its own. */
export const useRoleName = (): ((role: string) => string) => {
  const translate = useTranslate();
  return (role) => translate(`shell.roles.${role}`, { _: role });
};
