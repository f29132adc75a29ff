import { ExpiryDate } from './ExpiryDate.tsx';
import { RenewIcon } from './RenewIcon.tsx';
import { useExpiryIn } from './useExpiryIn.ts';

import styles from './fields.module.css';

/** With a button to renew it once urgent. */
export const ExpiryField = ({ source }: { source: string; label?: string }) => {
  const expiry = useExpiryIn(source);
  if (!expiry) return null;
  return (
    <span className={styles.renewable}>
      <ExpiryDate date={expiry.date} status={expiry} />
      <RenewIcon expiry={expiry} />
    </span>
  );
};
