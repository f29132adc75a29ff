import { useRecordContext } from 'react-admin';

import { expiryStatusIn } from '../../../domain/records/filter.ts';
import { useRecordType } from '../record/RecordTypeContext.ts';
import { useCompanyDay } from '../useCompanyDay.ts';
import { ExpiryDate } from './ExpiryDate.tsx';
import { RenewIcon } from './RenewIcon.tsx';

import styles from './fields.module.css';

/** The expiry date in a field of the current record, to be renewed once it is urgent. */
export const ExpiryField = ({ source }: { source: string; label?: string }) => {
  const type = useRecordType();
  const day = useCompanyDay();
  const record = useRecordContext<Record<string, string | null> & { id: number }>();
  if (!record) return null;
  return (
    <span className={styles.renewable}>
      <ExpiryDate date={record[source]} status={expiryStatusIn(type, source, record, day)} />
      <RenewIcon source={source} />
    </span>
  );
};
