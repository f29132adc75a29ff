import { useRecordContext } from 'react-admin';

import { expiryStatus, type ExpiryKind } from '../../../domain/expiries/expiry.ts';
import { expiryFieldsOf } from '../../../domain/records/filter.ts';
import { ExpiryDate } from '../fields/ExpiryDate.tsx';
import { useRecordType } from '../record/RecordTypeContext.ts';
import { recordText } from '../texts/useRecordText.ts';
import { useT } from '../texts/useT.ts';
import { useCompanyDay } from '../useCompanyDay.ts';
import { PageCard } from './PageCard.tsx';

import styles from './Card.module.css';

const NO_DETAILS = {};

export interface ExpiryCardProps<Name extends string = string> {
  /** What else is known of an expiry, by its field: who insures, under which number. */
  details?: Readonly<Partial<Record<Name, Name>>>;
}

/** The expiry dates of the record, the most urgent first; no card where it has none. */
export const ExpiryCard = ({ details = NO_DETAILS }: ExpiryCardProps) => {
  const t = useT();
  const type = useRecordType();
  const record = useRecordContext<Record<string, string | null> & { id: number }>();
  const { today, due_soon_days } = useCompanyDay();
  const expiries = [...expiryFieldsOf(type)].map(([kind, source]) => ({
    kind: kind as ExpiryKind,
    date: record?.[source],
    detail: record?.[details[source] ?? ''],
  }));
  if (expiries.length === 0) return null;
  const urgency = ({ date }: { date?: string | null }) => date || '9999';
  return (
    <PageCard title={recordText(type.name, 'sections.expiries')}>
      <ul className={styles.rows}>
        {expiries
          .toSorted((a, b) => urgency(a).localeCompare(urgency(b)))
          .map(({ kind, date, detail }) => (
            <li key={kind} data-state={expiryStatus(date, today, due_soon_days).state}>
              <div className={styles.expiry}>
                <div>
                  {t(`common.expiryKinds.${kind}`)}
                  {detail && (
                    <small>
                      <bdi>{detail}</bdi>
                    </small>
                  )}
                </div>
              </div>
              <ExpiryDate date={date} />
            </li>
          ))}
      </ul>
    </PageCard>
  );
};
