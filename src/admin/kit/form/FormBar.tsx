import type { PropsWithChildren } from 'react';

import styles from './Form.module.css';

/** The buttons of a form, in sight wherever it is scrolled to. */
export const FormBar = ({ isInCard, children }: PropsWithChildren<{ isInCard?: boolean }>) => (
  <div role="toolbar" className={styles['bar']} data-in-card={isInCard}>
    {children}
  </div>
);
