import { useTranslate } from 'react-admin';

/** The label of a record type's field. */
export const useFieldLabel = (resource: string) => {
  const translate = useTranslate();
  return (field: string) => translate(`resources.${resource}.fields.${field}`);
};
