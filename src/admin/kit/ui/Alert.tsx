import type { PropsWithChildren, ReactNode } from 'react';

import styles from './Alert.module.css';

interface AlertProps {
  tone: 'bad' | 'warn' | 'info' | 'good';
  action?: ReactNode;
  isCalm?: boolean;
}

/** Announces at once, aloud too, what went wrong or needs attention. */
export const Alert = ({ tone, action, isCalm, children }: PropsWithChildren<AlertProps>) => (
  <div role={isCalm ? 'status' : 'alert'} className={styles.alert} data-tone={tone}>
    <div>{children}</div>
    {action}
  </div>
);
