import { useRecordContext } from 'react-admin';
import type { RaRecord } from 'react-admin';

import { useRecordType } from '../kit/record/RecordTypeContext.ts';
import { PageCard } from '../kit/show/PageCard.tsx';
import { recordText } from '../kit/texts/useRecordText.ts';
import { useT } from '../kit/texts/useT.ts';
import { PaperTable } from './PaperTable.tsx';
import { useExpiriesOf } from './useExpiriesOf.ts';

/** All expiry dates of a record without documents, each with a way to renew; no card if it has none. */
export const ExpiryCard = () => {
  const t = useT();
  const type = useRecordType();
  const expiries = useExpiriesOf(type, useRecordContext<RaRecord<number>>());
  if (expiries.length === 0) return null;
  const title = recordText(type.name, 'sections.expiries');
  return (
    <PageCard title={title}>
      <PaperTable label={t(title)} lines={expiries.map((expiry) => ({ expiry }))} />
    </PageCard>
  );
};
