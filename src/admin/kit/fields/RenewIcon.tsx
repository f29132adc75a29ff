import { RefreshCw } from 'lucide-react';
import { useRecordContext } from 'react-admin';
import type { RaRecord } from 'react-admin';

import { expiriesOf } from '../../../domain/expiries/expiries.ts';
import { useRecordType } from '../record/RecordTypeContext.ts';
import { useRenew } from '../record/renewing.ts';
import { usePaperName } from '../texts/usePaperName.ts';
import { useT } from '../texts/useT.ts';
import { useCompanyDay } from '../useCompanyDay.ts';
import { useMay } from '../useMay.ts';

import styles from './fields.module.css';

const icon = <RefreshCw />;

/** Renews a date of the current record that has expired or soon does; in a table it comes with the row. */
export const RenewIcon = ({ source }: { source: string }) => {
  const t = useT();
  const may = useMay();
  const renew = useRenew();
  const nameOf = usePaperName();
  const type = useRecordType();
  const day = useCompanyDay();
  const record = useRecordContext<RaRecord<number>>();
  const expiry =
    record &&
    expiriesOf(
      type,
      day,
    )(record).find(
      ({ field, state }) => field === source && (state === 'due' || state === 'overdue'),
    );
  if (!expiry || !renew || !may('edit', type.name)) return null;
  const label = t('common.actions.renew', { name: nameOf(expiry) });
  return (
    <button
      type="button"
      className={styles.renew}
      aria-label={label}
      title={label}
      onClick={() => renew({ expiry })}
    >
      {icon}
    </button>
  );
};
