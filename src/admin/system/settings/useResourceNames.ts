import { useTranslate } from 'react-admin';

import { pageAccess } from '../../../domain/access/access.ts';

/**
 * What the records of a type are called. Those without texts of their own go by the name of the page
 * where they stand, or of the permission that opens it.
 */
export const useResourceNames = () => {
  const translate = useTranslate();
  return (resource: string): string => {
    const access = pageAccess(undefined, `/${resource}`);
    const permission =
      access.kind === 'refused' ? translate(`permissions.${access.permission}`) : resource;
    const page = translate(`settings.pages.${resource.split('/').at(-1)}.name`, { _: permission });
    return translate(`resources.${resource}.name`, { smart_count: 2, _: page });
  };
};
