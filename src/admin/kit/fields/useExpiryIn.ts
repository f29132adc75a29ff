import { useRecordContext } from 'react-admin';
import type { RaRecord } from 'react-admin';

import { expiriesOf } from '../../../domain/expiries/expiries.ts';
import type { Expiry } from '../../../domain/expiries/expiry.ts';
import { useRecordType } from '../record/RecordTypeContext.ts';
import { useCompanyDay } from '../useCompanyDay.ts';

/** The expiry date in a field of the current record, one that is missing included. */
export const useExpiryIn = (source: string): Expiry | undefined => {
  const type = useRecordType();
  const day = useCompanyDay();
  const record = useRecordContext<RaRecord<number>>();
  return record && expiriesOf(type, day)(record).find(({ field }) => field === source);
};
