import { useTranslate } from 'react-admin';

import { nameOf, PAGE_PATHS, pageOf, pathAt } from '../../../domain/access/pages.ts';

/** A type without texts is named after its page, or after the permission that opens the page. */
export const useResourceNames = () => {
  const translate = useTranslate();
  /** `isObject`: after a verb or preposition, which changes the form in Arabic. */
  return (resource: string, isObject = false): string => {
    const path = pathAt(PAGE_PATHS, `/${resource}`);
    const permission = path ? translate(`permissions.${pageOf(path).permission}`) : resource;
    const pageName = path
      ? translate(`settings.pages.${nameOf(path)}.name`, { _: permission })
      : permission;
    const name = translate(`resources.${resource}.name`, { smart_count: 2, _: pageName });
    return isObject ? translate(`resources.${resource}.forms.ofAll`, { _: name }) : name;
  };
};
