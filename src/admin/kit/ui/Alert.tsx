import type { PropsWithChildren, ReactNode } from 'react';

import styles from './Alert.module.css';

interface AlertProps {
  tone: 'bad' | 'warn' | 'info' | 'good';
  action?: ReactNode;
}

/** Announces at once, aloud too, what went wrong or needs attention. */
export const Alert = ({ tone, action, children }: PropsWithChildren<AlertProps>) => (
  <div role="alert" className={styles.alert} data-tone={tone}>
    <div>{children}</div>
    {action}
  </div>
);
