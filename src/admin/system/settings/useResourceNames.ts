import { useTranslate } from 'react-admin';

import { nameOf, PAGE_PATHS, pageOf, pathAt } from '../../../domain/access/pages.ts';

/**
 * What the records of a type are called. A type without texts is named after its page, or after the
 * permission that opens the page.
 */
export const useResourceNames = () => {
  const translate = useTranslate();
  return (resource: string): string => {
    const path = pathAt(PAGE_PATHS, `/${resource}`);
    const permission = path ? translate(`permissions.${pageOf(path).permission}`) : resource;
    const pageName = path
      ? translate(`settings.pages.${nameOf(path)}.name`, { _: permission })
      : permission;
    return translate(`resources.${resource}.name`, { smart_count: 2, _: pageName });
  };
};
