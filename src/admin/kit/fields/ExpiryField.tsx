import { useFieldValue } from 'react-admin';

import { ExpiryDate } from './ExpiryDate.tsx';
import { RenewIcon } from './RenewIcon.tsx';

import styles from './fields.module.css';

/** The expiry date in a field of the current record, to be renewed once it is urgent. */
export const ExpiryField = ({ source }: { source: string; label?: string }) => (
  <span className={styles.renewable}>
    <ExpiryDate date={useFieldValue<Record<string, string | null>>({ source })} />
    <RenewIcon source={source} />
  </span>
);
