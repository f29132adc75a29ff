import type { PropsWithChildren } from 'react';

import styles from './part.module.css';

/** States of a part, one below the other. */
export const Specimens = ({ children }: PropsWithChildren) => (
  <div className={styles['specimens']}>{children}</div>
);

/** One state, or a few for comparison, under its name. */
export const Specimen = ({ name, children }: PropsWithChildren<{ name: string }>) => (
  <section>
    <p className={styles['name']}>{name}</p>
    <div className={styles['row']}>{children}</div>
  </section>
);
