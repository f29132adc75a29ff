import { memo } from 'react';

import { paperKind } from '../../../domain/expiries/paperKind.ts';
import type { Paper } from '../../../domain/expiries/papers.ts';
import { holderOfExpiry } from '../../../domain/expiries/worklist.ts';
import { SelectPaper } from '../../expiries/PaperSelection.tsx';
import { RenewButton } from '../../expiries/renew/RenewButton.tsx';
import { usePaperKindName } from '../../expiries/worklist/usePaperKindName.ts';
import { RecordName } from '../../kit/fields/RecordName.tsx';

import styles from './Papers.module.css';

export const PaperRows = ({ papers }: { papers: readonly Paper[] }) => (
  <ul className="measured">
    {papers.map((paper) => (
      <PaperRow key={paper.id} paper={paper} />
    ))}
  </ul>
);

const PaperRow = memo(({ paper }: { paper: Paper }) => {
  const kindName = usePaperKindName();
  const { holder, state, owner } = paper;
  const whose = holderOfExpiry(paper);
  return (
    <li className={styles.paper} data-state={state}>
      <SelectPaper paper={paper} />
      <span className={`row gap-0 baseline ${styles.holder}`}>
        <RecordName className="name" {...whose} />
        {whose.code && (
          <small>
            <bdi>{whose.code}</bdi>
          </small>
        )}
      </span>
      <span className={`soft small dot ${styles.kind}`}>
        {kindName(paperKind(paper))}
        {owner && (
          <>
            {' · '}
            <RecordName {...holder} />
          </>
        )}
      </span>
      <RenewButton expiry={paper} />
    </li>
  );
});
PaperRow.displayName = 'PaperRow';
