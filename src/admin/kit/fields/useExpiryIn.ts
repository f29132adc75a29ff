import { useRecordContext } from 'react-admin';
import type { RaRecord } from 'react-admin';

import { asHolder, type Expiry } from '../../../domain/records/expiry.ts';
import { expiryStatusIn } from '../../../domain/records/filter.ts';
import { useRecordType } from '../record/RecordTypeContext.ts';
import { useCompanyDay } from '../texts/useCompanyDay.ts';

export const useExpiryIn = (source: string): Expiry | undefined => {
  const type = useRecordType();
  const day = useCompanyDay();
  const record = useRecordContext<RaRecord<number>>();
  const field = type.fields[source];
  if (!record || field?.kind !== 'day' || !field.expiry) return undefined;
  return {
    ...expiryStatusIn(type, source, record, day),
    kind: field.expiry,
    field: source,
    date: record[source] || '',
    holder: asHolder(type, record),
  };
};
