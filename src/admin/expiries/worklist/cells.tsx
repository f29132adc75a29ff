import { Caravan, FileText, IdCard, Truck, type LucideIcon } from 'lucide-react';

import type { Expiry, ExpiryHolder } from '../../../domain/expiries/expiry.ts';
import { paperKind } from '../../../domain/expiries/paperKind.ts';
import { holderOfExpiry } from '../../../domain/expiries/worklist.ts';
import { RESOURCES } from '../../../domain/records/resources.ts';
import { Muted, NotGiven } from '../../kit/fields/Muted.tsx';
import { RecordName } from '../../kit/fields/RecordName.tsx';
import { useT } from '../../kit/texts/useT.ts';
import { useWords } from '../../kit/texts/useWords.ts';
import { usePaperKindName } from './usePaperKindName.ts';

import styles from './worklist.module.css';

const ICONS: Readonly<Record<string, LucideIcon>> = {
  [RESOURCES.drivers]: IdCard,
  [RESOURCES.trucks]: Truck,
  [RESOURCES.trailers]: Caravan,
};

/** The holder of an expiry date, with a hint that identifies it. */
export const HolderCell = ({ expiry, hint }: { expiry: Expiry; hint: string | undefined }) => {
  const words = useWords();
  const holder = holderOfExpiry(expiry);
  const Icon = ICONS[holder.resource] ?? FileText;
  return (
    <span className={styles.holder}>
      <Icon role="img" aria-label={words.records(holder.resource, 1)} />
      <span>
        <RecordName {...holder} />
        {hint && (
          <small>
            <bdi>{hint}</bdi>
          </small>
        )}
      </span>
    </span>
  );
};

/** What expires, with the title if it is a document. */
export const PaperCell = ({ expiry }: { expiry: Expiry }) => {
  const nameOf = usePaperKindName();
  const { kind, holder, owner } = expiry;
  return (
    <span className={styles.paper}>
      {nameOf(paperKind(expiry))}
      {kind === 'document' && owner && (
        <small>
          <RecordName {...holder} />
        </small>
      )}
    </span>
  );
};

/** The driver of a vehicle, or the vehicles of a driver. */
export const AssignedCell = ({ assigned }: { assigned: readonly ExpiryHolder[] | undefined }) => {
  const t = useT();
  if (!assigned) return <NotGiven />;
  if (assigned.length === 0) return <Muted>{t('overview.assignments.unassigned')}</Muted>;
  return (
    <span className={styles.assigned}>
      {assigned.map((holder) => (
        <RecordName key={holder.resource} {...holder} />
      ))}
    </span>
  );
};
