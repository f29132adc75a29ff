import { useFieldValue } from 'react-admin';

import { companyTime, showDate } from '../../../domain/dates.ts';
import { Muted } from '../../common/Muted.tsx';
import { useT } from '../../common/useT.ts';

/** A moment by the company's calendar and clock. What is none is shown as it is. */
export const Instant = ({ at }: { at: string | null | undefined }) => {
  const t = useT();
  if (!at) return <Muted>{t('common.notGiven')}</Muted>;
  const moment = companyTime(at);
  return (
    <bdi style={{ whiteSpace: 'nowrap' }}>
      {moment ? `${showDate(moment.day)} ${moment.time}` : at}
    </bdi>
  );
};

/** The moment in a field of the current record. */
export const InstantField = ({ source }: { source: string }) => (
  <Instant at={useFieldValue<Record<string, string | null>>({ source })} />
);
