import type { PropsWithChildren } from 'react';

import styles from './import.module.css';

/** Says what is in progress, without a known duration. */
export const Busy = ({ children }: PropsWithChildren) => (
  <div role="status" className={styles.busy}>
    <progress aria-hidden />
    <div>{children}</div>
  </div>
);
