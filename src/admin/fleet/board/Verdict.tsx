import { RefreshCw } from 'lucide-react';
import { useRecordContext, useResourceContext, type RaRecord } from 'react-admin';

import type { DriveSet } from '../../../domain/board/driveSet.ts';
import { verdictOf } from '../../../domain/board/verdict.ts';
import { expiriesOf } from '../../../domain/records/expiries.ts';
import { RESOURCES } from '../../../domain/records/resources.ts';
import { useDerivedRows } from '../../kit/derivedRows.ts';
import { useRecordType } from '../../kit/record/RecordTypeContext.ts';
import { useRenew } from '../../kit/record/renewing.ts';
import { Unbroken } from '../../kit/texts/Unbroken.tsx';
import { useCompanyDay } from '../../kit/texts/useCompanyDay.ts';
import { useT } from '../../kit/texts/useT.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { useMay } from '../../kit/useMay.ts';
import { Status } from './Status.tsx';
import { useReasonText } from './useReasonText.ts';

import styles from './Verdict.module.css';

/** As tall as the verdict on the record's own dates will be. */
const Awaited = () => {
  const type = useRecordType();
  const day = useCompanyDay();
  const record = useRecordContext<RaRecord<number>>();
  const dates = record ? expiriesOf(type, day)(record) : [];
  const overdue = dates.filter(({ state }) => state === 'overdue');
  const others = dates.filter(({ state, field }) => {
    const declared = type.fields[field];
    return state === 'due' || (state === 'unknown' && declared?.kind === 'day' && declared.needed);
  });
  return (
    <div className={styles['verdict']}>
      &nbsp;
      <ul className="row gap-0 fill" style={{ visibility: 'hidden' }}>
        {(overdue.length > 0 ? overdue : others).map(({ field }) => (
          <li key={field}>&nbsp;</li>
        ))}
      </ul>
    </div>
  );
};

export const Verdict = () => {
  const t = useT();
  const may = useMay();
  const renew = useRenew();
  const resource = useResourceContext() ?? '';
  const id = useRecordContext()?.id;
  const textOf = useReasonText({ own: { resource, id: Number(id) } });
  const holder = { resource, id: id ?? 0 };
  const { rows, isLoading } = useDerivedRows<DriveSet>(RESOURCES.sets, { holder });
  const verdict = verdictOf(rows, resource, id);
  if (!verdict) return isLoading ? <Awaited /> : null;
  const { status, reasons } = verdict;
  const named = reasons.filter((reason) => reason.status === status);
  const due = named.flatMap((reason) =>
    reason.about === 'expiry' && may('edit', reason.expiry.holder.resource) ? reason.expiry : [],
  );
  return (
    <div className={styles['verdict']} data-status={status}>
      <Status status={status} />
      <ul className="row gap-0 fill">
        {named.map((reason) => {
          const { what, when } = textOf(reason);
          return (
            <li key={`${what} ${when}`}>
              <Unbroken text={t('board.reasons.what', { what })} /> <b>{when}</b>
            </li>
          );
        })}
      </ul>
      {renew && due.length > 1 && (
        <Button data-flush onClick={() => renew({ expiries: due })}>
          <RefreshCw aria-hidden="true" />
          {t('renew.all')}
        </Button>
      )}
    </div>
  );
};
