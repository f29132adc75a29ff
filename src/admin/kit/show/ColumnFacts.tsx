import { useResourceContext, useTranslate } from 'react-admin';

import type { Column } from '../list/columns.ts';
import { FactList } from './FactList.tsx';

/** Columns of the current record as names and values. */
export const ColumnFacts = ({ columns }: { columns: readonly Column[] }) => {
  const resource = useResourceContext();
  const translate = useTranslate();
  return (
    <FactList
      facts={columns.map(({ source, field }) => ({
        name: translate(`resources.${resource}.fields.${source}`),
        value: field,
      }))}
    />
  );
};
