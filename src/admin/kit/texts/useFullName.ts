import { useGetRecordRepresentation } from 'react-admin';
import type { RaRecord } from 'react-admin';

import { isolate } from '../../../i18n/fill.ts';
import { useRecordType } from '../record/RecordTypeContext.ts';

/** A record's name, with its number if names can repeat. */
export const useFullName = (): ((record: RaRecord) => string) => {
  const { name, key, label } = useRecordType();
  const represent = useGetRecordRepresentation(name);
  return (record) => {
    const called = isolate(represent(record) as string);
    const number: unknown = key && key !== label ? record[key] : undefined;
    return typeof number === 'string' ? `${called} (${isolate(number)})` : called;
  };
};
