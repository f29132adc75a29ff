import { useMemo } from 'react';
import { useRecordContext } from 'react-admin';
import type { RaRecord } from 'react-admin';

import type { FleetDocument } from '../../domain/documents/documents.ts';
import { paperFiles, paperKey } from '../../domain/expiries/documentExpiry.ts';
import { expiriesOf } from '../../domain/expiries/expiries.ts';
import { keyOf } from '../../domain/expiries/fleetExpiries.ts';
import { paperKind } from '../../domain/expiries/paperKind.ts';
import type { Expiry } from '../../domain/records/expiry.ts';
import { canTell } from '../../domain/records/filter.ts';
import type { AnyRecordType, ColumnOf } from '../../domain/records/recordType.ts';
import { RESOURCES } from '../../domain/records/resources.ts';
import { useAllRows } from '../kit/allRows.ts';
import { ExpiryDate } from '../kit/fields/ExpiryDate.tsx';
import { useRecordType } from '../kit/record/RecordTypeContext.ts';
import { PageCard } from '../kit/show/PageCard.tsx';
import { useCompanyDay } from '../kit/texts/useCompanyDay.ts';
import { recordText } from '../kit/texts/useRecordText.ts';
import { useMay } from '../kit/useMay.ts';
import { RenewButton } from './renew/RenewButton.tsx';
import { useFleetPapers } from './useFleetPapers.ts';
import { usePaperKindName } from './worklist/usePaperKindName.ts';

import card from '../kit/show/Card.module.css';
import styles from './ExpiryCard.module.css';

const NO_DETAILS = {};

interface ExpiryCardProps<Name extends string = string> {
  /** For a field with an expiry date, the field shown with it, such as the insurer. */
  details?: Readonly<Partial<Record<Name, Name>>>;
}

/** Its own dates and those of its documents, most urgent first; no card if there are none. */
const ExpiryCard = ({ details = NO_DETAILS }: ExpiryCardProps) => {
  const type = useRecordType();
  const record = useRecordContext<RaRecord<number>>();
  const expiries = useExpiriesOf(type, record);
  if (expiries.length === 0) return null;
  return (
    <PageCard title={recordText(type.name, 'sections.expiries')}>
      <ul className={`${card['rows']} ${styles['rows']}`}>
        {expiries.map((expiry) => (
          <ExpiryRow key={keyOf(expiry)} expiry={expiry}>
            {record?.[details[expiry.field] ?? '']}
          </ExpiryRow>
        ))}
      </ul>
    </PageCard>
  );
};

/** A misspelt field does not compile. */
export const expiryCardOf = <T extends AnyRecordType>() =>
  ExpiryCard as (props: ExpiryCardProps<ColumnOf<T>>) => ReturnType<typeof ExpiryCard>;

const urgency = ({ date }: Expiry) => date || '9999';

const useExpiriesOf = (type: AnyRecordType, record: RaRecord<number> | undefined): Expiry[] => {
  const day = useCompanyDay();
  const enabled = useMay()('list', RESOURCES.documents);
  const { data } = useAllRows<FleetDocument>(RESOURCES.documents, { enabled });
  const { data: rows = [] } = useAllRows(type.name);
  const files = useMemo(() => paperFiles(data ?? []), [data]);
  const { expiries: papers } = useFleetPapers();
  if (!record) return [];
  const own = expiriesOf(
    type,
    day,
  )(record)
    // A date that no row has is one that the server would not store.
    .filter(({ date, field }) => date || canTell(type, { [field]: true }, rows))
    .map((expiry) => ({
      ...expiry,
      document: files.get(paperKey(type.name, record.id, expiry.kind)),
    }));
  const others = papers.filter(
    ({ owner }) => owner?.resource === type.name && owner.id === record.id,
  );
  return [...own, ...others].toSorted((a, b) => urgency(a).localeCompare(urgency(b)));
};

interface ExpiryRowProps {
  expiry: Expiry;
  children?: string | null;
}

const ExpiryRow = ({ expiry, children }: ExpiryRowProps) => {
  const kindName = usePaperKindName();
  // What belongs to the record is told apart by its name.
  const detail = expiry.owner ? expiry.holder.label : children;
  return (
    <li data-state={expiry.state}>
      <div className={styles['expiry']}>
        <div>
          {kindName(paperKind(expiry))}
          {detail && (
            <small>
              <bdi>{detail}</bdi>
            </small>
          )}
        </div>
      </div>
      <div className={styles['date']}>
        <ExpiryDate date={expiry.date} status={expiry} />
        <RenewButton expiry={expiry} />
      </div>
    </li>
  );
};
