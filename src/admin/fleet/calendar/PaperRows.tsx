import { memo } from 'react';

import { ownName } from '../../../domain/base/formats.ts';
import type { Paper } from '../../../domain/expiries/papers.ts';
import { SelectPaper } from '../../expiries/PaperSelection.tsx';
import { RenewButton } from '../../expiries/renew/RenewButton.tsx';
import { RecordName } from '../../kit/fields/RecordName.tsx';
import { useT } from '../../kit/texts/useT.ts';

import styles from './Papers.module.css';

/** The expiry dates of one day, each with its holder and actions. */
export const PaperRows = ({ papers }: { papers: readonly Paper[] }) => (
  <ul className={styles.papers}>
    {papers.map((paper) => (
      <PaperRow key={paper.id} paper={paper} />
    ))}
  </ul>
);

const PaperRow = memo(({ paper }: { paper: Paper }) => {
  const t = useT();
  const { holder, kind, state, owner } = paper;
  return (
    <li className={styles.paper} data-state={state}>
      <SelectPaper paper={paper} />
      <span className={styles.holder}>
        <RecordName {...holder} />
      </span>
      <span className={styles.kind}>
        {t(`common.expiryKinds.${kind}`)}
        {owner && (
          <>
            {' · '}
            <bdi>{ownName(owner, 'label')}</bdi>
          </>
        )}
      </span>
      <RenewButton expiry={paper} />
    </li>
  );
});
PaperRow.displayName = 'PaperRow';
