import { memo } from 'react';

import type { Expiry } from '../../../domain/expiries/expiry.ts';
import { keyOf } from '../../../domain/expiries/fleetExpiries.ts';
import { RenewButton } from '../../expiries/renew/RenewButton.tsx';
import { RecordName } from '../../kit/fields/RecordName.tsx';
import { usePaperName } from '../../kit/texts/usePaperName.ts';
import { useT } from '../../kit/texts/useT.ts';
import { useMay } from '../../kit/useMay.ts';
import { usePaperSelection } from './PaperSelection.tsx';

import styles from './Papers.module.css';

/** The papers of one day, each with its holder and actions. */
export const PaperRows = ({ papers }: { papers: readonly Expiry[] }) => {
  const { isSelected, select } = usePaperSelection();
  return (
    <ul className={styles.papers}>
      {papers.map((paper) => (
        <PaperRow
          key={keyOf(paper)}
          paper={paper}
          isSelected={isSelected(paper)}
          onSelect={select}
        />
      ))}
    </ul>
  );
};

interface PaperRowProps {
  paper: Expiry;
  isSelected: boolean;
  onSelect: (papers: readonly Expiry[], isOn: boolean) => void;
}

const sameRow = (before: PaperRowProps, after: PaperRowProps) =>
  before.paper === after.paper &&
  before.isSelected === after.isSelected &&
  before.onSelect === after.onSelect;

const PaperRow = memo(({ paper, isSelected, onSelect }: PaperRowProps) => {
  const t = useT();
  const may = useMay();
  const nameOf = usePaperName();
  const { holder, kind, state, owner } = paper;
  return (
    <li className={styles.paper} data-state={state}>
      {may('edit', holder.resource) && (
        <input
          type="checkbox"
          aria-label={t('calendar.selection.one', { paper: nameOf(paper) })}
          checked={isSelected}
          onChange={(event) => onSelect([paper], event.target.checked)}
        />
      )}
      <span className={styles.holder}>
        <RecordName {...holder} />
      </span>
      <span className={styles.kind}>
        {t(`common.expiryKinds.${kind}`)}
        {owner && (
          <>
            {' · '}
            <bdi>{owner.label}</bdi>
          </>
        )}
      </span>
      <RenewButton expiry={paper} />
    </li>
  );
}, sameRow);
PaperRow.displayName = 'PaperRow';
