import { useId, type PropsWithChildren, type ReactNode } from 'react';

import styles from './desk.module.css';

interface DeskCardProps {
  title: string;
  action?: ReactNode;
  /** The anchor for links on the page. */
  anchor?: string;
}

/** One section of the dashboard. */
export const DeskCard = ({ title, action, anchor, children }: PropsWithChildren<DeskCardProps>) => {
  const id = useId();
  return (
    <section id={anchor} className={styles['card']} aria-labelledby={id}>
      <div className={styles['cardHead']}>
        <h2 id={id}>{title}</h2>
        {action}
      </div>
      {children}
    </section>
  );
};
