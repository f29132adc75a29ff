import { memo } from 'react';

import type { Expiry } from '../../../domain/expiries/expiry.ts';
import { keyOf } from '../../../domain/expiries/fleetExpiries.ts';
import { RenewButton } from '../../expiries/renew/RenewButton.tsx';
import { recordPath } from '../../kit/recordPath.ts';
import { usePaperName } from '../../kit/texts/usePaperName.ts';
import { useT } from '../../kit/texts/useT.ts';
import { InnerLink } from '../../kit/ui/InnerLink.tsx';
import { useMay } from '../../kit/useMay.ts';
import { useSession } from '../../kit/useSession.ts';
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
  const role = useSession()?.user.role;
  const nameOf = usePaperName();
  const { holder, kind, state, owner } = paper;
  const path = recordPath(role, holder.resource, holder.id);
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
        {path ? (
          <InnerLink href={path}>
            <bdi>{holder.label}</bdi>
          </InnerLink>
        ) : (
          <bdi>{holder.label}</bdi>
        )}
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
