import { useFieldValue } from 'react-admin';

import { companyTime, showDate } from '../../../domain/base/dates.ts';
import { useT } from '../texts/useT.ts';
import { Muted } from './Muted.tsx';

/** A moment by the company's clock. */
export const InstantField = ({ source }: { source: string }) => {
  const t = useT();
  const instant = useFieldValue<Record<string, string | null>>({ source });
  const at = instant ? companyTime(instant) : undefined;
  if (!at) return <Muted>{instant ?? t('common.notGiven')}</Muted>;
  return (
    <time dateTime={instant ?? undefined}>
      <bdi>
        {showDate(at.day)} {at.time}
      </bdi>
    </time>
  );
};
