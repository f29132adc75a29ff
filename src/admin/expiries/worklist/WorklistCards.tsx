import { holderOfExpiry } from '../../../domain/expiries/worklist.ts';
import { ExpiryDate } from '../../kit/fields/ExpiryDate.tsx';
import { RenewButton } from '../renew/RenewButton.tsx';
import { AssignedCell, HolderCell, PaperCell } from './cells.tsx';
import { keyOf, type WorklistRowsProps } from './rows.ts';
import { SelectRow } from './WorklistTable.tsx';

import styles from './worklist.module.css';

/** The expiry dates on a phone. */
export const WorklistCards = ({
  label,
  rows,
  factsOf,
  selection,
}: WorklistRowsProps & { label: string }) => (
  <ul className={styles.cards} aria-label={label}>
    {rows.map((expiry) => {
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
