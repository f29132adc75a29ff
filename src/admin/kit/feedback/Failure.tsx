import { useCallback, type PropsWithChildren, type ReactNode } from 'react';

import { Alert } from '../ui/Alert.tsx';

import styles from './Failure.module.css';

interface FailureProps {
  /** 'info' for what the user can't put right, such as a call that the server lacks. */
  tone?: 'bad' | 'info';
  action?: ReactNode;
}

/**
 * What went wrong with the user's last press, in the place where it happened. It takes the focus, and with it
 * comes into view: at the end of a scrolling form it would go unseen.
 */
export const Failure = ({ tone = 'bad', action, children }: PropsWithChildren<FailureProps>) => {
  const mounted = useCallback((box: HTMLDivElement | null) => {
    box?.scrollIntoView({ block: 'nearest' });
    box?.focus({ preventScroll: true });
  }, []);
  return (
    <div ref={mounted} tabIndex={-1} className={styles['failure']}>
      <Alert tone={tone} action={action}>
        {children}
      </Alert>
    </div>
  );
};
