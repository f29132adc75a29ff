import { useCallback } from 'react';
import { useGetRecordRepresentation } from 'react-admin';
import type { RaRecord } from 'react-admin';

import { useRecordType } from '../record/RecordTypeContext.ts';
import { named } from './named.ts';

/** With the number if names can repeat. */
export const useFullName = (): ((record: RaRecord) => string) => {
  const { name, key, label } = useRecordType();
  const represent = useGetRecordRepresentation(name);
  return useCallback(
    (record: RaRecord) => {
      const number: unknown = key && key !== label ? record[key] : undefined;
      return named({
        label: represent(record) as string,
        code: typeof number === 'string' ? number : null,
      });
    },
    [represent, key, label],
  );
};
