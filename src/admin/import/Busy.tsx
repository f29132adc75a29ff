import type { PropsWithChildren } from 'react';

import styles from './import.module.css';

interface BusyProps {
  done?: { done: number; total: number };
}

export const Busy = ({ done, children }: PropsWithChildren<BusyProps>) => (
  <div role="status" className={`stack gap-3 ${styles.busy}`}>
    <progress aria-hidden value={done?.done} max={done?.total} />
    <div>{children}</div>
  </div>
);
