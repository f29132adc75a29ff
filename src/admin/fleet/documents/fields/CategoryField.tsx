import { useRecordContext, useTranslate } from 'react-admin';

import type { FleetDocument } from '../../../../domain/documents/document.ts';

/** What sort of paper it is; one that we do not know is shown in the server's own word. */
export const CategoryField = () => {
  const translate = useTranslate();
  const category = useRecordContext<FleetDocument>()?.category;
  if (!category) return null;
  return (
    <bdi>{translate(`resources.fleet/documents.categories.${category}`, { _: category })}</bdi>
  );
};
