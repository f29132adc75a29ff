import { useTranslate } from 'react-admin';

import { PAGE_PATHS, pageOf, pathAt } from '../../../domain/access/pages.ts';

/**
 * What the records of a type are called. A type without texts is named after its page, or after the
 * permission that opens the page.
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
