import { useCallback, type PropsWithChildren } from 'react';

import { Alert } from '../ui/Alert.tsx';

import styles from './Failure.module.css';

/**
 * What went wrong with the user's last press, in the place where it happened. It takes the focus, and with it
 * comes into view: at the end of a scrolling form it would go unseen.
 */
export const Failure = ({ children }: PropsWithChildren) => {
  const mounted = useCallback((box: HTMLDivElement | null) => {
    box?.scrollIntoView({ block: 'nearest' });
    box?.focus({ preventScroll: true });
  }, []);
  return (
    <div ref={mounted} tabIndex={-1} className={styles['failure']}>
      <Alert tone="bad">{children}</Alert>
    </div>
  );
};
