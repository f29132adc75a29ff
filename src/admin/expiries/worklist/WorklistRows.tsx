import { Caravan, FileText, IdCard, Truck, type LucideIcon } from 'lucide-react';

import type { Expiry, ExpiryHolder } from '../../../domain/expiries/expiry.ts';
import { paperKind } from '../../../domain/expiries/paperKind.ts';
import { holderOfExpiry } from '../../../domain/expiries/worklist.ts';
import { RESOURCES } from '../../../domain/records/resources.ts';
import { ExpiryDate } from '../../kit/fields/ExpiryDate.tsx';
import { Muted, NotGiven } from '../../kit/fields/Muted.tsx';
import { RecordName } from '../../kit/fields/RecordName.tsx';
import { useCards } from '../../kit/list/useCards.ts';
import { usePaperName } from '../../kit/texts/usePaperName.ts';
import { useT } from '../../kit/texts/useT.ts';
import { useWords } from '../../kit/texts/useWords.ts';
import { RenewButton } from '../renew/RenewButton.tsx';
import { usePaperKindName } from './usePaperKindName.ts';
import { keyOf, type Selection, type WorklistRowsProps } from './useSelection.ts';

import table from '../../kit/list/table.module.css';
import styles from './worklist.module.css';

const ICONS: Readonly<Record<string, LucideIcon>> = {
  [RESOURCES.drivers]: IdCard,
  [RESOURCES.trucks]: Truck,
  [RESOURCES.trailers]: Caravan,
};

/** The holder of an expiry date, with a hint that identifies it. */
const HolderCell = ({ expiry, hint }: { expiry: Expiry; hint: string | undefined }) => {
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
const PaperCell = ({ expiry }: { expiry: Expiry }) => {
  const nameOf = usePaperKindName();
  const { holder, owner } = expiry;
  return (
    <span className={styles.paper}>
      {nameOf(paperKind(expiry))}
      {owner && (
        <small>
          <RecordName {...holder} />
        </small>
      )}
    </span>
  );
};

/** The driver of a vehicle, or the vehicles of a driver. */
const AssignedCell = ({ assigned }: { assigned: readonly ExpiryHolder[] | undefined }) => {
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

const COLUMNS = ['holder', 'paper', 'date', 'assigned'] as const;

/** The expiry dates on a desktop. */
export const WorklistTable = ({
  label,
  rows,
  factsOf,
  selection,
}: WorklistRowsProps & { label: string }) => {
  const t = useT();
  return (
    <div className={styles.frame}>
      <table className={table.table} aria-label={label}>
        <thead>
          <tr>
            {selection && (
              <th>
                <SelectAll rows={rows} selection={selection} />
              </th>
            )}
            {COLUMNS.map((column) => (
              <th key={column}>{t(`worklist.columns.${column}`)}</th>
            ))}
            {selection && (
              <th>
                <span className={table.unseen}>{t('common.actions.actions')}</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((expiry) => {
            const { hint, assigned } = factsOf(holderOfExpiry(expiry));
            return (
              <tr key={keyOf(expiry)} aria-selected={selection?.has(expiry)}>
                {selection && (
                  <td>
                    <SelectRow expiry={expiry} selection={selection} />
                  </td>
                )}
                <td>
                  <HolderCell expiry={expiry} hint={hint} />
                </td>
                <td>
                  <PaperCell expiry={expiry} />
                </td>
                <td>
                  <ExpiryDate date={expiry.date} status={expiry} />
                </td>
                <td>
                  <AssignedCell assigned={assigned} />
                </td>
                {selection && (
                  <td className={styles.action}>
                    <RenewButton expiry={expiry} />
                  </td>
                )}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
};

interface SelectAllProps {
  rows: readonly Expiry[];
  selection: Selection;
}

/** Selects the rows of the page; indeterminate when only some are selected. */
const SelectAll = ({ rows, selection }: SelectAllProps) => {
  const t = useT();
  const able = rows.filter(selection.allows);
  const count = able.filter(selection.has).length;
  const hasAll = able.length > 0 && count === able.length;
  return (
    <input
      type="checkbox"
      aria-label={t('worklist.selectPage')}
      checked={hasAll}
      disabled={able.length === 0}
      ref={(box) => {
        if (box) box.indeterminate = count > 0 && !hasAll;
      }}
      onChange={() => selection.toggle(able, !hasAll)}
    />
  );
};

interface SelectRowProps {
  expiry: Expiry;
  selection: Selection;
}

const SelectRow = ({ expiry, selection }: SelectRowProps) => {
  const t = useT();
  const name = usePaperName();
  if (!selection.allows(expiry)) return null;
  return (
    <input
      type="checkbox"
      aria-label={t('common.actions.select', { name: name(expiry) })}
      checked={selection.has(expiry)}
      onChange={({ target }) => selection.toggle([expiry], target.checked)}
    />
  );
};

/** The expiry dates on a phone. */
export const WorklistCards = ({
  label,
  rows,
  factsOf,
  selection,
}: WorklistRowsProps & { label: string }) => (
  <ul className={styles.cards} aria-label={label}>
    {useCards(rows).map((expiry) => {
      const { hint, assigned } = factsOf(holderOfExpiry(expiry));
      return (
        <li key={keyOf(expiry)}>
          <div className={styles.cardHead}>
            <HolderCell expiry={expiry} hint={hint} />
            {selection && <SelectRow expiry={expiry} selection={selection} />}
          </div>
          <div className={styles.cardPaper}>
            <PaperCell expiry={expiry} />
            <ExpiryDate date={expiry.date} status={expiry} />
          </div>
          <div className={styles.cardFoot}>
            <AssignedCell assigned={assigned} />
            <RenewButton expiry={expiry} />
          </div>
        </li>
      );
    })}
  </ul>
);
