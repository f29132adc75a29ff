import { useTranslate } from 'react-admin';

import { PAGE_PATHS, pageOf, pathAt } from '../../../domain/access/pages.ts';

/**
 * What the records of a type are called. Those without texts of their own go by the name of the page
 * where they stand, or of the permission that opens it.
 */
export const useResourceNames = () => {
  const translate = useTranslate();
  return (resource: string): string => {
    const path = pathAt(PAGE_PATHS, `/${resource}`);
    const page = path && pageOf(path);
    const permission = page ? translate(`permissions.${page.permission}`) : resource;
    const pageName = translate(`settings.pages.${page?.name}.name`, { _: permission });
    return translate(`resources.${resource}.name`, { smart_count: 2, _: pageName });
  };
};
