import { Caravan, FileText, IdCard, Truck, type LucideIcon } from 'lucide-react';
import { useContext, type ReactNode } from 'react';
import { RecordContextProvider, useListContext, useRecordContext } from 'react-admin';

import { paperKind } from '../../../domain/expiries/paperKind.ts';
import type { Paper } from '../../../domain/expiries/papers.ts';
import { holderOfExpiry } from '../../../domain/expiries/worklist.ts';
import type { Expiry } from '../../../domain/records/expiry.ts';
import { RESOURCES } from '../../../domain/records/resources.ts';
import type { Column } from '../../kit/fields/columns.ts';
import { ExpiryDate } from '../../kit/fields/ExpiryDate.tsx';
import { Muted, NotGiven } from '../../kit/fields/Muted.tsx';
import { RecordName } from '../../kit/fields/RecordName.tsx';
import { RowTable } from '../../kit/list/RecordTable.tsx';
import { useRows } from '../../kit/list/rowList.tsx';
import { useCards } from '../../kit/list/useCards.ts';
import { usePaperName } from '../../kit/texts/usePaperName.ts';
import { useT } from '../../kit/texts/useT.ts';
import { useWords } from '../../kit/texts/useWords.ts';
import { useIsPhone } from '../../kit/useIsPhone.ts';
import { SelectPaper, useIsRenewable } from '../PaperSelection.tsx';
import { RenewButton } from '../renew/RenewButton.tsx';
import { HolderFactsContext } from './useHolderFacts.ts';
import { usePaperKindName } from './usePaperKindName.ts';
import { useOpenTabName } from './WorklistTabs.tsx';

import styles from './worklist.module.css';

const ICONS: Readonly<Record<string, LucideIcon>> = {
  [RESOURCES.drivers]: IdCard,
  [RESOURCES.trucks]: Truck,
  [RESOURCES.trailers]: Caravan,
};

const HolderCell = ({ expiry }: { expiry: Expiry }) => {
  const words = useWords();
  const holder = holderOfExpiry(expiry);
  const { hint } = useContext(HolderFactsContext)(holder);
  const Icon = ICONS[holder.resource] ?? FileText;
  return (
    <span className={`line gap-3 ${styles.holder}`}>
      <Icon role="img" aria-label={words.records(holder.resource, 1)} />
      <span>
        <RecordName className="name" {...holder} />
        {hint && (
          <small>
            <bdi>{hint}</bdi>
          </small>
        )}
      </span>
    </span>
  );
};

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

const AssignedCell = ({ expiry }: { expiry: Expiry }) => {
  const t = useT();
  const { assigned } = useContext(HolderFactsContext)(holderOfExpiry(expiry));
  if (!assigned) return <NotGiven />;
  if (assigned.length === 0) return <Muted>{t('overview.assignments.unassigned')}</Muted>;
  return (
    <span className="row gap-0">
      {assigned.map(({ code, ...holder }) => (
        <span key={holder.resource}>
          <RecordName {...holder} />
          {code && (
            <>
              {' '}
              <Muted>
                <bdi>{code}</bdi>
              </Muted>
            </>
          )}
        </span>
      ))}
    </span>
  );
};

const ofPaper = (Part: (props: { expiry: Paper }) => ReactNode) => {
  const Cell = () => {
    const paper = useRecordContext<Paper>();
    return paper && <Part expiry={paper} />;
  };
  return <Cell />;
};

const CELLS = {
  holder: ofPaper(HolderCell),
  paper: ofPaper(PaperCell),
  date: ofPaper(({ expiry }) => <ExpiryDate date={expiry.date} status={expiry} />),
  assigned: ofPaper(AssignedCell),
};
const RENEW = ofPaper(RenewButton);

const COLUMNS: readonly Column[] = (['holder', 'paper', 'date', 'assigned'] as const).map(
  (source) => ({
    source,
    field: CELLS[source],
    label: `worklist.columns.${source}`,
    unsortable: true,
  }),
);

export const WorklistRows = () => {
  const label = useOpenTabName();
  const isPhone = useIsPhone();
  const nameOf = usePaperName();
  const isRenewable = useIsRenewable();
  const { selectable } = useRows();
  if (isPhone) return <WorklistCards label={label} />;
  return (
    <RowTable
      label={label}
      columns={COLUMNS}
      selects={selectable > 0}
      isRowSelectable={isRenewable}
      nameOf={(row) => nameOf(row as Paper)}
      actions={selectable > 0 && RENEW}
      isInset
    />
  );
};

const WorklistCards = ({ label }: { label: string }) => (
  <ul className={styles.cards} aria-label={label}>
    {useCards(useListContext<Paper>().data ?? []).map((paper) => (
      <RecordContextProvider key={paper.id} value={paper}>
        <li className="stack gap-1">
          <div className="apart">
            {CELLS.holder}
            <SelectPaper paper={paper} />
          </div>
          <div className="apart">
            {CELLS.paper}
            {CELLS.date}
          </div>
          <div className={`apart soft small ${styles.cardFoot}`}>
            {CELLS.assigned}
            {RENEW}
          </div>
        </li>
      </RecordContextProvider>
    ))}
  </ul>
);
