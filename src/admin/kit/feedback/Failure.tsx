import { useCallback, type PropsWithChildren, type ReactNode } from 'react';

import { Alert } from '../ui/Alert.tsx';

import styles from './Failure.module.css';

interface FailureProps {
  tone?: 'bad' | 'info';
  action?: ReactNode;
}

/** Takes the focus, and so comes into view: at the end of a scrolling form it would go unseen. */
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
